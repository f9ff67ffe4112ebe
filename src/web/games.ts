/** The page's games: the one place of the page that names them. A build can put another list in its place. */

export { games } from "../games/index.ts";
