/**
 * The puzzles that were solved, and the streaks that they add up to. Dates are the caller's; one that lies ahead, as after
 * a clock was set back, does no harm.
 */

import * as z from "zod/mini";
import { dateOf, dayNumber } from "../../core/calendar.ts";
import { countOf } from "../../words/values.ts";

export const dateSchema = z.string().check(z.refine((text) => dayNumber(text) !== undefined));

const solvedSchema = z.object({
  /** The date of a daily puzzle; of another, that on which it was solved. */
  date: dateSchema,
  game: z.string(),
  key: z.string(),
  daily: z.boolean(),
  /** One more than there were wrong answers. */
  tries: z.number().check(z.gte(1), z.lte(1e6)),
  /** Which answers were right, in their order; 0.1.0 did not keep that. */
  answers: z.optional(z.array(z.boolean())),
  /** Whether a daily puzzle was solved after its day; then it is no part of a streak. */
  late: z.optional(z.boolean()),
});

export type SolvedPuzzle = Readonly<z.infer<typeof solvedSchema>>;

export type PuzzleStats = ReturnType<typeof puzzleStats>;

/** What was kept may be damaged; then it is not there. */
export function readSolved(json: unknown): readonly SolvedPuzzle[] {
  const solved = solvedSchema.safeParse(json);
  return solved.success ? [solved.data] : [];
}

export function puzzleStats(puzzles: readonly SolvedPuzzle[], today: string) {
  const onTime = puzzles.filter(({ daily, late }) => daily && late !== true);
  const days = new Set(onTime.flatMap(({ date }) => dayNumber(date) ?? []));
  const now = dayNumber(today) ?? 0;
  return {
    solved: puzzles.length,
    firstTry: puzzles.filter(({ tries }) => tries === 1).length,
    /** Days in a row with the daily puzzle solved: the run that still goes on, and the longest. */
    streak: runUpTo(days, days.has(now) ? now : now - 1),
    longest: Math.max(0, ...Array.from(days, (day) => runUpTo(days, day))),
  };
}

/** "3 days in a row; your best is 5." */
export function streakText({ streak, longest }: PuzzleStats): string {
  const days = `${countOf(streak, "day")} in a row`;
  return longest > streak ? `${days}; your best is ${longest}.` : `${days}.`;
}

export function solvedDaily(puzzles: readonly SolvedPuzzle[], date: string): SolvedPuzzle | undefined {
  return puzzles.find((puzzle) => puzzle.daily && puzzle.date === date);
}

export function answersOf({ tries, answers }: SolvedPuzzle): readonly boolean[] {
  return answers ?? Array.from({ length: tries }, (_, at) => at === tries - 1);
}

/** The dates whose puzzles are open, the latest first: today and the week before. */
export function openDates(today: string): readonly string[] {
  return Array.from({ length: 8 }, (_, ago) => dateOf((dayNumber(today) ?? 0) - ago));
}

function runUpTo(days: ReadonlySet<number>, last: number): number {
  let length = 0;
  while (days.has(last - length)) length++;
  return length;
}
