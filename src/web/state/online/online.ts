/** An online game on the page: what the client knows of it, and how it is being looked at. */

import type { Happening } from "../../../client/narrate.ts";
import {
  countMoves,
  hasFreeSeat,
  matchWithSentMove,
  type OnlinePhase,
  phaseOf,
} from "../../../client/status.ts";
import { firstView, isKnown, type KnownView, type OnlineView, sentMove } from "../../../client/view.ts";
import type { Match } from "../../../core/match.ts";
import { type Hand, openTable, type Table } from "../../../table/table.ts";
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

export function newOnline(id: string, token: string | undefined): OnlineState {
  return { id, token, view: firstView, table: null, notes: [], watching: false, unserved: null, news: null };
}

/** The game as the client sees it now. What was typed stays until a move of one's own has arrived. */
export function withView(before: OnlineState, view: OnlineView, token: string | undefined): OnlineState {
  const kept = view.seat === null ? before.token : (token ?? before.token);
  const table = isKnown(view) ? seatedTable(before, view) : before.table;
  return { ...before, token: kept, view, table };
}

export function withNotes(before: OnlineState, notes: readonly string[]): OnlineState {
  const { table } = before;
  return { ...before, notes, table: table && { ...table, notes: [...table.notes, ...notes] } };
}

function seatedTable(before: OnlineState, view: KnownView): Table {
  const match = shownMatch(before, view);
  const hand = handOf(view);
  const { table } = before;
  const notes = [...openingNotes(match, false), ...before.notes];
  if (table === null) return { ...openTable({ match, notes }), hand };
  if (table.match === match) return table.hand === hand ? table : { ...table, hand };
  const known = before.view.online?.match ?? match;
  const arrived = countMoves(view.online.match, view.seat) > countMoves(known, view.seat);
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

/** The same value as before where nothing has changed on the board. */
function shownMatch(before: OnlineState, view: KnownView): Match {
  const same =
    before.view.online?.match === view.online.match && sentMove(before.view)?.id === sentMove(view)?.id;
  return same && before.table !== null ? before.table.match : matchWithSentMove(view);
}

function handOf(view: KnownView): Hand {
  return view.seat !== null && !hasFreeSeat(view.online) && sentMove(view) === undefined
    ? view.seat
    : "nobody";
}

/** A visitor who would rather watch is not asked to take the free seat. */
export function shownPhase({ view, watching }: OnlineState): OnlinePhase {
  const phase = phaseOf(view);
  return phase === "invited" && watching ? "waiting" : phase;
}

/** What is worth a notice until the next event; a visitor who watches did not want the seat. */
export function newsAfter(
  before: OnlineState,
  after: OnlineState,
  happenings: readonly Happening[],
): string | null {
  const news = happenings.filter(
    (happening) =>
      (happening.kind === "declined" && happening.by !== after.view.seat) ||
      (happening.kind === "too-late" && !after.watching),
  );
  if (news.length > 0) return news.map(({ text }) => text).join(" ");
  return before.view.online?.version === after.view.online?.version ? before.news : null;
}

/** Whether somebody still plays it: nothing may be told about it that a player could use. */
export function isRunning(online: OnlineState | null): boolean {
  return online?.view.online?.match.outcome === null;
}

/** Where the game is found on the page. */
export function onlineRoute({ id, token }: OnlineState): OnlineRoute {
  return { view: "online", match: id, token };
}
