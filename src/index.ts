/** Switchyard as a library: the games, the truth about them, players for them, and the vocabulary to use them with. */

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
export type { GameInput, OptionsOf } from "./library/game-input.ts";
export {
  analyze,
  type LevelPlayer,
  type PositionAnalysis,
  type PositionOf,
  players,
} from "./library/position.ts";
export { solve } from "./library/solve.ts";
export { type LevelName, levelNames } from "./players/level-names.ts";
export { type MoveGrade, type Scorecard, type ScoredMove, scorecard } from "./players/scorecard.ts";
export { type Chosen, engineFor } from "./protocol/engine.ts";
export { explain } from "./words/explain.ts";
export { counted } from "./words/subjects.ts";
