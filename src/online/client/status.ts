/** Questions about a view. Nothing here reads a clock, so the caller passes the time. */

import { currentPosition, isComputer, type Match, playMove, seatToMove } from "../../core/match.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../core/seat.ts";
import { findMove } from "../../core/setup.ts";
import { timeLeft } from "../clock.ts";
import { closeCodes, type OfferKind, offerKinds } from "../codes.ts";
import type { OnlineMatch } from "../online-match.ts";
import { type KnownView, type OnlineView, sentMove } from "./view.ts";

export type OnlinePhase = "arriving" | "closed" | "invited" | "waiting" | "playing" | "over";

export function phaseOf(view: OnlineView): OnlinePhase {
  const { online, seat, connection } = view;
  if (online === null) return connection.kind === "closed" ? "closed" : "arriving";
  if (online.match.outcome !== null) return "over";
  if (isWrongLink(view)) return "closed";
  if (!hasFreeSeat(online)) return "playing";
  return seat === null && isInviting(online) ? "invited" : "waiting";
}

export function hasFreeSeat({ taken }: OnlineMatch): boolean {
  return !taken[0] || !taken[1];
}

/** In the next game of a series, a free seat isn't open to others, because its player may still come. */
export function isInviting(online: OnlineMatch): boolean {
  return hasFreeSeat(online) && online.previous === null;
}

export function canMove(view: OnlineView): boolean {
  const { online, seat } = view;
  if (online === null || seat === null || phaseOf(view) !== "playing") return false;
  return seatToMove(online.match) === seat && sentMove(view) === undefined;
}

export function countMoves({ game, positions }: Match, seat: Seat | null): number {
  return positions.slice(0, -1).filter((position) => game.toMove(position) === seat).length;
}

/** Includes the pending move if it's legal. Only the server says how the game ends. */
export function matchWithSentMove(view: KnownView): Match {
  const { match } = view.online;
  const sent = sentMove(view);
  if (sent === undefined || sent.ply !== match.moves.length || match.outcome !== null) return match;
  const move = findMove(match.game, currentPosition(match), sent.move);
  return move.ok ? { ...playMove(match, move.value), outcome: null } : match;
}

/** A player can be away even after the end, but not after going on to the next game. */
export function isAway({ online, away }: KnownView, seat: Seat): boolean {
  if (hasFreeSeat(online) || isComputer(online.match, seat) || online.next !== null) return false;
  return ofSeat(away, seat);
}

export function claimableAt(view: OnlineView): number | null {
  const { online, seat, presence, serverAhead } = view;
  if (seat === null || presence === null || phaseOf(view) !== "playing") return null;
  if (online === null || seatToMove(online.match) === seat) return null;
  const at = ofSeat(presence.claimableAt, otherSeat(seat));
  return at === null ? null : at - serverAhead;
}

/** True if the server doesn't know this match or token. Then the link and a stored seat are useless. */
export function isWrongLink({ connection }: OnlineView): boolean {
  if (connection.kind !== "closed") return false;
  return connection.code === closeCodes.unknownMatch || connection.code === closeCodes.badToken;
}

/** True if the connection has been gone for more than a moment. While reconnecting, it still counts as gone. */
export function isLost({ connection }: OnlineView): boolean {
  if (connection.kind === "waiting" && connection.reason !== "") return true;
  return "failures" in connection && connection.failures > 1;
}

export interface Offer {
  readonly what: OfferKind;
  readonly from: Seat;
}

export function standingOffers({ online, events }: OnlineView): readonly Offer[] {
  const since = (what: OfferKind) =>
    events.findLastIndex((event) => event.type === "offered" && event.what === what);
  return offerKinds
    .flatMap((what) => {
      const from = online?.offers[what] ?? null;
      return from === null ? [] : [{ what, from }];
    })
    .sort((one, two) => since(one.what) - since(two.what));
}

export function offersToAnswer(view: OnlineView): readonly OfferKind[] {
  const { seat } = view;
  if (seat === null) return [];
  return standingOffers(view).flatMap(({ what, from }) => (from === seat ? [] : [what]));
}

/** There's at most one open offer of each kind, and a player can't make one while another is pending. */
export function canOffer(view: OnlineView, what: "draw" | "takeback"): boolean {
  const { online, seat, pending } = view;
  if (online === null || seat === null || phaseOf(view) !== "playing" || online.offers[what] !== null)
    return false;
  if (what === "takeback" && countMoves(online.match, seat) === 0) return false;
  return !pending.some((command) => command.type === "offer" && command.what === what);
}

/** In milliseconds, or null in a game without clocks. */
export function clocksAt(view: KnownView, now: number): Pair<number> | null {
  const { clock, match } = view.online;
  if (clock === null) return null;
  const at = clockTime(view, now) + view.serverAhead;
  const left = (seat: Seat) => timeLeft(clock, seat, seatToMove(match), at);
  return [left(1), left(2)];
}

/** This player's clock runs even without a connection. The opponent's is unknown until the connection is back. */
function clockTime(view: KnownView, now: number): number {
  const { connection, seat, online } = view;
  if (connection.kind === "open" || connection.kind === "closed" || !isLost(view)) return now;
  return seatToMove(online.match) === seat ? now : connection.since;
}
