/** The schemas of everything that the engine and `--json` print. */

import * as z from "zod/mini";
import { cellStates } from "../../src/core/board.ts";
import { seatSchema, wholeSchema } from "../../src/core/record-reader.ts";
import { problemCodes } from "../../src/core/result.ts";
import { valueSchema } from "../../src/measure/exam/row.ts";

const id = z.nullable(z.union([z.string(), z.number()]));
const options = z.record(z.string(), z.union([z.number(), z.string()]));

const place = {
  game: z.string(),
  options,
  first: seatSchema,
  key: z.string(),
  toMove: seatSchema,
  over: z.boolean(),
  winner: z.nullable(seatSchema),
};

const stateSchema = z.object({ ...place, legal: z.array(z.string()) });

/** Each kind has its own fields, which `docs/engine.md` lists. */
const reasonSchema = z.looseObject({ kind: z.string() });

export const analysisSchema = z.object({
  ...place,
  value: z.nullable(valueSchema),
  canWin: z.tuple([z.nullable(z.boolean()), z.nullable(z.boolean())]),
  reasons: z.array(reasonSchema),
  why: z.string(),
  moves: z.array(
    z.object({
      move: z.string(),
      key: z.string(),
      value: z.nullable(valueSchema),
      reasons: z.exactOptional(z.array(reasonSchema)),
      why: z.exactOptional(z.string()),
    }),
  ),
});

const named = { name: z.string(), help: z.string() };

const [text, number] = [z.string(), z.number()];

const optionSchema = z.union([
  z.object({
    ...named,
    type: z.literal("number"),
    default: number,
    min: number,
    max: number,
    solveMax: number,
  }),
  z.object({ ...named, type: z.literal("choice"), default: text, choices: z.array(text) }),
  z.object({
    ...named,
    type: z.literal("row"),
    default: text,
    choices: z.array(text),
    symbols: z.tuple([text, text]),
    size: text,
  }),
]);

const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  seats: z.tuple([z.string(), z.string()]),
  options: z.array(optionSchema),
  /** Null if the standard setup is the recommended one. */
  recommended: z.nullable(z.object({ options, text: z.string() })),
});

const count = z.union([wholeSchema, z.string().check(z.regex(/^\d+$/))]);

/** What `solve --json` prints. */
export const solveSchema = z.object({
  game: z.string(),
  options,
  /** All four are null if there are too many to count. */
  positions: z.nullable(count),
  wins: z.nullable(count),
  losses: z.nullable(count),
  draws: z.nullable(count),
  start: z.nullable(valueSchema),
  starts: z.exactOptional(z.object({ win: count, loss: count, draw: count })),
  longest: z.nullable(wholeSchema),
  line: z.nullable(z.object({ from: z.string(), moves: z.array(z.string()) })),
  byDistance: z.nullable(z.array(z.object({ plies: wholeSchema, wins: count, losses: count }))),
  seconds: z.number(),
});

const answered = { id, ok: z.literal(true) };

/** The schema of each answer, by the operation of its request. */
export const answerSchemas = {
  hello: z.object({ ...answered, name: z.string(), version: z.string(), protocol: wholeSchema }),
  games: z.object({ ...answered, games: z.array(gameSchema) }),
  state: z.extend(stateSchema, answered),
  analyze: z.extend(analysisSchema, answered),
  choose: z.object({ ...answered, move: z.string(), exact: z.exactOptional(z.literal(false)) }),
  deal: z.extend(stateSchema, answered),
  board: z.extend(stateSchema, {
    ...answered,
    board: z.array(
      z.looseObject({ cells: z.array(z.looseObject({ id: z.string(), state: z.enum(cellStates) })) }),
    ),
    text: z.array(z.string()),
  }),
  hint: z.object({
    ...answered,
    step: z.literal([1, 2, 3]),
    text: z.string(),
    move: z.exactOptional(z.string()),
    reasons: z.exactOptional(z.array(reasonSchema)),
  }),
} as const;

export const errorSchema = z.object({
  id,
  ok: z.literal(false),
  error: z.object({
    code: z.enum(problemCodes),
    message: z.string(),
    at: z.exactOptional(wholeSchema),
    legal: z.exactOptional(z.array(z.string())),
  }),
});
