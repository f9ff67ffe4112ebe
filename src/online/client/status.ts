/** Answers questions about a view. The caller passes the time, because nothing here reads a clock. */

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

/** True while anyone can take the free seat. In the next game of a series, only its player can. */
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

/** Includes a move that's still on its way. Only the server says how the game ends. */
export function matchWithSentMove(view: KnownView): Match {
  const { match } = view.online;
  const sent = sentMove(view);
  if (sent === undefined || sent.ply !== match.moves.length || match.outcome !== null) return match;
  const move = findMove(match.game, currentPosition(match), sent.move);
  return move.ok ? { ...playMove(match, move.value), outcome: null } : match;
}

/** Players can leave even after the end of the game, but going on to the next game doesn't count as leaving. */
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

/** True if the server doesn't know this match or this token. The link and a stored seat are then useless. */
export function isWrongLink({ connection }: OnlineView): boolean {
  if (connection.kind !== "closed") return false;
  return connection.code === closeCodes.unknownMatch || connection.code === closeCodes.badToken;
}

/** True after two failed attempts in a row, and while waiting because the server asked the client to slow down. */
export function isLost({ connection }: OnlineView): boolean {
  if (connection.kind === "waiting" && connection.reason !== "") return true;
  return "failures" in connection && connection.failures > 1;
}

export interface Offer {
  readonly what: OfferKind;
  readonly from: Seat;
}

export function standingOffers({ online }: OnlineView): readonly Offer[] {
  return offerKinds.flatMap((what) => {
    const from = online?.offers[what] ?? null;
    return from === null ? [] : [{ what, from }];
  });
}

export function offersToAnswer(view: OnlineView): readonly OfferKind[] {
  const { seat } = view;
  if (seat === null) return [];
  return standingOffers(view).flatMap(({ what, from }) => (from === seat ? [] : [what]));
}

/** Only one offer of each kind can be open, no matter which player made it. */
export function canOffer(view: OnlineView, what: "draw" | "takeback"): boolean {
  const { online, seat, pending } = view;
  if (online === null || seat === null || phaseOf(view) !== "playing" || online.offers[what] !== null)
    return false;
  if (what === "takeback" && countMoves(online.match, seat) === 0) return false;
  return !pending.some((command) => command.type === "offer" && command.what === what);
}

/** Each player's milliseconds left, or null if the game has no clocks. */
export function clocksAt(view: KnownView, now: number): Pair<number> | null {
  const { clock, match } = view.online;
  if (clock === null) return null;
  const at = clockTime(view, now) + view.serverAhead;
  const left = (seat: Seat) => timeLeft(clock, seat, seatToMove(match), at);
  return [left(1), left(2)];
}

/** Without a connection, the player's own clock goes on. The opponent's stops, because they may have moved. */
function clockTime(view: KnownView, now: number): number {
  const { connection, seat, online } = view;
  if (connection.kind === "open" || connection.kind === "closed" || !isLost(view)) return now;
  return seatToMove(online.match) === seat ? now : connection.since;
}
