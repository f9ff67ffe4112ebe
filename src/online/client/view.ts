/** An online match as a face sees it. Every change makes a new value. */

import type { Pair, Seat } from "../../core/seat.ts";
import type { RefusalCode } from "../codes.ts";
import type { OnlineEvent } from "../events.ts";
import type { Command, PresenceState } from "../messages.ts";
import type { OnlineMatch } from "../online-match.ts";

/** `failures` is the number of failed attempts in a row. `since` is when the client was last connected. */
interface Attempt {
  readonly failures: number;
  readonly since: number;
}

export type Connection =
  /** "entering": the socket is open, but the server hasn't let the client into the game yet. */
  | ({ readonly kind: "connecting" | "entering" } & Attempt)
  | { readonly kind: "open" }
  /** The client will try again. `reason` is empty unless the server gave one. */
  | ({ readonly kind: "waiting"; readonly until: number; readonly reason: string } & Attempt)
  /** The client won't try again. `code` is null if the client closed the connection itself. */
  | { readonly kind: "closed"; readonly reason: string; readonly code: number | null };

export interface OnlineView {
  readonly connection: Connection;
  readonly seat: Seat | null;
  readonly online: OnlineMatch | null;
  /** The events since the server sent the whole match, oldest first. */
  readonly events: readonly OnlineEvent[];
  readonly presence: PresenceState | null;
  /** True for a seat whose player has been gone for more than a moment. */
  readonly away: Pair<boolean>;
  readonly claimable: boolean;
  /** Commands without an answer from the server, oldest first. */
  readonly pending: readonly Command[];
  /** The last refusal. The player's next command clears it. */
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | null;
  /** Milliseconds by which the server's clock is ahead of the local one. */
  readonly serverAhead: number;
}

export interface KnownView extends OnlineView {
  readonly online: OnlineMatch;
}

export function isKnown(view: OnlineView): view is KnownView {
  return view.online !== null;
}

export const firstView: OnlineView = {
  connection: { kind: "connecting", failures: 0, since: 0 },
  seat: null,
  online: null,
  events: [],
  presence: null,
  away: [false, false],
  claimable: false,
  pending: [],
  refusal: null,
  serverAhead: 0,
};

export function sentMove({ pending }: OnlineView) {
  return pending.find((command) => command.type === "move");
}
