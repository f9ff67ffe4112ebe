/** The ways in which bots and models can lose apart from the board. */

import type { Match } from "../../core/match.ts";
import type { Outcome } from "../../core/rules.ts";
import type { Seat } from "../../core/seat.ts";
import type { ChatEffort } from "./ask-model.ts";

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
  readonly detail: string;
}

export interface Forfeit extends ForfeitFault {
  readonly seat: Seat;
}

export type PlayerAnswer =
  | { readonly move: string }
  | { readonly fault: ForfeitFault }
  /** It never got to play, so going on is pointless. */
  | { readonly broken: string };

export interface ArenaPlayer {
  readonly fault: () => ForfeitFault | null;
  readonly choose: (match: Match) => Promise<PlayerAnswer>;
  /** Returns true if the bot then does what was agreed: it ends by itself, or stays. */
  readonly end: (outcome: Outcome) => Promise<boolean>;
  readonly effort?: () => ChatEffort;
}
