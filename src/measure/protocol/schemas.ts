/** The shapes of what the engine reads, for programs that want to check them. `docs/engine.md` shows its answers. */

import * as z from "zod/mini";
import { levelNames } from "../../computer/level-names.ts";
import { maxSeed } from "../../core/random.ts";
import { seatSchema, wholeSchema } from "../../core/record-reader.ts";

const id = z.nullable(z.union([z.string(), z.number()]));

export const valueSchema = z.union([
  z.object({ kind: z.enum(["win", "loss"]), plies: z.exactOptional(wholeSchema) }),
  z.object({ kind: z.literal("draw") }),
]);

/** Only `game` is required. */
const about = {
  id: z.exactOptional(id),
  game: z.string(),
  options: z.exactOptional(z.record(z.string(), z.union([z.number(), z.string()]))),
  moves: z.exactOptional(z.array(z.string())),
  from: z.exactOptional(z.nullable(z.string())),
  first: z.exactOptional(seatSchema),
};

const seed = z.exactOptional(z.int().check(z.gte(0), z.lte(maxSeed)));

const mostKeys = 10_000;

/** The schema of each request, by its operation. */
export const requestSchemas = {
  hello: z.object({ id: z.exactOptional(id), op: z.literal("hello") }),
  games: z.object({ id: z.exactOptional(id), op: z.literal("games") }),
  state: z.object({ op: z.literal("state"), ...about }),
  analyze: z.object({ op: z.literal("analyze"), ...about }),
  choose: z.object({
    op: z.literal("choose"),
    ...about,
    level: z.enum(levelNames),
    seed,
  }),
  values: z.object({
    op: z.literal("values"),
    ...about,
    keys: z.exactOptional(z.array(z.string()).check(z.maxLength(mostKeys))),
  }),
  deal: z.object({ op: z.literal("deal"), ...about, moves: z.exactOptional(z.never()), seed }),
  board: z.object({ op: z.literal("board"), ...about }),
  explain: z.object({ op: z.literal("explain"), ...about, move: z.exactOptional(z.string()) }),
  hint: z.object({ op: z.literal("hint"), ...about, step: z.exactOptional(z.literal([1, 2, 3])) }),
} as const;
