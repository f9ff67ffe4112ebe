/** Switchyard as a library: the games and the vocabulary to use them with. */

export * from "./core/index.ts";
export {
  factorFrenzy,
  games,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "./games/index.ts";
