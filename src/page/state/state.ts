/** Everything that the page shows follows from this value. */

import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import { firstView, type OnlineView } from "../../online/client/view.ts";
import { sceneOf } from "../../play/activity.ts";
import type { Activity, Want } from "../../play/contract.ts";
import type { FilledForm } from "../../play/form.ts";
import { canPlay, type Table } from "../../play/table.ts";
import type { PuzzleChoice } from "../../puzzles/doors.ts";
import type { OwnMistakes, SolvedPuzzle } from "../../puzzles/notebook.ts";
import type { KeptSeat } from "./keep/kept-seats.ts";
import type { AnalysisMode, Preferences } from "./keep/preferences.ts";
import { noPlaces, type OnlineRoute, type Places, placeOf, type Route } from "./route.ts";

export interface State {
  readonly route: Route;
  readonly from: Route | null;
  readonly places: Places;
  readonly online: OnlineVisit | null;
  readonly unfolding: Unfolding | null;
  readonly sheet: Sheet | null;
  /** The UTC date when the visitor last opened an address. */
  readonly today: string;
  readonly chosen: Required<Omit<PuzzleChoice, "detail">>;
  readonly seats: readonly KeptSeat[];
  readonly unfinished: readonly Match[];
  readonly finished: readonly Match[];
  readonly form: FilledForm | null;
  /** Null until the page has read them from the storage. */
  readonly puzzles: PuzzleMemory | null;
  readonly preferences: Preferences;
  readonly flash: string | null;
  /** `times` changes each time, so the same sentence can be announced twice. */
  readonly said: { readonly text: string; readonly times: number };
}

export type Sheet = Pick<Want<"show">, "title" | "text">;

interface PuzzleMemory {
  /** Only daily puzzles. */
  readonly solved: readonly SolvedPuzzle[];
  readonly mistakes: OwnMistakes;
}

export interface OnlineVisit {
  readonly id: string;
  readonly token: string | undefined;
  readonly view: OnlineView;
  /** Why the page has no online play. Null if it may work. */
  readonly unserved: string | null;
}

export function newOnlineSession(id: string, token: string | undefined): OnlineVisit {
  return { id, token, view: firstView, unserved: null };
}

/** True on the visitor's turn, even while they look at an earlier position. */
export function isAwaited(activity: Activity | null): boolean {
  return activity !== null && canPlay({ ...activity.state, viewing: null });
}

export function onlineRoute({ id, token }: OnlineVisit): OnlineRoute {
  return { view: "online", match: id, token };
}

export function shownActivity({ route, places }: Pick<State, "route" | "places">): Activity | null {
  const name = placeOf(route);
  return name === null ? null : places[name].activity;
}

/** Until an online game ends, the page hides the theory and the lesson of the game that's being played. */
export function isPlayedOnline({ online }: State, game: Game): boolean {
  const match = online?.view.online?.match;
  return match?.game.of === game && match.outcome === null;
}

export function analysisMode(state: State): AnalysisMode {
  const activity = shownActivity(state);
  if (activity === null || !sceneOf(activity).analysisAllowed) return "off";
  return state.preferences.analysis;
}

export function isTruthShown(state: State): boolean {
  const mode = analysisMode(state);
  const table = shownActivity(state)?.state;
  if (table === undefined) return false;
  return mode === "live" || (mode === "after" && table.match.outcome !== null);
}

export function initialState(preferences: Preferences): State {
  return {
    route: { view: "home" },
    from: null,
    places: noPlaces,
    online: null,
    unfolding: null,
    sheet: null,
    today: "",
    chosen: { game: null, difficulty: null },
    seats: [],
    unfinished: [],
    finished: [],
    form: null,
    puzzles: null,
    preferences,
    flash: null,
    said: { text: "", times: 0 },
  };
}

interface Unfolding {
  readonly match: Match;
  readonly ply: number;
}

/** If more moves arrive together, the visitor was away, so all of them appear right away. */
const mostUnfolded = 8;

/** Moves that arrive together, such as a refutation or a reply, are shown one after another. */
export function unfold(before: Match, after: Match): Unfolding | null {
  const from = before.moves.length;
  const count = after.moves.length - from;
  const goesOn = before.id === after.id && before.moves.every((move, at) => move === after.moves[at]);
  return goesOn && count > 1 && count <= mostUnfolded ? { match: after, ply: from + 1 } : null;
}

export function unfoldNext({ match, ply }: Unfolding): Unfolding | null {
  return ply + 1 < match.moves.length ? { match, ply: ply + 1 } : null;
}

/** The part of the match that has appeared so far. No move can be made until all of it has. */
export function unfolded<T extends Table>(table: T, unfolding: Unfolding | null): T {
  if (unfolding?.match !== table.match || table.viewing !== null) return table;
  const { match, ply } = unfolding;
  const part = { moves: match.moves.slice(0, ply), positions: match.positions.slice(0, ply + 1) };
  return { ...table, controls: "none", match: { ...match, ...part, outcome: null } };
}
