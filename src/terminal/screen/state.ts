/** Everything the screen knows, what can happen to it, and what it asks of the world: all of it plain data. */

import type { KnownView } from "../../client/view.ts";
import type { Game } from "../../core/game.ts";
import type { Statement } from "../../core/lesson.ts";
import type { Match } from "../../core/match.ts";
import type { ProgramName } from "../../core/program-name.ts";
import type { Pair } from "../../core/seat.ts";
import type { DealtStart } from "../../core/starts.ts";
import type { Job, Verdict } from "../../players/job.ts";
import type { Action } from "../../protocol/online/messages.ts";
import type { TableAnswer, TableJob } from "../../table/advice.ts";
import type { Texts } from "../../table/form.ts";
import type { Course } from "../../table/lesson/course.ts";
import type { LessonProgress } from "../../table/lesson/progress.ts";
import type { Opened } from "../../table/open.ts";
import type { PuzzlePlay, PuzzleSource, PuzzleTable } from "../../table/puzzle/play.ts";
import type { Table } from "../../table/table.ts";
import type { Memory } from "../setup/memory.ts";

export { type Memory, noMemory, remember } from "../setup/memory.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A key as the terminal reports it; `text` is what it types, empty for keys that type nothing. */
export interface Key {
  readonly name: string;
  readonly text: string;
  readonly ctrl: boolean;
}

export interface SavedGame {
  readonly id: string;
  readonly title: string;
  /** With the computer's level, where it is one. */
  readonly names: Pair<string>;
  readonly moves: number;
  readonly startedAt: string;
  /** How it ended; null where it goes on. */
  readonly result: string | null;
}

/** An online game that is not over, and the link that leads back to it. */
interface KeptGame {
  readonly link: string;
  readonly title: string;
  readonly name: string;
}

/** What there is to do; or the games, saved ones or not, to do one of these things with. */
export type MenuList = "top" | "play" | "learn" | "rules" | "resume" | "history" | "online" | "host";

export interface MenuScene {
  readonly kind: "menu";
  readonly list: MenuList;
  /** The id of the entry under the cursor. */
  readonly at: string;
  readonly notice: string;
  /** A link or an address, as far as it is typed. */
  readonly typed: string;
  /** Whether the game under the cursor is to be deleted. */
  readonly asking: boolean;
  /** Whether an online game is being entered. */
  readonly connecting: boolean;
}

/** A list in which nothing has been done yet. */
export const plainMenu = { kind: "menu", notice: "", typed: "", asking: false, connecting: false } as const;

export interface SetupScene {
  readonly kind: "setup";
  readonly game: Game;
  readonly texts: Texts;
  /** The field under the cursor; one past the last is the start button. */
  readonly at: number;
  /** Nothing has been typed into the field since the cursor came to it. */
  readonly fresh: boolean;
  /** How many moves matter at a size, in words: at this one, or at the one before until that is counted. */
  readonly sharpness: string;
  readonly problem: string;
}

/** A text to read, such as the rules; closing it returns to what was there before. */
export interface PageScene {
  readonly kind: "page";
  readonly title: string;
  readonly text: readonly string[];
  readonly top: number;
  readonly back: Exclude<Scene, PageScene>;
}

/** The other player, or both, are elsewhere. */
export interface OnlineScene {
  readonly view: KnownView;
  /** The local time that the clocks and waits on the table tell. */
  readonly now: number;
  /** What to give to others, and what to keep. */
  readonly links: readonly string[];
}

/** Where somebody is in a lesson. */
export interface LessonAt {
  readonly course: Course;
  /** The statement that is put together, and the part of it under the cursor. */
  readonly draft: Statement;
  readonly slot: number;
  /** The table holds a game from the position that refutes the last statement. */
  readonly aside: boolean;
}

/** A table as the screen shows it. */
export interface TableScene extends Table {
  readonly kind: "table";
  /** Null where everybody sits at this terminal. */
  readonly online: OnlineScene | null;
  /** The game is only looked at. */
  readonly replay: boolean;
  /** What is asked, where a puzzle stands on the table instead of a game. */
  readonly puzzle: PuzzlePlay | null;
  /** The step that takes place here, if it is one of a lesson. */
  readonly lesson: LessonAt | null;
  /** The highlighted move, an index into the legal moves or into a puzzle's choices; -1 when there is none. */
  readonly at: number;
  /** How far down the list of moves at one place the player wants to be: one switch, or two. */
  readonly depth: number;
}

export type PuzzleScene = TableScene & PuzzleTable;

export function isPuzzle(scene: TableScene): scene is PuzzleScene {
  return scene.puzzle !== null;
}

export type LessonScene = TableScene & { readonly lesson: LessonAt };

export function isLesson(scene: TableScene): scene is LessonScene {
  return scene.lesson !== null;
}

export type OnlineTable = TableScene & { readonly online: OnlineScene };

export function isOnline(scene: TableScene): scene is OnlineTable {
  return scene.online !== null;
}

export type Scene = MenuScene | SetupScene | PageScene | TableScene;

