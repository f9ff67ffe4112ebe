/** The games of a page with a sixth: `SWITCHYARD_GAMES=examples/six-games-page.ts npx vite build --outDir DIR`. */

import { games as ownGames } from "switchyard-games";
import { threeHeaps } from "./three-heaps.ts";

export const games = [...ownGames, threeHeaps];
