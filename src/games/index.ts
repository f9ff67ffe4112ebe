/** The default list of games. Every face takes such a list; a sixth game is one more entry. */

import type { Game } from "../core/game.ts";
import { factorFrenzy } from "./factor-frenzy/index.ts";
import { switchAndCapture } from "./switch-and-capture/index.ts";
import { switchBattle } from "./switch-battle/index.ts";
import { switchConquer } from "./switch-conquer/index.ts";
import { towerSwitch } from "./tower-switch/index.ts";

export { factorFrenzy, switchAndCapture, switchBattle, switchConquer, towerSwitch };

/** The default games by their ids, in their order. */
export const gamesById = {
  "switch-and-capture": switchAndCapture,
  "switch-battle": switchBattle,
  "switch-conquer": switchConquer,
  "tower-switch": towerSwitch,
  "factor-frenzy": factorFrenzy,
} as const;

export type GameId = keyof typeof gamesById;

export const games: readonly Game[] = Object.values(gamesById);
