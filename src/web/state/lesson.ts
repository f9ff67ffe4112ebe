/** A lesson on the page: its course, the board of the step, and the statement that is being put together. */

import type { Statement } from "../../core/lesson.ts";
import type { Match } from "../../core/match.ts";
import type { Verdict } from "../../players/job.ts";
import {
  applyVerdict,
  type Course,
  counterexampleOf,
  makeMove,
  passStep,
  refutingMatch,
  setUpStep,
  stepOf,
} from "../../table/lesson/course.ts";
import { firstDraft } from "../../table/lesson/slots.ts";
import { playNamed } from "../../table/play.ts";
import { type PuzzleTable, puzzleMatch } from "../../table/puzzle/play.ts";
import { openTable, type Table } from "../../table/table.ts";

export interface LessonState {
  readonly course: Course;
  /** The board of the step, or the position that refutes the last statement; a bet has its own. */
  readonly board: Table | null;
  readonly bet: PuzzleTable | null;
  /** The statement as it was chosen from the lists. */
  readonly draft: Statement;
  readonly typed: string;
  /** What is wrong with what was typed. */
  readonly problem: string;
  /** The game that was begun from here, by its id. */
  readonly match: string | null;
}

export function openStep(course: Course, bet: PuzzleTable | null): LessonState {
  return { course, board: startBoard(course), bet, draft: firstDraft, typed: "", problem: "", match: null };
}

/** Where the step has a position. Only a move is made here; a game is played at a table of its own. */
function startBoard(course: Course): Table | null {
  const step = stepOf(course);
  if (step === undefined || step.kind === "theorem" || step.kind === "bet") return null;
  const setup = setUpStep(course, step);
  if (!setup.ok) return null;
  const { options, start } = setup.value;
  return stillBoard(puzzleMatch({ game: course.game, options, position: start }), step.kind === "move");
}

function stillBoard(match: Match, live: boolean): Table {
  return { ...openTable({ match, notes: [] }), hand: live ? "both" : "nobody" };
}

/** "Step 3 of 8. Start small, with three blocks. …", for who listens. */
export function stepAloud({ course, bet }: LessonState): string {
  const { at, lesson } = course;
  const task = bet === null ? [] : [bet.puzzle.decision.task];
  return [`Step ${at + 1} of ${lesson.steps.length}.`, stepOf(course)?.text ?? "", ...task].join(" ");
}

/** What was said to an answer; who listens is also told the name of the position that refutes it. */
export function saidAloud({ course, board }: LessonState): string {
  if (board === null || counterexampleOf(course) === null) return course.said;
  const { game, positions } = board.match;
  return `${course.said} Position ${game.key(positions.at(-1))}.`;
}

/** A move that the step asks for is made on the board. */
export function withMove(lesson: LessonState, name: string): LessonState {
  const { board } = lesson;
  const course = makeMove(lesson.course, name);
  if (board === null || !course.passed) return { ...lesson, course };
  return { ...lesson, course, board: { ...playNamed(board, name), hand: "nobody" } };
}

/** A bet that is won ends its step. */
export function withBet(lesson: LessonState, bet: PuzzleTable): LessonState {
  const { course } = lesson;
  const isWon = bet.puzzle.phase === "solved" && !course.passed;
  return { ...lesson, bet, course: isWon ? passStep(course) : course };
}

/** What refutes the statement stands on the board. */
export function withVerdict(lesson: LessonState, draft: Statement, verdict: Verdict): LessonState {
  const course = applyVerdict(lesson.course, draft, verdict);
  const refuting = refutingMatch(course);
  const board = refuting === undefined ? startBoard(course) : stillBoard(refuting, false);
  return { ...lesson, course, board, draft, typed: "", problem: "" };
}
