/** A face's view of an online match. Every change makes a new value. */

import type { Pair, Seat } from "../../core/seat.ts";
import type { RefusalCode } from "../codes.ts";
import type { OnlineEvent } from "../events.ts";
import type { Command, PresenceState } from "../messages.ts";
import type { OnlineMatch } from "../online-match.ts";

/** `failures` counts failed attempts in a row, and `since` is when the client was last connected. */
interface Attempt {
  readonly failures: number;
  readonly since: number;
}

export type Connection =
  /** The socket is opening, or it's open and the server hasn't answered `enter` yet. */
  | ({ readonly kind: "connecting" | "entering" } & Attempt)
  | { readonly kind: "open" }
  /** The client will try again. `reason` is the server's, if it gave one. */
  | ({ readonly kind: "waiting"; readonly until: number; readonly reason: string } & Attempt)
  /** Closed for good. `code` is the WebSocket's, or null if this side ended it. */
  | { readonly kind: "closed"; readonly reason: string; readonly code: number | null };

export interface OnlineView {
  readonly connection: Connection;
  readonly seat: Seat | null;
  readonly online: OnlineMatch | null;
  /** Events since the server last sent the whole match, oldest first. */
  readonly events: readonly OnlineEvent[];
  readonly presence: PresenceState | null;
  /** Which seats have had no connection for more than a moment. */
  readonly away: Pair<boolean>;
  readonly claimable: boolean;
  /** Commands that the server hasn't acknowledged yet, oldest first. */
  readonly pending: readonly Command[];
  /** The server's last refusal, until the player's next command. */
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | null;
  /** The server's clock minus the local one, in milliseconds. */
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
