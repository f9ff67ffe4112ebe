import { usualPlyLimit } from "../../core/match.ts";
import { longestKey } from "../../core/setup.ts";

export const limits = {
  /** A finished game makes room for a new one. */
  openGames: 50,
  /** A longer message ends the connection. */
  messageBytes: 1_000_000,
  idLength: 64,
  moveLength: 40,
  /** The id of a game, or the text of an option. */
  textLength: 400,
  /** Includes all the reasoning before the answer. */
  replyLength: 20_000,
  keyLength: longestKey,
  /** The characters of one part of an analysis, text and structure together. */
  analysisLength: 20_000,
  /** Listed in a state, unless all are requested. */
  recentMoves: 4,
  plies: usualPlyLimit,
  mostPlies: 1000,
} as const;
