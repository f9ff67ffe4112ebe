/** What a face sees of an online match: a value, and every change is a new one. */

import type { Seat } from "../core/seat.ts";
import type { RefusalCode } from "../protocol/online/codes.ts";
import type { Command, PresenceState } from "../protocol/online/messages.ts";
import type { OnlineMatch } from "../protocol/online/online-match.ts";

export type OnlineStatus =
  | { readonly kind: "connecting" }
  | { readonly kind: "open" }
  /** The connection is lost, or was never there; the next attempt comes by itself. */
  | { readonly kind: "waiting"; readonly until: number; readonly failures: number }
  /** For good. `code` is the WebSocket's, null where this side ended it. */
  | { readonly kind: "closed"; readonly reason: string; readonly code: number | null };

type MoveCommand = Extract<Command, { readonly type: "move" }>;

export interface OnlineView {
  readonly status: OnlineStatus;
  /** The client's own seat; null for one who watches. */
  readonly seat: Seat | null;
  /** Null until the server has told of it for the first time. */
  readonly online: OnlineMatch | null;
  readonly presence: PresenceState | null;
  /** What the player has done and the server has not acknowledged yet, oldest first. */
  readonly pending: readonly Command[];
  /** The last refusal; the next own command clears it. */
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | null;
  /** The server's clock minus the local one, in milliseconds. */
  readonly serverAhead: number;
}

export const firstView: OnlineView = {
  status: { kind: "connecting" },
  seat: null,
  online: null,
  presence: null,
  pending: [],
  refusal: null,
  serverAhead: 0,
};

/** The move that the server has not acknowledged yet. */
export function sentMove({ pending }: OnlineView): MoveCommand | undefined {
  return pending.find((command) => command.type === "move");
}
