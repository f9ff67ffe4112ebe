/** The five games and a sixth: what `six-games.ts` and its page play. */

import { games as ownGames } from "switchyard-games";
import { threeHeaps } from "./three-heaps.ts";

export const games = [...ownGames, threeHeaps];
