/** Switchyard as a library: games, exact values, players, and the vocabulary to use them. */

export { explain } from "./computer/explain.ts";
export { type LevelName, levelNames } from "./computer/level-names.ts";
export { type MoveGrade, type Scorecard, type ScoredMove, scorecard } from "./computer/scorecard.ts";
export * from "./core/index.ts";
export { counted } from "./core/words/subjects.ts";
export {
  factorFrenzy,
  type GameId,
  games,
  gamesById,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "./games/index.ts";
export {
  analyze,
  type GameInput,
  type LevelPlayer,
  type OptionsOf,
  type PositionAnalysis,
  type PositionOf,
  players,
  solve,
} from "./library.ts";
export { type Chosen, engineFor } from "./measure/protocol/engine.ts";
