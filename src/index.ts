/** Switchyard as a library: games, exact values, players, and the vocabulary to use them. */

export * from "./core/index.ts";
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
} from "./library/calls.ts";
export { type LevelName, levelNames } from "./players/level-names.ts";
export { type MoveGrade, type Scorecard, type ScoredMove, scorecard } from "./players/scorecard.ts";
export { type Chosen, engineFor } from "./protocol/engine.ts";
export { explain } from "./words/explain.ts";
export { counted } from "./words/subjects.ts";
