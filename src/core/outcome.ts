/** How a game ended. */

import type { Seat } from "./seat.ts";

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
