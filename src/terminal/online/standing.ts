/** What follows from a view of an online match at a moment: whose move it is, who is away, what the clocks show. */

import { type OnlineView, sentMove } from "../../client/view.ts";
import { isComputer, type Match, seatToMove } from "../../core/match.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../core/seat.ts";
import { formatClock, timeLeft } from "../../protocol/online/clock.ts";
import { type OfferKind, offerKinds } from "../../protocol/online/events.ts";
import { isOn, type OnlineMatch } from "../../protocol/online/online-match.ts";
import { hasNextGame } from "../../words/series.ts";

/** A view of a match that the server has told of. */
export interface Seen extends OnlineView {
  readonly online: OnlineMatch;
}

export function isSeen(view: OnlineView): view is Seen {
  return view.online !== null;
}

/** Somebody may still come and play. */
export function isFree({ online }: Seen): boolean {
  return !online.taken[0] || !online.taken[1];
}

function isOwnTurn(view: Seen): boolean {
  return isOn(view.online) && seatToMove(view.online.match) === view.seat;
}

/** The one at this terminal may choose a move now. */
export function canMove(view: Seen): boolean {
  return isOwnTurn(view) && sentMove(view) === undefined;
}

export function nameAt(match: Match, seat: Seat): string {
  return ofSeat(match.players, seat).name;
}

/** Whether a person is not here, also after the end; players who have gone on to the next game are there. */
export function isAway(view: Seen, seat: Seat): boolean {
  const { online, presence } = view;
  if (presence === null || isFree(view) || isComputer(online.match, seat) || online.next !== null)
    return false;
  return !ofSeat(presence.present, seat);
}

/** How long until the own player may claim the game, in milliseconds; null while there is nothing to claim. */
export function claimWait(view: Seen, now: number): number | null {
  if (view.seat === null || view.presence === null || !isOn(view.online)) return null;
  const at = ofSeat(view.presence.claimableAt, otherSeat(view.seat));
  return at === null ? null : Math.max(0, at - (now + view.serverAhead));
}

/** What both clocks show; null in a game without them. */
export function clockTexts({ online, serverAhead }: Seen, now: number): Pair<string> | null {
  const { clock, match } = online;
  if (clock === null) return null;
  const left = (seat: Seat) => formatClock(timeLeft(clock, seat, seatToMove(match), now + serverAhead));
  return [left(1), left(2)];
}

/** The offers of the other player that wait for an answer. */
export function offersToAnswer({ online, seat }: Seen): readonly OfferKind[] {
  return seat === null ? [] : offerKinds.filter((what) => online.offers[what] === otherSeat(seat));
}

/** The same, oldest first, by what was known before. */
export function inOrder(before: readonly OfferKind[], view: Seen): readonly OfferKind[] {
  const open = offersToAnswer(view);
  return [...before.filter((what) => open.includes(what)), ...open.filter((what) => !before.includes(what))];
}

/** What the next game is called after this one. */
export function againWord({ online }: Seen): "next game" | "rematch" {
  return hasNextGame(online.match) ? "next game" : "rematch";
}
