/** The players of an arena, and the ways in which bots and models lose without being beaten on the board. */

import type { Match } from "../core/match.ts";
import type { Outcome } from "../core/rules.ts";
import type { Seat } from "../core/seat.ts";
import type { ChatEffort } from "./chat/effort.ts";

export const forfeitReasons = ["illegal", "late", "crashed", "garbled", "flooded", "twice", "stale"] as const;
export type ForfeitReason = (typeof forfeitReasons)[number];

export const forfeitHelp: Readonly<Record<ForfeitReason, string>> = {
  illegal: "answered with a move that isn't legal",
  late: "did not answer in time",
  crashed: "could not be started, or ended before the game was over",
  garbled: "wrote something to standard output that isn't an answer",
  flooded: "wrote far more than an answer",
  twice: "answered the same turn twice",
  stale: "answered a turn that was over",
};

export interface ForfeitFault {
  readonly reason: ForfeitReason;
  /** What exactly happened, safe to print. */
  readonly detail: string;
}

export interface Forfeit extends ForfeitFault {
  readonly seat: Seat;
}

export type PlayerAnswer =
  | { readonly move: string }
  | { readonly fault: ForfeitFault }
  /** It never started to play, so there is no result to report and no point in going on. */
  | { readonly broken: string };

export interface ArenaPlayer {
  /** What it has done wrong so far. */
  readonly fault: () => ForfeitFault | null;
  readonly choose: (match: Match) => Promise<PlayerAnswer>;
  /** Tells it how the game ended. Returns whether it then exited, or stayed as agreed. */
  readonly end: (outcome: Outcome) => Promise<boolean>;
  /** What it took to ask a model. */
  readonly effort?: () => ChatEffort;
}
