/** What happened at an online game besides the moves, and is worth a notice until the next thing happens. */

import type { OnlineView } from "../../../client/view.ts";
import type { Match } from "../../../core/match.ts";
import { otherSeat, type Seat } from "../../../core/seat.ts";
import type { OfferKind } from "../../../protocol/online/events.ts";
import type { OnlineMatch } from "../../../protocol/online/online-match.ts";
import { playerName } from "../../../table/words.ts";
import { type OnlineState, phaseOf } from "./online.ts";

/** The news after the game was seen anew; empty where there are none. */
export function freshNews(before: OnlineState, after: OnlineState): readonly string[] {
  return [
    ...declinedLines(before.view, after.view),
    ...(isTooLate(before, after) ? ["The seat was taken meanwhile; you are watching."] : []),
  ];
}

/** News stay until the next event. */
export function newsAfter(before: OnlineState, after: OnlineState): string | null {
  const fresh = freshNews(before, after);
  if (fresh.length > 0) return fresh.join(" ");
  return before.view.online?.version === after.view.online?.version ? before.news : null;
}

function isTooLate(before: OnlineState, after: OnlineState): boolean {
  const { seat, status } = after.view;
  return isInvited(before) && !isInvited(after) && seat === null && status.kind === "open";
}

/** Whether the visitor may hope for the seat: it is free, or the attempt to take it is not answered yet. */
function isInvited(online: OnlineState): boolean {
  return phaseOf(online) === "invited" || online.view.pending.some(({ type }) => type === "join");
}

/** For everybody but the one who has declined. */
function declinedLines({ online: old }: OnlineView, { online: now, seat }: OnlineView): readonly string[] {
  if (old === null || now === null || !isQuiet(old, now)) return [];
  return (["draw", "takeback", "rematch"] as const).flatMap((what) => {
    const from = old.offers[what];
    if (from === null || now.offers[what] !== null || seat === otherSeat(from)) return [];
    return [declineLine(now.match, otherSeat(from), what)];
  });
}

function declineLine(match: Match, seat: Seat, what: OfferKind): string {
  const name = playerName(match, seat);
  return what === "rematch" ? `${name} does not want a rematch.` : `${name} declines the ${what}.`;
}

/** Whether nothing happened on the board and nothing came after it: an offer that is gone was declined. */
function isQuiet(before: OnlineMatch, after: OnlineMatch): boolean {
  return (
    before.match.moves.length === after.match.moves.length &&
    before.match.outcome === after.match.outcome &&
    after.next === null
  );
}
