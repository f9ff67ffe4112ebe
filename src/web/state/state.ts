/** Everything that the page shows follows from this value. */

import { sceneOf } from "../../activity/activity.ts";
import type { Activity } from "../../activity/contract.ts";
import type { Board } from "../../core/board.ts";
import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import type { PositionReport } from "../../players/job.ts";
import type { FilledForm } from "../../table/own-start.ts";
import type { OwnMistakes } from "../../table/puzzle/mistakes.ts";
import type { SolvedPuzzle } from "../../table/puzzle/solved.ts";
import { shownPly, type Table } from "../../table/table.ts";
import type { KeptSeat } from "./keep/kept-seats.ts";
import type { Preferences, Truth } from "./keep/preferences.ts";
import { isRunning, type OnlineVisit } from "./online/online.ts";
import { noPlaces, type Places, type PuzzleChoice, placeOf } from "./places.ts";
import type { Route } from "./route.ts";
import type { Study } from "./study.ts";
import type { Unfolding } from "./unfold.ts";

export interface State {
  readonly route: Route;
  /** The previous route: rules and theory return to it. */
  readonly from: Route | null;
  /** The activity in each place, whatever view is on screen. */
  readonly places: Places;
  /** The way to the online game that is open. */
  readonly online: OnlineVisit | null;
  /** Moves that the board has yet to show. */
  readonly unfolding: Unfolding | null;
  /** A text to be read over the page. */
  readonly sheet: Sheet | null;
  /** The UTC date at the last visit of an address. */
  readonly today: string;
  /** Which puzzles were chosen. */
  readonly chosen: PuzzleChoice;
  /** The seats that this browser holds in online games. */
  readonly seats: readonly KeptSeat[];
  /** Unfinished games on this screen, the latest first. */
  readonly unfinished: readonly Match[];
  /** Games finished here. */
  readonly finished: readonly Match[];
  readonly form: FilledForm | null;
  /** What the solver has said about the match on the table so far. */
  readonly study: Study | null;
  /** Whether the first lesson is offered: to a newcomer on the front page, until they leave it. */
  readonly offer: boolean;
  /** Today's puzzle as the front page shows it. */
  readonly daily: Daily | null;
  /** What is stored about puzzles; null until looked up. */
  readonly puzzles: PuzzleMemory | null;
  readonly preferences: Preferences;
  /** The match whose values were asked for on the large board; they are hidden with the next move. */
  readonly revealed: Match | null;
  /** A short message on screen, such as that a link was copied. */
  readonly flash: string | null;
  /** The last thing said to screen readers; the count tells two equal sentences apart. */
  readonly said: { readonly text: string; readonly times: number };
}

export interface Sheet {
  readonly title: string;
  readonly text: readonly string[];
}

interface Daily {
  /** The UTC date. */
  readonly date: string;
  readonly title: string;
  readonly task: string;
  readonly board: Board;
}

interface PuzzleMemory {
  /** The daily puzzles that were solved here. */
  readonly solved: readonly SolvedPuzzle[];
  readonly mistakes: OwnMistakes;
}

/** The activity on show. */
export function shownActivity({ route, places }: Pick<State, "route" | "places">): Activity | null {
  const name = placeOf(route);
  return name === null ? null : places[name].activity;
}

/** The table on screen, if its game may be analysed: never an online game in progress. */
export function openTableOf(state: State): Table | null {
  const activity = shownActivity(state);
  return activity !== null && sceneOf(activity).open ? activity.state : null;
}

/** Whether an online game of this kind is in progress: until its end, the page reveals nothing about the game. */
export function isPlayedOnline({ online }: State, game: Game): boolean {
  return isRunning(online) && online?.view.online?.match.game === game;
}

export function isLarge({ route }: State): boolean {
  return route.view === "play" && route.large === true;
}

/** When the values of this game are shown: as the visitor chose; on a large board, at the press of a button. */
export function truthOf(state: State, match: Match): Truth {
  const { preferences, revealed } = state;
  if (isLarge(state)) return revealed === match ? "live" : "off";
  return preferences.truth;
}

export function isTruthShown(state: State): boolean {
  const match = openTableOf(state)?.match;
  if (match === undefined) return false;
  const truth = truthOf(state, match);
  return truth === "live" || (truth === "after" && match.outcome !== null);
}

/** What is known about the position on the board, if the visitor wants to see it. */
export function shownReport(state: State): PositionReport | undefined {
  const { study } = state;
  const table = openTableOf(state);
  if (table === null || !isTruthShown(state) || study?.match !== table.match) return undefined;
  return study.reports.get(shownPly(table));
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
    chosen: { game: null, grade: null },
    seats: [],
    unfinished: [],
    finished: [],
    form: null,
    study: null,
    offer: false,
    daily: null,
    puzzles: null,
    preferences,
    revealed: null,
    flash: null,
    said: { text: "", times: 0 },
  };
}
