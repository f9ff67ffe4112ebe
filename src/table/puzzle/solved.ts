/** What is stored about a solved puzzle. */

import * as z from "zod/mini";
import { dayNumber } from "../../players/puzzles/dates.ts";
import { type DailyScore, type Mark, marks } from "../../words/share-line.ts";

export const dateSchema = z.string().check(z.refine((text) => dayNumber(text) !== undefined));

const count = z.number().check(z.gte(0), z.lte(1e6));

/** What counts of an attempt; see `PuzzleScore`. */
export const scoreShape = {
  marks: z.optional(z.array(z.enum(marks))),
  hints: z.optional(count),
  shown: z.optional(z.boolean()),
};

const solvedSchema = z.object({
  /** The date of a daily puzzle; of another, that on which it was solved. */
  date: dateSchema,
  game: z.string(),
  key: z.string(),
  daily: z.boolean(),
  /** One more than there were wrong answers. */
  tries: z.number().check(z.gte(1), z.lte(1e6)),
  /** Which answers were right, in their order; kept from 0.2.0 on, until the marks took their place. */
  answers: z.optional(z.array(z.boolean())),
  ...scoreShape,
  /** Whether a daily puzzle was solved after its day; then it doesn't count for a streak. */
  late: z.optional(z.boolean()),
});

export type SolvedPuzzle = Readonly<z.infer<typeof solvedSchema>>;

/** A damaged entry counts as missing. */
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

/** From older files, the first answer to each decision, as far as they contain it. */
function marksFrom({ tries, answers = [tries === 1] }: SolvedPuzzle): readonly Mark[] {
  const first = answers.filter((_, at) => at === 0 || answers[at - 1]);
  return first.map((right) => (right ? "right" : "wrong"));
}
