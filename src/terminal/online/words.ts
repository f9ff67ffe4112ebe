/** The sentences about an online match that the plain dialogue and the screen share. */

import type { OnlineView } from "../../client/view.ts";
import { isComputer, type Match, seatToMove } from "../../core/match.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import type { ClockSettings, OfferKind } from "../../protocol/online/events.ts";
import { claimWait, isAway, nameAt, type Seen } from "./standing.ts";

const things: Readonly<Record<OfferKind, string>> = {
  draw: "a draw",
  takeback: "to take the last move back",
  rematch: "a rematch",
};

/** "Ben offers a draw." */
export function offerText(match: Match, what: OfferKind, seat: Seat): string {
  const verb = what === "takeback" ? "asks" : "offers";
  return `${nameAt(match, seat)} ${verb} ${things[what]}.`;
}

export function ownOfferText(what: OfferKind): string {
  return what === "takeback" ? "You ask to take your last move back." : `You offer ${things[what]}.`;
}

export function declinedText(what: OfferKind): string {
  return what === "takeback" ? "Your last move stays." : `The offer of ${things[what]} is declined.`;
}

/** "5 minutes each, and 3 seconds more for each move." */
export function clockWords({ initialMs, incrementMs }: ClockSettings): string {
  const [minutes, seconds] = [initialMs / 60_000, incrementMs / 1000];
  const each = minutes >= 1 ? count(minutes, "minute") : count(initialMs / 1000, "second");
  return incrementMs === 0
    ? `The clock gives ${each} each.`
    : `The clock gives ${each} each, and ${count(seconds, "second")} more for each move.`;
}

function count(number: number, thing: string): string {
  return `${Number(number.toFixed(2))} ${thing}${number === 1 ? "" : "s"}`;
}

export const nothingToClaim = "The other player is here; there is nothing to claim.";
export const claimWhat = "Claim what? Type claim win, or claim draw.";
export const noOfferText = "There is no offer to answer.";

/** Whom everybody waits for, where it is not the one at this terminal. */
export function waitingText(view: Seen): string {
  const { online, seat } = view;
  const { match, taken } = online;
  if (match.outcome !== null) return "";
  if (!taken[0] || !taken[1]) return "Waiting for the other player to come.";
  const mover = seatToMove(match);
  if (mover === seat) return "";
  return isComputer(match, mover)
    ? `${nameAt(match, mover)} is thinking.`
    : `Waiting for ${nameAt(match, mover)}.`;
}

/** "Ben has left." and, where the game can be claimed, when. */
export function awayText(view: Seen, now: number, how: string): string {
  const { seat, online } = view;
  const other = seat === null ? undefined : otherSeat(seat);
  if (other === undefined || !isAway(view, other)) return "";
  const gone = `${nameAt(online.match, other)} has left`;
  const wait = claimWait(view, now);
  if (wait === null) return `${gone}.`;
  return wait === 0
    ? `${gone}; you may claim the game: ${how}`
    : `${gone}; you may claim the game in ${Math.ceil(wait / 1000)} s.`;
}

/** A connection that came and went within a blink is not spoken of. */
function isLost({ status }: OnlineView): boolean {
  return status.kind === "waiting" && status.failures > 1;
}

/** While it is tried again, the connection is still lost. */
export function staysLost(lost: boolean, view: OnlineView): boolean {
  return isLost(view) || (lost && view.status.kind !== "open");
}

export const backText = "The connection is back.";

export function lostText({ status }: OnlineView, now: number): string {
  if (status.kind !== "waiting") return "The connection is lost; trying again now.";
  const seconds = Math.ceil((status.until - now) / 1000);
  return seconds <= 0
    ? "The connection is lost; trying again now."
    : `The connection is lost; trying again in ${seconds} s.`;
}

export function watchersText({ presence }: OnlineView): string {
  const watchers = presence?.watchers ?? 0;
  return watchers === 0 ? "" : watchers === 1 ? "1 watches" : `${watchers} watch`;
}
