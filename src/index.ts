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
export { type Chosen, type LevelPlayer, players } from "./library/players.ts";
export type { Place } from "./library/position-query.ts";
export { analyze, type PositionAnalysis, solve } from "./library/solve.ts";
export { type LevelName, levelNames } from "./players/level-names.ts";
export { type MoveGrade, type Scorecard, type ScoredMove, scorecard } from "./players/scorecard.ts";
export { engineFor } from "./protocol/engine.ts";
export { explain } from "./words/explain.ts";
