/**
 * What counts in an attempt at a puzzle: the first answer to each decision, and whether there was help before it. Further
 * attempts continue the puzzle, but change no mark. The attempt at a daily puzzle is kept until it is solved, so that
 * leaving and coming back isn't a second chance.
 */

import * as z from "zod/mini";
import { parseJson } from "../../core/text.ts";
import { dayNumber } from "../../players/puzzles/dates.ts";
import type { PuzzleTable } from "../../table/puzzle/play.ts";
import { dateSchema, scoreShape } from "../../table/puzzle/solved.ts";
import type { Mark, PuzzleScore } from "../../words/share-line.ts";
import type { Texts } from "../outside.ts";

export interface Attempt extends PuzzleScore {
  /** The date on which the puzzle was first opened. */
  readonly opened: string;
}

const attemptSchema = z.object({
  ...scoreShape,
  opened: dateSchema,
  wrong: z.number().check(z.gte(0), z.lte(1e6)),
});

export function newAttempt(today: string): Attempt {
  return { opened: today, marks: [], wrong: 0, hints: 0, shown: false };
}

export function scoreChange(attempt: Attempt, before: PuzzleTable, after: PuzzleTable): Attempt {
  const at = before.puzzle.answers.filter((right) => right).length;
  const helped = scoreHelp(attempt, before, after, at);
  const { answers } = after.puzzle;
  if (answers.length <= before.puzzle.answers.length) return helped;
  const right = answers.at(-1) === true;
  return {
    ...helped,
    marks: firstMark(helped.marks, at, right ? "right" : "wrong"),
    wrong: helped.wrong + Number(!right),
  };
}

/** A repeated hint counts once. */
function scoreHelp(attempt: Attempt, before: PuzzleTable, after: PuzzleTable, at: number): Attempt {
  const { decision, hinted } = after.puzzle;
  const { length } = decision.hints;
  if (decision !== before.puzzle.decision || hinted <= before.puzzle.hinted) return attempt;
  const isNew = before.puzzle.hinted < length;
  return {
    ...attempt,
    marks: firstMark(attempt.marks, at, "hint"),
    hints: attempt.hints + Number(isNew),
    shown: attempt.shown || hinted >= length,
  };
}

/** The first mark stays. */
function firstMark(marks: readonly Mark[], at: number, mark: Mark): readonly Mark[] {
  return marks.length === at ? [...marks, mark] : marks;
}

/** A puzzle opened on its day counts for that day if the player resumes it by the end of the next. */
export function isLate(date: string, opened: string, today: string): boolean {
  const [day = 0, now = 0] = [dayNumber(date), dayNumber(today)];
  return opened > date || now > day + 1;
}

export function attemptOn({ read }: Pick<Texts, "read">, date: string): Attempt | undefined {
  const kept = attemptSchema.safeParse(parseJson(read(attemptName(date)) ?? ""));
  if (!kept.success) return undefined;
  const { marks = [], hints = 0, shown = false, ...rest } = kept.data;
  return { ...rest, marks, hints, shown };
}

/** Null if the puzzle is solved. */
export function keepAttempt({ write }: Pick<Texts, "write">, date: string, attempt: Attempt | null): void {
  write(attemptName(date), attempt === null ? "" : JSON.stringify(attempt));
}

function attemptName(date: string): string {
  return `attempt-${date}`;
}
