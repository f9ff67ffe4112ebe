/** Everything that the page shows follows from this value. */

import type { Board } from "../../core/board.ts";
import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import type { PositionReport } from "../../players/job.ts";
import type { PuzzleTable } from "../../table/puzzle/play.ts";
import { shownPly, type Table } from "../../table/table.ts";
import type { GameMap } from "./board/map-view.ts";
import type { KeptSeat } from "./keep/kept-seats.ts";
import type { Preferences, Truth } from "./keep/preferences.ts";
import type { LessonState } from "./lesson.ts";
import { isRunning, type OnlineState } from "./online/online.ts";
import type { PuzzleMemory } from "./puzzle.ts";
import type { Route } from "./route.ts";
import type { SetupForm } from "./setup/setup-form.ts";
import type { Study } from "./table/study.ts";

export interface State {
  readonly route: Route;
  readonly table: Table | null;
  /** The online game that is open, whatever view is on show. */
  readonly online: OnlineState | null;
  /** The seats that this browser holds in online games. */
  readonly seats: readonly KeptSeat[];
  /** The games at this screen that are not over, the last one first. */
  readonly unfinished: readonly Match[];
  /** The games that were finished here. */
  readonly finished: readonly Match[];
  readonly form: SetupForm | null;
  /** What the solver has said about the match on the table so far. */
  readonly study: Study | null;
  readonly map: GameMap | null;
  /** The puzzle on show, or that was on show last. */
  readonly puzzle: PuzzleTable | null;
  /** The lesson on show, or that was on show last. */
  readonly lesson: LessonState | null;
  /** The steps done in the lessons that were begun, by their games; null until it was looked up. */
  readonly progress: ReadonlyMap<string, Progress> | null;
  /** Whether the first lesson is offered: to who comes to the front page for the first time, until they leave it. */
  readonly offer: boolean;
  /** Today's puzzle as the front page shows it. */
  readonly daily: Daily | null;
  /** What is kept about puzzles; null until the first one. */
  readonly puzzles: PuzzleMemory | null;
  /** What is known about each game at its book's size, as far as it was asked for. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  readonly preferences: Preferences;
  /** The match whose values were asked for on the large board; they are hidden with the next move. */
  readonly revealed: Match | null;
  /** A short message on show, such as that a link was copied. */
  readonly flash: string | null;
  /** The last thing said to screen readers; the count tells two equal sentences apart. */
  readonly said: { readonly text: string; readonly times: number };
}

interface Daily {
  /** The UTC date. */
  readonly date: string;
  readonly title: string;
  readonly task: string;
  readonly board: Board;
  readonly solved: boolean;
}

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The puzzle on the board: a lesson's bet has one, too. */
export function shownPuzzle({ route, lesson, puzzle }: State): PuzzleTable | null {
  return route.view === "lesson" ? (lesson?.bet ?? null) : puzzle;
}

/** The table whose game may be looked into: never that of an online game which is still played. */
export function openTableOf({ route, table, online }: State): Table | null {
  if (route.view === "play") return table;
  return route.view === "online" && !isRunning(online) ? (online?.table ?? null) : null;
}

/** The table on show, whatever stands on it: a puzzle, an online game, or a game at this screen. */
export function boardOn({ route, table, online, puzzle, lesson }: State): Table | null {
  if (route.view === "puzzle") return puzzle;
  if (route.view === "lesson") return lesson?.bet ?? lesson?.board ?? null;
  return route.view === "online" ? (online?.table ?? null) : table;
}

/** Whether an online game of this kind is still played: until its end nothing is told about it. */
export function isPlayedOnline({ online }: State, game: Game): boolean {
  return isRunning(online) && online?.table?.match.game === game;
}

export function isLarge({ route }: State): boolean {
  return route.view === "play" && route.large === true;
}

/** When the values of this game are shown: as was chosen; on a large board, at the press of a button. */
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

/** What is known about the position on the board, where the visitor wants to know. */
export function shownReport(state: State): PositionReport | undefined {
  const { study } = state;
  const table = openTableOf(state);
  if (table === null || !isTruthShown(state) || study?.match !== table.match) return undefined;
  return study.reports.get(shownPly(table));
}

export function initialState(preferences: Preferences): State {
  return {
    route: { view: "home" },
    table: null,
    online: null,
    seats: [],
    unfinished: [],
    finished: [],
    form: null,
    study: null,
    map: null,
    puzzle: null,
    lesson: null,
    progress: null,
    offer: false,
    daily: null,
    puzzles: null,
    known: new Map(),
    preferences,
    revealed: null,
    flash: null,
    said: { text: "", times: 0 },
  };
}
