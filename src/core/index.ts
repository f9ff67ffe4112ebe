export type { Analysis, AnswerPairs, CanWin, MoveAnalysis, Value } from "./analysis.ts";
export {
  type Board,
  blankCell,
  type Cell,
  type CellState,
  type GraphLine,
  type Group,
  type GroupShape,
  type Link,
} from "./board.ts";
export { defineGame, type GameDefinition, type VariantDefinition } from "./define/define-game.ts";
export {
  allSteps,
  type GridLook,
  gridBoard,
  gridNames,
  neighbors,
  type PlaceLook,
  placesWith,
  stackGroup,
  straightSteps,
  turnedPositions,
  withMark,
} from "./define/grid.ts";
export type { Game, Recommended, Solvable, Variant } from "./game.ts";
export type { GameLesson, LessonStep } from "./lesson.ts";
export {
  agreeDraw,
  currentPosition,
  type Match,
  type MatchDetails,
  newMatch,
  type Player,
  playMove,
  resign,
  seatToMove,
  undo,
} from "./match.ts";
export {
  type ChoiceOption,
  choiceOption,
  type NumberOption,
  numberOption,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionsFrom,
  type OptionValue,
} from "./options.ts";
export type {
  Dialogue,
  DialogueAnswer,
  Presentation,
  Question,
  RulesPage,
  Speaker,
  Speakers,
  Terms,
} from "./presentation.ts";
export { pick, type Random, randomFrom } from "./random.ts";
export type { Reason } from "./reason.ts";
export { formatRecord, type MatchRecord, toRecord } from "./record.ts";
export { readMatch } from "./record-reader.ts";
export { fail, ok, type Problem, type ProblemCode, type Result } from "./result.ts";
export {
  type BoardOutcome,
  byPoints,
  type EndReason,
  type Notation,
  type Outcome,
  type Rules,
} from "./rules.ts";
export { otherSeat, type Pair, type Seat, seats } from "./seat.ts";
export { findGame, findMove, type Setup, type SetupRequest, setUp } from "./setup.ts";
export type { Deal, DealtStart, Starts, WithStart, WrittenStarts } from "./starts.ts";
