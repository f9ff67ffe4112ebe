import * as z from "zod/mini";
import { dayNumber } from "./dates.ts";
import { marks } from "./puzzle.ts";

export const dateSchema = z.string().check(z.refine((text) => dayNumber(text) !== undefined));

const count = z.number().check(z.gte(0), z.lte(1e6));

export const scoreShape = { marks: z.array(z.enum(marks)), wrong: count, hints: count, shown: z.boolean() };

const solvedSchema = z.object({
  /** The day it was solved. */
  date: dateSchema,
  /** The day whose puzzle it is, or null for any other puzzle. */
  daily: z.nullable(dateSchema),
  game: z.string(),
  key: z.string(),
  ...scoreShape,
});

export type SolvedPuzzle = Readonly<z.infer<typeof solvedSchema>>;

/** Undefined if the entry is damaged, or if an older version wrote it. */
export function readSolved(json: unknown): SolvedPuzzle | undefined {
  return solvedSchema.safeParse(json).data;
}

export function solvedDaily(puzzles: readonly SolvedPuzzle[], date: string): SolvedPuzzle | undefined {
  return puzzles.find((puzzle) => puzzle.daily === date);
}
