/** How much one agent may ask for at a time. */

import { usualPlyLimit } from "../core/match.ts";
import { longestKey } from "../core/setup.ts";

export const limits = {
  /** Games that are kept at once; a finished one makes room for a new one. */
  openGames: 50,
  /** A message that is longer ends the connection. */
  messageBytes: 1_000_000,
  idLength: 64,
  moveLength: 40,
  /** The id of a game, or the text of an option. */
  textLength: 400,
  /** An answer in an exam, including all the reasoning before it. */
  replyLength: 20_000,
  keyLength: longestKey,
  /** The characters of one part of an analysis, text and structure together. */
  analysisLength: 20_000,
  /** How many of the moves so far a state lists, unless all are requested. */
  recentMoves: 4,
  plies: usualPlyLimit,
  mostPlies: 1000,
} as const;
