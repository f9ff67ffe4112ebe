/** What somebody's own game can be tested with. */

export { checkGame, checkGames, type Fault } from "./library/check-game.ts";
