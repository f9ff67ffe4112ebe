/** How a game ended: on the board, or by the players' word, the clock or a fault. */

import type { Seat } from "./seat.ts";

/** What a finished position shows: the seat that has won, or a draw. */
export type BoardOutcome = Seat | "drawn";

export function winnerOn(outcome: BoardOutcome | null): Seat | null {
  return outcome === "drawn" ? null : outcome;
}

export const endReasons = [
  "finished",
  "resigned",
  "agreed",
  "unfinished",
  "timeout",
  "abandoned",
  "forfeit",
] as const;
export type EndReason = (typeof endReasons)[number];

export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: EndReason;
}
