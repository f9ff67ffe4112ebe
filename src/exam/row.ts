/** One question of an exam: a position, what is asked about it, and the exact answers. `docs/evaluate.md` explains every field. */

import * as z from "zod/mini";
import { seatSchema, wholeSchema } from "../core/record-reader.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { parseJson } from "../core/text.ts";
import { type Decisions, decisionOf } from "../players/skill.ts";
import { valueSchema } from "../protocol/schemas.ts";

/** Counts up when a program that reads rows would not work any more. */
export const examVersion = 1;

/** A collector of training texts can leave out files that contain it. */
export const canary = "SWITCHYARD-EXAM-CANARY 5f0c7a52-93d1-4b7e-8a66-2d1f4be0c913";

const text = z.string();

const rowSchema = z.object({
  exam: z.literal(examVersion),
  id: text.check(z.regex(/^[\w.-]{1,80}$/)),
  game: text,
  gameVersion: wholeSchema,
  options: z.record(text, z.union([z.number(), text])),
  key: text,
  seat: seatSchema,
  ask: z.enum(["move", "winner"]),
  prompt: text,
  promptVersion: wholeSchema,
  /** What may be answered. */
  legal: z.array(text).check(z.minLength(2)),
  /** What each answer is worth, in the order of `legal`. */
  values: z.array(valueSchema),
  /** The answers that give nothing away. */
  right: z.array(text).check(z.minLength(1)),
  /** That a random answer is right. */
  chance: z.number(),
  depth: z.nullable(wholeSchema),
  canary: text,
});

export type ExamRow = z.infer<typeof rowSchema>;

/** Depths that are balanced and reported together. */
export const depthBands = ["1", "2", "3 to 4", "5 to 8", "9 or more", "unknown"] as const;

export function depthBand(depth: number | null): (typeof depthBands)[number] {
  if (depth === null) return "unknown";
  if (depth <= 1) return "1";
  return depth === 2 ? "2" : depth <= 4 ? "3 to 4" : depth <= 8 ? "5 to 8" : "9 or more";
}

/** What an answer gives away; one that is not legal loses the game. */
export function judge({ legal, values }: ExamRow, answer: string | null): Decisions {
  const value = values[answer === null ? -1 : legal.indexOf(answer)] ?? { kind: "loss" };
  const decision = decisionOf(value, values);
  if (decision === null) throw new Error("Every row of an exam has a right and a wrong answer.");
  return decision;
}

export function readExam(content: string): Result<readonly ExamRow[]> {
  const rows: ExamRow[] = [];
  const ids = new Set<string>();
  for (const [at, line] of content.split("\n").entries()) {
    if (line.trim() === "") continue;
    const parsed = rowSchema.safeParse(parseJson(line));
    if (!parsed.success || !isSound(parsed.data) || ids.has(parsed.data.id))
      return fail("bad-record", `Line ${at + 1} isn't a row of an exam of version ${examVersion}.`);
    ids.add(parsed.data.id);
    rows.push(parsed.data);
  }
  return rows.length > 0 ? ok(rows) : fail("bad-record", "There is no row in this exam.");
}

function isSound({ legal, values }: ExamRow): boolean {
  return legal.length === values.length && decisionOf(values[0] ?? null, values) !== null;
}
