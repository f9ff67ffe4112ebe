import type { Game } from "../core/game.ts";
import { factorFrenzy } from "./factor-frenzy/index.ts";
import { switchAndCapture } from "./switch-and-capture/index.ts";
import { switchBattle } from "./switch-battle/index.ts";
import { switchConquer } from "./switch-conquer/index.ts";
import { towerSwitch } from "./tower-switch/index.ts";

export { factorFrenzy, switchAndCapture, switchBattle, switchConquer, towerSwitch };

/** The default games by their ids, the easiest first. */
export const gamesById = {
  "tower-switch": towerSwitch,
  "switch-battle": switchBattle,
  "factor-frenzy": factorFrenzy,
  "switch-conquer": switchConquer,
  "switch-and-capture": switchAndCapture,
} as const;

/** The id of one of the five games. */
export type GameId = keyof typeof gamesById;

/** The five games, in the order of the menus. */
export const games: readonly Game[] = Object.values(gamesById);