export interface ScreenState {
  readonly program: ProgramName;
  readonly size: Size;
  readonly games: readonly Game[];
  readonly memory: Memory;
  /** The unfinished games; null until they have been looked up. */
  readonly saved: readonly SavedGame[] | null;
  readonly seats?: readonly KeptGame[];
  /** Which steps of which lessons are done, once that has been looked up. */
  readonly progress?: LessonProgress;
  /** Whether there is a menu to go back to. */
  readonly hasMenu: boolean;
  readonly scene: Scene;
}

/** What the menu's lists show. */
export interface Listed {
  readonly saved: readonly SavedGame[];
  readonly seats?: readonly KeptGame[];
  readonly progress?: LessonProgress;
}

export type ScreenEvent =
  | { readonly kind: "key"; readonly key: Key }
  /** A mouse button was pressed on a row, counted from the top. */
  | { readonly kind: "clicked"; readonly row: number }
  | { readonly kind: "resized"; readonly size: Size }
  | { readonly kind: "opened"; readonly opened: Opened }
  /** A game that is over, to look at. */
  | { readonly kind: "replayed"; readonly match: Match }
  | { readonly kind: "page"; readonly title: string; readonly text: readonly string[] }
  | { readonly kind: "refused"; readonly message: string }
  | ({ readonly kind: "listed" } & Listed)
  | { readonly kind: "saved"; readonly id: string; readonly notes: readonly string[] }
  | { readonly kind: "said"; readonly message: string }
  /** No key has come for a while. */
  | { readonly kind: "paused"; readonly typed: string }
  | { readonly kind: "noted"; readonly notes: readonly string[] }
  /** Something has come from the server; `said` tells what it was, beside the moves. */
  | { readonly kind: "online"; readonly online: OnlineScene; readonly said: string }
  /** Another online game is on the table. */
  | { readonly kind: "seated"; readonly online: OnlineScene; readonly notes: readonly string[] }
  | { readonly kind: "counted"; readonly job: Job<"sharpness">; readonly words: string }
  | { readonly kind: "posed"; readonly puzzle: PuzzleTable }
  /** A step of a lesson is on the table; or there is none left. */
  | { readonly kind: "lesson"; readonly scene: TableScene }
  | { readonly kind: "taught"; readonly game: Game }
  | {
      readonly kind: "checked";
      readonly course: Course;
      readonly statement: Statement;
      readonly verdict: Verdict;
    }
  | { readonly kind: "judged"; readonly scene: PuzzleScene }
  | { readonly kind: "ticked"; readonly now: number }
  /** Something else takes the terminal from here on. */
  | { readonly kind: "replaced" }
  /** What the advisor answers to a job about this match. */
  | { readonly kind: "answer"; readonly about: Match; readonly answer: TableAnswer };

export type Effect =
  | { readonly kind: "save"; readonly match: Match }
  | { readonly kind: "copy"; readonly match: Match; readonly name: string }
  | { readonly kind: "start"; readonly game: Game; readonly texts: Texts }
  /** A saved game to play on, or to look at. */
  | { readonly kind: "resume" | "history" | "delete"; readonly id: string }
  | { readonly kind: "remember"; readonly memory: Memory }
  /** A text to read about a game. */
  | { readonly kind: "read"; readonly what: string; readonly game: Game }
  | { readonly kind: "join"; readonly link: string }
  | { readonly kind: "host"; readonly address: string; readonly game: Game }
  /** The way to an online game is given up. */
  | { readonly kind: "cancel" }
  | { readonly kind: "next"; readonly match: Match; readonly deal: DealtStart | undefined }
  /** The lesson of a game, a step of it, or the position that refutes a statement. */
  | { readonly kind: "learn"; readonly game: Game }
  | { readonly kind: "step" | "aside"; readonly lesson: LessonAt }
  | { readonly kind: "check"; readonly course: Course; readonly statement: Statement }
  /** Which steps are done is kept. */
  | { readonly kind: "progress"; readonly course: Course }
  | { readonly kind: "list" }
  /** Whether a word is being typed is known by waiting. */
  | { readonly kind: "pause"; readonly typed: string }
  /** The advisor is asked about a match. */
  | { readonly kind: "ask"; readonly match: Match; readonly job: TableJob }
  /** The advisor is asked about a size. */
  | { readonly kind: "count"; readonly game: Game; readonly job: Job<"sharpness"> }
  /** A new game from the position before one of the moves, with a note for its players. */
  | { readonly kind: "branch"; readonly match: Match; readonly at: number; readonly note: string }
  /** Another puzzle. */
  | { readonly kind: "pose"; readonly source: PuzzleSource }
  | { readonly kind: "judge"; readonly scene: PuzzleScene; readonly given: readonly string[] }
  /** What a player does in an online game. */
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "quit" }
  | { readonly kind: "interrupt" }
  | { readonly kind: "suspend" };

export interface Step {
  readonly state: ScreenState;
  readonly effects: readonly Effect[];
}

export function step(state: ScreenState, ...effects: readonly Effect[]): Step {
  return { state, effects };
}

/** The same screen with another scene on it. */
export function show(state: ScreenState, scene: Scene, ...effects: readonly Effect[]): Step {
  return { state: { ...state, scene }, effects };
}
