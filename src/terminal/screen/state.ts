/** State, events and effects are plain data, so a step of the screen is a pure function. */

import type { Game } from "../../core/game.ts";
import type { ProgramName } from "../../core/program.ts";
import type { LessonProgress } from "../../lessons/progress.ts";
import type { Input } from "../../play/activity.ts";
import type { Activity, Want } from "../../play/contract.ts";
import type { FormValues } from "../../play/form.ts";
import type { PuzzleOverview } from "../../puzzles/overview.ts";
import type { ownGames } from "../online/seats.ts";
import type { SavedGame } from "../saves/record-list.ts";
import type { MenuMemory } from "../setup/fields.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Key {
  readonly name: string;
  readonly text: string;
  readonly ctrl: boolean;
  readonly time?: number;
}

type GameList = "play" | "learn" | "rules" | "host";

export type MenuList = "top" | GameList | "resume" | "history" | "puzzles" | "archive" | "online";

export interface MenuPanel {
  readonly kind: "menu";
  readonly list: MenuList;
  readonly at: string;
  readonly notice: string;
  readonly typed: string;
  readonly asking: boolean;
  readonly connecting: boolean;
}

export interface SetupPanel {
  readonly kind: "setup";
  readonly game: Game;
  readonly texts: FormValues;
  /** A field's index. The start button comes right after the last field. */
  readonly at: number;
  /** If true, typing replaces the field's text instead of extending it. */
  readonly fresh: boolean;
  readonly problem: string;
}

export interface TablePanel {
  readonly kind: "table";
  readonly activity: Activity;
  /** An index into the legal moves, the choices or the slots. -1 if there are none. */
  readonly at: number;
  /** 0 is the smallest of the moves that begin at the same cell, such as one switch instead of two. */
  readonly depth: number;
  readonly clicked?: boolean;
  /** What just happened outside the activity. The next key removes it. */
  readonly notice?: string | undefined;
}

export type BasePanel = MenuPanel | SetupPanel | TablePanel;

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
  readonly saved: readonly SavedGame[] | null;
  readonly menu: MenuPanel | null;
  /** Counts changes of screen. Answers to an earlier screen are dropped, except for lists. */
  readonly visit: number;
  readonly answeredAt?: number;
  readonly panel: Panel;
}

export interface Listed {
  readonly saved: readonly SavedGame[];
  readonly seats?: ReturnType<typeof ownGames>;
  readonly progress?: LessonProgress;
  readonly puzzles?: PuzzleOverview;
}

export type ScreenEvent =
  | { readonly kind: "key"; readonly key: Key }
  | { readonly kind: "clicked"; readonly target: string }
  | { readonly kind: "resized"; readonly size: Size }
  | { readonly kind: "input"; readonly input: Input }
  | { readonly kind: "noticed"; readonly text: string }
  | { readonly kind: "opened"; readonly activity: Activity }
  | { readonly kind: "page"; readonly title: string; readonly text: readonly string[] }
  | { readonly kind: "left"; readonly quit: boolean; readonly notice: string }
  | ({ readonly kind: "listed" } & Listed);

export type TerminalEffect =
  | { readonly kind: "quit" }
  | { readonly kind: "interrupt" }
  | { readonly kind: "end-of-input" }
  | { readonly kind: "suspend" };

export type ScreenEffect =
  | TerminalEffect
  | { readonly kind: "want"; readonly want: Want }
  | { readonly kind: "start"; readonly game: Game; readonly texts: FormValues }
  | { readonly kind: "resume" | "history" | "delete"; readonly id: string }
  | { readonly kind: "list" }
  | { readonly kind: "remember"; readonly memory: MenuMemory }
  /** The next three kinds enter an online game, which takes a while and can be canceled. */
  | { readonly kind: "join"; readonly link: string }
  | { readonly kind: "host"; readonly address: string; readonly game: Game }
  | { readonly kind: "anyone"; readonly address: string }
  | { readonly kind: "cancel" };

export type EffectOf<K extends ScreenEffect["kind"]> = Extract<ScreenEffect, { readonly kind: K }>;

export type Asking = Exclude<ScreenEffect, TerminalEffect>;

export interface ScreenStep {
  readonly state: ScreenState;
  readonly effects: readonly ScreenEffect[];
}
