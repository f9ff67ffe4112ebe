/** An online game on the page: what the client knows of it, and how it is being looked at. */

import { firstView, type OnlineView, sentMove } from "../../../client/view.ts";
import { currentPosition, type Match, playMove } from "../../../core/match.ts";
import { ofSeat, otherSeat, type Seat } from "../../../core/seat.ts";
import { findMove } from "../../../core/setup.ts";
import type { OnlineMatch } from "../../../protocol/online/online-match.ts";
import { openingNotes } from "../../../words/notes.ts";
import type { OnlineRoute } from "../route.ts";
import * as desks from "../table/desk.ts";
import { type Desk, type Hand, openDesk } from "../table/desk.ts";

export interface OnlineState {
  readonly id: string;
  /** What opens the visitor's own seat. */
  readonly token: string | undefined;
  readonly view: OnlineView;
  /** The table; null until the game has come. */
  readonly desk: Desk | null;
  /** What the players should know of the start, besides what the game itself says. */
  readonly notes: readonly string[];
  /** Whether a visitor would rather watch than take the free seat. */
  readonly watching: boolean;
  /** Why there is no online play on this page at all. */
  readonly unserved: string | null;
  /** What is worth a notice until the next event. */
  readonly news: string | null;
}

export type OnlinePhase = "arriving" | "closed" | "invited" | "waiting" | "playing" | "over";

export function newOnline(id: string, token: string | undefined): OnlineState {
  return { id, token, view: firstView, desk: null, notes: [], watching: false, unserved: null, news: null };
}

/** The game as the client sees it now. What was typed stays until a move of one's own has arrived. */
export function withView(before: OnlineState, view: OnlineView, token: string | undefined): OnlineState {
  const { online } = view;
  const kept = view.seat === null ? before.token : (token ?? before.token);
  const desk = online === null ? before.desk : seatedDesk(before, view, online);
  return { ...before, token: kept, view, desk };
}

export function withNotes(before: OnlineState, notes: readonly string[]): OnlineState {
  const { desk } = before;
  return { ...before, notes, desk: desk && { ...desk, notes: [...desk.notes, ...notes] } };
}

function seatedDesk(before: OnlineState, view: OnlineView, online: OnlineMatch): Desk {
  const match = shownMatch(before, view, online);
  const hand = handOf(view, online);
  const { desk } = before;
  const notes = [...openingNotes(match, false), ...before.notes];
  if (desk === null) return { ...openDesk(match, notes), hand };
  if (desk.match === match) return desk.hand === hand ? desk : { ...desk, hand };
  const arrived = ownMoves(view.seat, online.match) > ownMoves(view.seat, before.view.online?.match ?? null);
  return {
    ...desk,
    match,
    hand,
    notes,
    viewing: desk.viewing === null || desk.viewing >= match.moves.length ? null : desk.viewing,
    preview: null,
    typed: arrived ? "" : desk.typed,
    complaint: arrived ? null : desk.complaint,
    question: match.outcome === null ? desk.question : null,
  };
}

/** The match with the move that is on its way, as long as it belongs there; how the game ends is for the server to say. */
function shownMatch(before: OnlineState, view: OnlineView, { match }: OnlineMatch): Match {
  const sent = sentMove(view);
  const same = before.view.online?.match === match && sentMove(before.view)?.id === sent?.id;
  if (same && before.desk !== null) return before.desk.match;
  if (sent === undefined || sent.ply !== match.moves.length || match.outcome !== null) return match;
  const move = findMove(match.game, currentPosition(match), sent.move);
  return move.ok ? { ...playMove(match, move.value), outcome: null } : match;
}

function handOf(view: OnlineView, online: OnlineMatch): Hand {
  return view.seat !== null && isFull(online) && sentMove(view) === undefined ? view.seat : "nobody";
}

/** How many of the moves are the seat's own. */
export function ownMoves(seat: Seat | null, match: Match | null): number {
  if (match === null || seat === null) return 0;
  return match.positions.slice(0, -1).filter((position) => match.game.toMove(position) === seat).length;
}

function isFull({ taken }: OnlineMatch): boolean {
  return taken[0] && taken[1];
}

export function phaseOf({ view, watching }: OnlineState): OnlinePhase {
  const { online, seat, status } = view;
  if (online === null) return status.kind === "closed" ? "closed" : "arriving";
  if (online.match.outcome !== null) return "over";
  if (isFull(online)) return "playing";
  return seat === null && !watching ? "invited" : "waiting";
}

/** Whether the visitor is to move, and the move is not on its way yet. */
export function isOwnTurn(online: OnlineState): boolean {
  return online.desk !== null && desks.isLive({ ...online.desk, viewing: null });
}

/** Whether somebody still plays it: nothing may be told about it that a player could use. */
export function isRunning(online: OnlineState | null): boolean {
  return online?.view.online?.match.outcome === null;
}

/** Where the game is found on the page. */
export function onlineRoute({ id, token }: OnlineState): OnlineRoute {
  return { view: "online", match: id, token };
}

/** The seat across the table; of two players that one watches, nobody's. */
export function opponentOf({ seat }: OnlineView): Seat | null {
  return seat === null ? null : otherSeat(seat);
}

/** From when on, by the server's clock, the visitor may claim the game of an opponent who is gone. */
export function claimableAt(online: OnlineState): number | null {
  const { presence } = online.view;
  const opponent = opponentOf(online.view);
  if (presence === null || opponent === null || phaseOf(online) !== "playing") return null;
  return ofSeat(presence.claimableAt, opponent);
}
