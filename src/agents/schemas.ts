/** Full zod schemas, because the mini ones of the other layers can't be published as JSON Schema. */

import * as z from "zod";
import { maxSeed } from "../core/random.ts";
import { levelNames } from "../players/level-names.ts";
import { limits } from "./limits.ts";

const seat = z.literal([1, 2]);
const text = z.string().max(limits.textLength);
const options = z.record(z.string(), z.union([z.number(), z.string()]));
/** Not a tuple: clients of the protocol's first SDK cannot read the JSON Schema of one. */
const both = <T extends z.ZodType>(of: T) => z.array(of).length(2);
const id = z.string().max(limits.idLength).describe("the game's id, as new_game gave it");

export const nothingInput = z.object({});
export const idInput = z.object({ id });
export const analyzeInput = z.object({
  id,
  page: z.int().min(1).optional().describe("which part of a long list of moves (default: 1)"),
});
export const stateInput = z.object({
  id,
  history: z.enum(["recent", "all"]).optional().describe("which moves to list (default: recent)"),
});
export const playInput = z.object({
  id,
  move: z
    .union([z.string().max(limits.moveLength), z.number()])
    .describe("one of the legal moves, as the state lists them"),
});

const chosenGame = {
  game: text.describe("the id of a game from list_games"),
  options: z
    .record(text, z.union([z.number(), text]))
    .optional()
    .describe("the game's options by name; list_games gives their defaults"),
};

export const rulesInput = z.object(chosenGame);
export const newGameInput = z.object({
  ...chosenGame,
  name: text.optional().describe("your name, for the record of the game"),
  from: z.string().max(limits.keyLength).optional().describe("the key of a position to start from"),
  first: seat.optional().describe("who makes the first move (default: 1)"),
  seat: seat.optional().describe("which player you are (default: 1)"),
  opponent: z
    .enum([...levelNames, "none"])
    .optional()
    .describe("the level of your opponent (default: medium); with none, you move for both players"),
  seed: z.int().min(0).max(maxSeed).optional().describe("the same seed repeats everything left to chance"),
  plies: z
    .int()
    .min(1)
    .max(limits.mostPlies)
    .optional()
    .describe(`after how many moves the game ends as unfinished (default: ${limits.plies})`),
});

export type NewGame = z.infer<typeof newGameInput>;

/** Answers need no limits, and an agent reads all of these schemas before the first move: the shorter the better. */
const seatTold = z.number();
const value = z.object({ kind: z.string(), plies: z.number().optional() });

export const stateOutput = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  options,
  first: seatTold,
  you: seatTold.nullable().describe("which player you are; null: you move for both"),
  opponent: z.string().nullable(),
  goal: z.string().describe("your goal; if you move for both players, the goal of the player to move"),
  goals: both(z.string()),
  key: z.string(),
  board: z.array(z.string()),
  toMove: seatTold,
  yourTurn: z.boolean(),
  over: z.boolean(),
  result: z.object({ winner: seatTold.nullable(), reason: z.string() }).nullable(),
  legal: z.array(z.string()),
  plies: z.number().describe("how many moves both players have made"),
  history: z.array(z.object({ ply: z.number(), seat: seatTold, move: z.string(), text: z.string() })),
  plyLimit: z.number(),
  notes: z.array(z.string()),
});

export type StateMessage = z.infer<typeof stateOutput>;

export const analysisOutput = z.object({
  id: z.string(),
  key: z.string(),
  toMove: seatTold,
  over: z.boolean(),
  winner: seatTold.nullable(),
  value: value.nullable().describe("for the player to move; null if not known"),
  canWin: both(z.boolean().nullable()),
  moves: z.array(z.object({ move: z.string(), value: value.nullable() })),
  page: z.number(),
  pages: z.number().describe("how many pages there are"),
});
