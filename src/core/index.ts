/** The vocabulary: what a game is, and what a match, a series and a record of it are. */

export {
  type Analysis,
  type AnswerPairs,
  type CanWin,
  finishedValue,
  type MoveAnalysis,
  type Value,
  valueOfMove,
  winnerOf,
} from "./analysis.ts";
export {
  type Board,
  blankCell,
  type Cell,
  type CellState,
  cellStates,
  cellsOf,
  changedCells,
  type GraphLine,
  type Group,
  type GroupShape,
  groupShapes,
  type Link,
} from "./board.ts";
export { defineGame, type GameDefinition } from "./define/define-game.ts";
export {
  allSteps,
  type GridLook,
  gridBoard,
  gridNames,
  neighbours,
  type PlaceLook,
  placesWith,
  stackGroup,
  straightSteps,
  turnedPositions,
  withMark,
} from "./define/grid.ts";
export type { Game, Recommended, Solvable } from "./game.ts";
export type { GameLesson, Language, LessonStep, PositionClass } from "./lesson.ts";
export {
  agreeDraw,
  canUndo,
  conclude,
  currentPosition,
  type Match,
  type MatchDetails,
  newMatch,
  type Player,
  playMove,
  redo,
  resign,
  seatToMove,
  tableOf,
  timesStood,
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
export { formatRecord, type MatchRecord, recordVersion, toRecord } from "./record.ts";
export { parseRecord, readMatch } from "./record-reader.ts";
export { resolveOptions } from "./resolve-options.ts";
export { fail, ok, type Problem, type ProblemCode, problemCodes, type Result } from "./result.ts";
export {
  type BoardOutcome,
  byPoints,
  type EndReason,
  endReasons,
  moveNames,
  type Notation,
  type Outcome,
  type Rules,
} from "./rules.ts";
export { isSeat, ofSeat, otherSeat, type Pair, type Seat, seats } from "./seat.ts";
export { isSeriesLength, nextFirst, nextPlace, type SeriesPlace, scoreAfter } from "./series.ts";
export {
  type FoundPosition,
  findGame,
  findMove,
  findPosition,
  type PositionQuery,
  playThrough,
  type Setup,
  type SetupRequest,
  setUp,
} from "./setup.ts";
export type { Deal, DealtStart, Starts, WithStart, WrittenStarts } from "./starts.ts";
export { cleanName, cleanText } from "./text.ts";
