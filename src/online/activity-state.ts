import type { Match } from "../core/match.ts";
import type { OuterNews } from "../play/contract.ts";
import { type ControlledSeats, newTable, type Table, withMatch } from "../play/table.ts";
import type { Happening } from "./client/narrate.ts";
import { countMoves, hasFreeSeat, isWrongLink, matchWithSentMove } from "./client/status.ts";
import { type KnownView, sentMove } from "./client/view.ts";
import type { Action } from "./messages.ts";

declare module "../play/contract.ts" {
  interface OuterNews {
    readonly view: KnownView;
    readonly happenings: readonly Happening[];
    readonly now: number;
    /** The game's links, each after a sentence that says what it's for. */
    readonly links: readonly string[];
  }
  interface Wants {
    readonly act: { readonly action: Action };
    readonly follow: object;
    readonly reconnect: object;
    /** Play the computer while waiting, and hear when an opponent joins. */
    readonly meanwhile: { readonly waiting: OuterNews };
    /** Don't pair this visitor with players of this name anymore. */
    readonly block: { readonly name: string };
  }
}

export interface OnlineState extends Table, OuterNews {
  /** Shown before the game, but only by faces without a screen. */
  readonly intro: readonly string[];
}

export function onlineState(
  news: OuterNews,
  notes: readonly string[] = [],
  intro: readonly string[] = [],
): OnlineState {
  const { view } = news;
  const table = newTable({ match: matchWithSentMove(view), notes });
  return { ...table, ...news, intro, controls: controlsOf(view) };
}

function controlsOf(view: KnownView): ControlledSeats {
  const mayMove = !hasFreeSeat(view.online) && !isWrongLink(view) && sentMove(view) === undefined;
  return (mayMove ? view.seat : null) ?? "none";
}

/** News doesn't interrupt a player who's looking back. Typed text stays until their move arrives or the game ends. */
export function hearNews(state: OnlineState, news: OuterNews): OnlineState {
  const { view } = news;
  const match = shownMatch(state, view);
  const said = saidOf(news.happenings);
  const problem = view.refusal === state.view.refusal ? state.problem : (view.refusal?.message ?? "");
  const known = { ...state, ...news, problem, controls: controlsOf(view), ...notesNow(state, view) };
  if (match.moves.length === state.match.moves.length && match.outcome === state.match.outcome)
    return { ...known, match, said: said === "" ? state.said : said };
  const arrived = countMoves(view.online.match, view.seat) > countMoves(state.view.online.match, view.seat);
  const viewing = state.viewing === null || state.viewing >= match.moves.length ? null : state.viewing;
  return {
    ...withMatch(known, match, said),
    problem,
    viewing,
    typed: arrived || match.outcome !== null ? "" : state.typed,
    question: match.outcome === null ? state.question : null,
  };
}

/** Keeps the same object while the board stays the same, so faces don't draw it again. */
function shownMatch(state: OnlineState, view: KnownView): Match {
  const same =
    state.view.online.match === view.online.match && sentMove(state.view)?.id === sentMove(view)?.id;
  return same ? state.match : matchWithSentMove(view);
}

/** Once the opponent has joined, the invitation link goes away. */
function notesNow({ view: before, notes, opening }: OnlineState, view: KnownView) {
  const isFull = hasFreeSeat(before.online) && !hasFreeSeat(view.online);
  return isFull ? { notes: [], opening: [] } : { notes, opening };
}

const passing: ReadonlySet<Happening["kind"]> = new Set([
  "joined",
  "declined",
  "too-late",
  "taken-back",
  "back",
  "regained",
]);

/** Leaves out moves, because the board shows them, and things that another notice keeps showing. */
function saidOf(happenings: readonly Happening[]): string {
  // If a move has arrived, players can see that they're connected again.
  const moved = happenings.some(({ kind }) => kind === "moved" || kind === "arrived");
  const told = happenings.filter(({ kind }) => passing.has(kind) && !(moved && kind === "regained"));
  return told.map(({ text }) => text).join(" ");
}
