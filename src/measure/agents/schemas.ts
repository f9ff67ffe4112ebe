/** The tools' inputs. Only the full zod can write JSON Schema. Answers have no schema, so agents have less to read. */

import * as z from "zod";
import { levelNames } from "../../computer/level-names.ts";
import { maxSeed } from "../../core/random.ts";
import { longestKey } from "../../core/setup.ts";

export const limits = {
  /** With more games, the one that changed least recently is dropped. */
  games: 50,
  /** A longer message ends the connection. */
  messageBytes: 1_000_000,
  idLength: 64,
  moveLength: 40,
  textLength: 400,
  /** Long enough for all the reasoning before the answer. */
  replyLength: 20_000,
  analyzedMoves: 50,
  recentMoves: 4,
} as const;

const seat = z.literal([1, 2]);
const text = z.string().max(limits.textLength);
const id = z.string().max(limits.idLength).describe("the game's id, from `new_game`");

export const nothingInput = z.object({});
export const idInput = z.object({ id });
export const playInput = z.object({
  id,
  move: z
    .union([z.string().max(limits.moveLength), z.number()])
    .describe("one of the legal moves, exactly as listed"),
});

const chosenGame = {
  game: text.describe("a game's id, from `list_games`"),
  options: z
    .record(text, z.union([z.number(), text]))
    .optional()
    .describe("the game's options by name (`list_games` shows the defaults)"),
};

export const rulesInput = z.object(chosenGame);
export const newGameInput = z.object({
  ...chosenGame,
  name: text.optional().describe("your name, for the saved game"),
  from: z.string().max(longestKey).optional().describe("the position code to start from"),
  first: seat.optional().describe("which player moves first (default: 1)"),
  seat: seat.optional().describe("which player you are (default: 1)"),
  opponent: z
    .enum([...levelNames, "none"])
    .optional()
    .describe('your opponent\'s level (default: medium), or "none" to play both sides'),
  seed: z.int().min(0).max(maxSeed).optional().describe("the same seed gives the same random choices"),
});

export type NewGame = z.infer<typeof newGameInput>;
