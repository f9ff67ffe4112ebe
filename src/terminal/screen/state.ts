/** The screen's state, its events and its effects: all of it plain data. */

import type { Input } from "../../activity/activity.ts";
import type { Activity, Want } from "../../activity/contract.ts";
import type { LessonProgress } from "../../activity/notebook.ts";
import type { PuzzleOverview } from "../../activity/puzzle/overview.ts";
import type { Game } from "../../core/game.ts";
import type { ProgramName } from "../../core/program.ts";
import type { Job } from "../../players/job.ts";
import type { Texts } from "../../table/form.ts";
import type { SavedGame } from "../saves/record-list.ts";
import type { MenuMemory } from "../setup/memory.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A key as the terminal reports it; `text` is what it types, empty for keys that type nothing. */
export interface Key {
  readonly name: string;
  readonly text: string;
  readonly ctrl: boolean;
  /** When it was pressed, in milliseconds of any clock that only goes forward. */
  readonly time?: number;
}

/** An open online game, and the link that reopens it. */
interface KeptGame {
  readonly link: string;
  readonly title: string;
  readonly name: string;
}

/** The main menu, or a list of games, saved or not, for one of its entries. */
export type MenuList = "top" | GameList | "resume" | "history" | "puzzles" | "archive" | "online";

/** Lists of the games themselves. */
type GameList = "play" | "learn" | "rules" | "host";

export interface MenuPanel {
  readonly kind: "menu";
  readonly list: MenuList;
  /** The id of the entry under the cursor. */
  readonly at: string;
  readonly notice: string;
  /** A link or an address, as typed so far. */
  readonly typed: string;
  /** Whether the screen asks to delete the game under the cursor. */
  readonly asking: boolean;
  /** Whether an online game is being entered. */
  readonly connecting: boolean;
}

export interface SetupPanel {
  readonly kind: "setup";
  readonly game: Game;
  readonly texts: Texts;
  /** The field under the cursor; one past the last is the start button. */
  readonly at: number;
  /** Nothing has been typed into the field since the cursor came to it. */
  readonly fresh: boolean;
  /** How many moves matter at this size, in words; until that is counted, at the previous size. */
  readonly sharpness: string;
  readonly problem: string;
}

/** Anything that happens at a board. */
export interface TablePanel {
  readonly kind: "table";
  readonly activity: Activity;
  /** The cursor: an index into the legal moves, the choices or the slots; -1 if there are none. */
  readonly at: number;
  /** How far down the list of moves at one place the player wants to be: one switch, or two. */
  readonly depth: number;
  /** Whether a click has put the cursor there. */
  readonly clicked?: boolean;
}

/** What can be behind a page. */
export type BasePanel = MenuPanel | SetupPanel | TablePanel;

/** A text to read, such as the rules; closing it returns to what was there before. */
export interface PagePanel {
  readonly kind: "page";
  readonly title: string;
  readonly text: readonly string[];
  readonly top: number;
  readonly back: BasePanel;
}

export type Panel = BasePanel | PagePanel;

export interface ScreenState extends Omit<Listed, "saved"> {
  readonly program: ProgramName;
  readonly size: Size;
  readonly games: readonly Game[];
  readonly memory: MenuMemory;
  /** The unfinished games; null until they have been looked up. */
  readonly saved: readonly SavedGame[] | null;
  /** The menu that opened the table; null if there is none to go back to. */
  readonly menu: MenuPanel | null;
  /** Counts the player's steps through the screens: an answer requested on another screen is dropped. */
  readonly visit: number;
  /** When a question was last answered with a key. */
  readonly answeredAt?: number;
  readonly panel: Panel;
}

/** What the menu's lists show, once it has been looked up. */
export interface Listed {
  readonly saved: readonly SavedGame[];
  readonly seats?: readonly KeptGame[];
  readonly progress?: LessonProgress;
  readonly puzzles?: PuzzleOverview;
}

export type ScreenEvent =
  | { readonly kind: "key"; readonly key: Key }
  /** A mouse button was pressed on a character, counted from the top left. */
  | { readonly kind: "clicked"; readonly row: number; readonly column: number }
  | { readonly kind: "resized"; readonly size: Size }
  /** Something for the activity on the table: an answer, news from the server, the time. */
  | { readonly kind: "input"; readonly input: Input }
  | { readonly kind: "opened"; readonly activity: Activity }
  | { readonly kind: "page"; readonly title: string; readonly text: readonly string[] }
  | { readonly kind: "refused"; readonly message: string }
  | ({ readonly kind: "listed" } & Listed)
  | { readonly kind: "counted"; readonly job: Job<"sharpness">; readonly words: string }
  /** An online game takes the terminal from here on. */
  | { readonly kind: "replaced" };

/** What an activity wants, unless the screen does it alone. */
export type OuterWant = Exclude<Want, { readonly kind: "show" | "end" }>;

/** What the terminal does itself. */
export type TerminalEffect =
  | { readonly kind: "quit" }
  | { readonly kind: "interrupt" }
  | { readonly kind: "end-of-input" }
  | { readonly kind: "suspend" };

export type ScreenEffect =
  | TerminalEffect
  | { readonly kind: "want"; readonly want: OuterWant }
  | { readonly kind: "start"; readonly game: Game; readonly texts: Texts }
  /** A saved game to play on, to look at, or to delete. */
  | { readonly kind: "resume" | "history" | "delete"; readonly id: string }
  | { readonly kind: "list" }
  | { readonly kind: "remember"; readonly memory: MenuMemory }
  /** Asks the advisor about a size. */
  | { readonly kind: "count"; readonly game: Game; readonly job: Job<"sharpness"> }
  /** Entering an online game, which the player may cancel. */
  | { readonly kind: "join"; readonly link: string }
  | { readonly kind: "host"; readonly address: string; readonly game: Game }
  | { readonly kind: "cancel" };

export type EffectOf<K extends ScreenEffect["kind"]> = Extract<ScreenEffect, { readonly kind: K }>;

/** The effects that the terminal doesn't carry out itself. */
export type Asking = Exclude<ScreenEffect, TerminalEffect>;

export interface ScreenStep {
  readonly state: ScreenState;
  readonly effects: readonly ScreenEffect[];
}
