import * as z from "zod/mini";
import { dayNumber } from "../../players/puzzles/dates.ts";
import { type DailyScore, type Mark, marks } from "../../words/share-line.ts";

export const dateSchema = z.string().check(z.refine((text) => dayNumber(text) !== undefined));

const count = z.number().check(z.gte(0), z.lte(1e6));

export const scoreShape = {
  marks: z.optional(z.array(z.enum(marks))),
  hints: z.optional(count),
  shown: z.optional(z.boolean()),
};

const solvedSchema = z.object({
  /** A daily puzzle's own date; for the others, the day it was solved. */
  date: dateSchema,
  game: z.string(),
  key: z.string(),
  daily: z.boolean(),
  /** Wrong answers plus one. */
  tries: z.number().check(z.gte(1), z.lte(1e6)),
  /** Written by 0.2.0, before `marks`: which answers were right, in order. */
  answers: z.optional(z.array(z.boolean())),
  ...scoreShape,
  /** A daily puzzle solved after its day doesn't count for a streak. */
  late: z.optional(z.boolean()),
});

export type SolvedPuzzle = Readonly<z.infer<typeof solvedSchema>>;

/** A damaged entry is dropped. */
export function readSolved(json: unknown): readonly SolvedPuzzle[] {
  const solved = solvedSchema.safeParse(json);
  return solved.success ? [solved.data] : [];
}

export function solvedDaily(puzzles: readonly SolvedPuzzle[], date: string): SolvedPuzzle | undefined {
  return puzzles.find((puzzle) => puzzle.daily && puzzle.date === date);
}

export function scoreOf(solved: SolvedPuzzle): DailyScore {
  const { tries, hints = 0, shown = false, late = false } = solved;
  return { marks: solved.marks ?? marksFrom(solved), wrong: tries - 1, hints, shown, late };
}

/** Older files: the first answer to each decision, as far as it can be told. */
function marksFrom({ tries, answers = [tries === 1] }: SolvedPuzzle): readonly Mark[] {
  const first = answers.filter((_, at) => at === 0 || answers[at - 1]);
  return first.map((right) => (right ? "right" : "wrong"));
}
