/**
 * What an agent may ask and what it is told. These are whole zod schemas, not the small ones of the other layers: the
 * protocol's server publishes them as JSON Schema, which the small ones cannot become.
 */

import * as z from "zod";
import { endReasons } from "../core/outcome.ts";
import { maxSeed } from "../core/random.ts";
import { reasonKinds } from "../core/reason.ts";
import { levelNames } from "../players/level-names.ts";
import { limits } from "./limits.ts";

const seat = z.union([z.literal(1), z.literal(2)]);
const text = z.string().max(limits.textLength);
const options = z.record(z.string(), z.union([z.number(), z.string()]));
const id = z.string().max(limits.idLength).describe("the game's id, as new_game gave it");

export const nothingInput = z.object({});
export const gameInput = z.object({ game: text.describe("the id of one of the games of list_games") });
export const idInput = z.object({ id });
export const playInput = z.object({
  id,
  move: z.string().max(limits.moveLength).describe("one of the legal moves, exactly as the state lists it"),
});

export const newGameInput = z.object({
  game: text.describe("the id of one of the games of list_games"),
  options: z
    .record(text, z.union([z.number(), text]))
    .optional()
    .describe("the game's options by name; each has the default that list_games names"),
  from: z.string().max(limits.keyLength).optional().describe("the key of a position to start from"),
  first: seat.optional().describe("who makes the first move; default 1"),
  seat: seat.optional().describe("which player you are; default 1"),
  opponent: z
    .enum([...levelNames, "none"])
    .optional()
    .describe("the computer you play against; default medium; none: you move for both players"),
  seed: z.int().min(0).max(maxSeed).optional().describe("makes everything that is left to chance repeatable"),
  plies: z
    .int()
    .min(1)
    .max(limits.mostPlies)
    .optional()
    .describe(`after how many moves of both players the game is unfinished; default ${limits.plies}`),
});

export type NewGame = z.infer<typeof newGameInput>;

const value = z.union([
  z.object({ kind: z.enum(["win", "loss"]), plies: z.int().optional() }),
  z.object({ kind: z.literal("draw") }),
]);

export const stateOutput = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  options,
  first: seat,
  you: seat.nullable().describe("which player you are; null: you move for both"),
  opponent: z.string().nullable(),
  goal: z.string().describe("what you are after; where you move for both, what the player to move is after"),
  goals: z.tuple([z.string(), z.string()]),
  key: z.string(),
  board: z.array(z.string()),
  toMove: seat,
  yourTurn: z.boolean(),
  over: z.boolean(),
  result: z.object({ winner: seat.nullable(), reason: z.enum(endReasons) }).nullable(),
  legal: z.array(z.string()),
  history: z.array(z.object({ ply: z.int(), seat, move: z.string(), text: z.string() })),
  plyLimit: z.int(),
  notes: z.array(z.string()),
});

export type StateMessage = z.infer<typeof stateOutput>;

export const gamesOutput = z.object({
  games: z.array(z.looseObject({ id: z.string(), title: z.string(), summary: z.string() })),
});

export const rulesOutput = z.object({
  game: z.string(),
  title: z.string(),
  goal: z.string(),
  rules: z.array(z.string()),
  rulings: z.array(z.string()),
  known: z.array(z.string()).optional(),
});

export type RulesMessage = z.infer<typeof rulesOutput>;

const reason = z.looseObject({ kind: z.enum(reasonKinds) });

export const analysisOutput = z.object({
  id: z.string(),
  key: z.string(),
  toMove: seat,
  over: z.boolean(),
  winner: seat.nullable(),
  value: value.nullable().describe("for the player to move; null where nothing exact is in reach"),
  canWin: z.tuple([z.boolean().nullable(), z.boolean().nullable()]),
  reasons: z.array(reason).describe("why, as data: moves by their names, cells by their ids"),
  why: z.string(),
  moves: z.array(
    z.object({
      move: z.string(),
      key: z.string(),
      value: value.nullable(),
      reasons: z.array(reason).optional(),
      why: z.string().optional().describe("what the move does"),
    }),
  ),
});

export const hintOutput = z.object({ id: z.string(), step: z.int(), hint: z.string() });

const skill = z.object({
  value: z
    .number()
    .nullable()
    .describe("1 is perfect, 0 no better than random moves; null: no decision mattered"),
  low: z.number().nullable().describe("the lower end of the 95% interval"),
  high: z.number().nullable(),
  decisions: z
    .int()
    .describe("how many decisions mattered; moves after a hint, an analysis or an undo don't count"),
});

export const recordOutput = z.object({
  record: z.looseObject({ switchyard: z.int(), id: z.string() }),
  skill: z.tuple([skill, skill]).nullable().describe("of both players, once the game is over"),
});
