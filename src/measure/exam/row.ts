/** A question of an exam. `docs/models.md` explains every field. */

import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { type Decisions, decisionOf, worth } from "../../computer/skill.ts";
import { seatSchema, wholeSchema } from "../../core/record-reader.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { parseJson } from "../../core/text.ts";

/** Increase this when a change would break programs that read rows. */
export const examVersion = 3;

/** People who collect training data can leave out files that contain this text. */
export const canary = "SWITCHYARD-EXAM-CANARY 5f0c7a52-93d1-4b7e-8a66-2d1f4be0c913";

const text = z.string();

export const valueSchema = z.union([
  z.object({ kind: z.enum(["win", "loss"]), plies: z.exactOptional(wholeSchema) }),
  z.object({ kind: z.literal("draw") }),
]);

const rowSchema = z.object({
  exam: z.literal(examVersion),
  id: text.check(z.regex(/^[0-9a-f]{16}$/)),
  seed: wholeSchema,
  game: text,
  gameVersion: wholeSchema,
  options: z.record(text, z.union([z.number(), text])),
  key: text,
  seat: seatSchema,
  ask: z.enum(["move", "winner"]),
  prompt: text,
  promptVersion: wholeSchema,
  /** Set if the prompt retells the game with made-up names. */
  disguised: z.exactOptional(z.literal(true)),
  /** Set if the prompt doesn't list the legal moves. */
  unlisted: z.exactOptional(z.literal(true)),
  legal: z.array(text).check(z.minLength(2)),
  /** In the order of `legal`. */
  values: z.array(valueSchema),
  right: z.array(text).check(z.minLength(1)),
  chance: z.number(),
  /** How many plies a search must look ahead to be sure of a right answer. */
  depth: z.nullable(wholeSchema),
  canary: text,
});

const otherVersion = z.object({ exam: z.number().check(z.refine((exam) => exam !== examVersion)) });

export type ExamRow = z.infer<typeof rowSchema>;
/** How a prompt's wording differs from the usual one. */
export type Wording = { readonly [Change in "disguised" | "unlisted"]?: boolean | undefined };

const { id: _id, ...content } = rowSchema.shape;

/** The id is a hash of the whole row, so an answer can't fit another row, and every change shows. */
export function withId(row: Omit<ExamRow, "id">): ExamRow {
  const options = Object.entries(row.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const values = Object.values(z.object(content).parse({ ...row, options: Object.fromEntries(options) }));
  return { ...row, id: createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 16) };
}

export function rightOf({ legal, values }: Pick<ExamRow, "legal" | "values">) {
  const best = Math.max(...values.map(worth));
  const right = legal.filter((_, at) => worth(values[at] ?? { kind: "loss" }) === best);
  return { right, chance: right.length / legal.length };
}

/** Exams are balanced and reported by these bands. The last one includes unknown depths, which no short search reaches. */
export const depthBands = ["1 or 2", "3 or 4", "5 or 6", "7 or 8", "9 or more"] as const;
export type DepthBand = (typeof depthBands)[number];

export function depthBand(depth: number | null): DepthBand {
  return depthBands[Math.ceil((depth ?? Infinity) / 2) - 1] ?? "9 or more";
}

export function judge({ legal, values }: ExamRow, answer: string | null): Decisions {
  const value = values[answer === null ? -1 : legal.indexOf(answer)] ?? { kind: "loss" };
  const decision = decisionOf(value, values);
  if (decision === null) throw new Error("This row has nothing to decide: every answer is equally good.");
  return decision;
}

export function readExam(content: string): Result<readonly ExamRow[]> {
  const lines = new Map<string, number>();
  const rows: ExamRow[] = [];
  for (const [at, line] of content.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readRow(parseJson(line));
    if (!read.ok) return fail("bad-record", `Line ${at + 1} ${read.problem.message}`);
    const { id } = read.value;
    const before = lines.get(id);
    if (before !== undefined)
      return fail("bad-record", `Line ${at + 1} repeats the question on line ${before}.`);
    lines.set(id, at + 1);
    rows.push(read.value);
  }
  return rows.length > 0 ? ok(rows) : fail("bad-record", "This exam has no questions.");
}

function readRow(json: unknown): Result<ExamRow> {
  const other = otherVersion.safeParse(json).data;
  if (other !== undefined)
    return fail(
      "bad-record",
      `is from a version ${other.exam} exam. This program reads version ${examVersion}.`,
    );
  const row = rowSchema.safeParse(json).data;
  if (row === undefined || !isSound(row))
    return fail("bad-record", `isn't a question from a version ${examVersion} exam.`);
  return withId(row).id === row.id
    ? ok(row)
    : fail("bad-record", "was changed after the exam was made: its id doesn't match its contents.");
}

function isSound(row: ExamRow): boolean {
  const { legal, values, right, chance } = row;
  if (legal.length !== values.length || decisionOf(values[0] ?? null, values) === null) return false;
  const known = rightOf(row);
  return known.chance === chance && known.right.join() === right.join();
}
