/** An online game on the page: what the client knows of it, and how it is being looked at. */

import { firstView, type OnlineView, sentMove } from "../../../client/view.ts";
import { currentPosition, type Match, playMove } from "../../../core/match.ts";
import { ofSeat, otherSeat, type Seat } from "../../../core/seat.ts";
import { findMove } from "../../../core/setup.ts";
import type { OnlineMatch } from "../../../protocol/online/online-match.ts";
import { type Hand, isTurnHere, openTable, type Table } from "../../../table/table.ts";
import { openingNotes } from "../../../words/notes.ts";
import type { OnlineRoute } from "../route.ts";

export interface OnlineState {
  readonly id: string;
  /** What opens the visitor's own seat. */
  readonly token: string | undefined;
  readonly view: OnlineView;
  /** The table; null until the game has come. */
  readonly table: Table | null;
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
  return { id, token, view: firstView, table: null, notes: [], watching: false, unserved: null, news: null };
}

/** The game as the client sees it now. What was typed stays until a move of one's own has arrived. */
export function withView(before: OnlineState, view: OnlineView, token: string | undefined): OnlineState {
  const { online } = view;
  const kept = view.seat === null ? before.token : (token ?? before.token);
  const table = online === null ? before.table : seatedTable(before, view, online);
  return { ...before, token: kept, view, table };
}

export function withNotes(before: OnlineState, notes: readonly string[]): OnlineState {
  const { table } = before;
  return { ...before, notes, table: table && { ...table, notes: [...table.notes, ...notes] } };
}

function seatedTable(before: OnlineState, view: OnlineView, online: OnlineMatch): Table {
  const match = shownMatch(before, view, online);
  const hand = handOf(view, online);
  const { table } = before;
  const notes = [...openingNotes(match, false), ...before.notes];
  if (table === null) return { ...openTable({ match, notes }), hand };
  if (table.match === match) return table.hand === hand ? table : { ...table, hand };
  const arrived = ownMoves(view.seat, online.match) > ownMoves(view.seat, before.view.online?.match ?? null);
  return {
    ...table,
    match,
    hand,
    notes,
    viewing: table.viewing === null || table.viewing >= match.moves.length ? null : table.viewing,
    preview: null,
    typed: arrived ? "" : table.typed,
    problem: arrived ? "" : table.problem,
    question: match.outcome === null ? table.question : null,
  };
}

/** The match with the move that is on its way, as long as it belongs there; how the game ends is for the server to say. */
function shownMatch(before: OnlineState, view: OnlineView, { match }: OnlineMatch): Match {
  const sent = sentMove(view);
  const same = before.view.online?.match === match && sentMove(before.view)?.id === sent?.id;
  if (same && before.table !== null) return before.table.match;
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
  return online.table !== null && isTurnHere(online.table);
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
