/** What an activity shows, as data for a face to draw. A part that doesn't apply is empty or null. */

import { type NeededView, nothingNeeded } from "../core/needed.ts";
import type { Pair } from "../core/seat.ts";
import type { Table } from "./table.ts";

/** "won" and "lost" are about the person here. If two people play here, it's always "won". Other endings are "drawn". */
export type HeadlineSign = "turn" | "task" | "past" | "won" | "lost" | "drawn" | "waiting";

export interface Headline {
  readonly sign: HeadlineSign;
  readonly text: string;
}

export interface PlayerScene {
  readonly name: string;
  readonly level: string | null;
  readonly person: boolean;
  /** True if this is the only person at this board. */
  readonly you: boolean;
  readonly toMove: boolean;
  readonly won: boolean;
  readonly score: number | null;
  /** Milliseconds left, or null without a clock. */
  readonly clock: number | null;
  /** Null unless online. "empty" before a player takes the seat. */
  readonly presence: "here" | "away" | "empty" | null;
}

export interface Notice {
  readonly tone: "plain" | "faint" | "strong";
  readonly text: string;
  readonly answers?: readonly string[];
  /** What to pass to an answer's command, such as which offer the player answers. */
  readonly rest?: string;
}

export interface SceneQuestion {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** True if the player may also go on without an answer. */
  readonly offer: boolean;
}

/** A word of a sentence that the player can change. */
export interface Slot {
  readonly label: string;
  /** A slot with only one word can't be changed. */
  readonly words: readonly string[];
  readonly at: number;
}

export interface Scene {
  readonly title: string;
  /** Text such as "step 3 of 8", "game 2 of 5 · 1–0" or "Daily puzzle Nov 16 (#2) · medium". */
  readonly place: string;
  readonly headline: Headline;
  readonly line: string;
  /** What the player to move can do, such as "Take 1 or 2 blocks." */
  readonly rule: string;
  /** The list of needed moves, if the game has one and it doesn't reveal an answer. */
  readonly needed: NeededView;
  /** Null outside games, such as in a puzzle. */
  readonly players: Pair<PlayerScene> | null;
  readonly asks: "move" | "choice" | "text" | null;
  /** Empty if the choices are on the board. */
  readonly choices: readonly string[];
  /** True if the player marks several answers before submitting them. */
  readonly several: boolean;
  readonly marked: readonly string[];
  /** The choices that were just judged, to be shown on the board. */
  readonly verdicts: Readonly<Record<string, "right" | "wrong">>;
  /** The ply of the position that the verdicts are about. */
  readonly judgedPly: number;
  readonly slots: readonly Slot[];
  /** The last move in words. */
  readonly told: string;
  /** Background, such as notes on the setup and earlier attempts. */
  readonly notes: readonly string[];
  readonly notices: readonly Notice[];
  /** The values of the moves, and the reasons, for faces that don't draw them on the board. */
  readonly values: readonly Notice[];
  readonly problems: readonly string[];
  readonly question: SceneQuestion | null;
  /** The obvious next command when there's no move to make. */
  readonly main: string | null;
  /** Replaces the move prompt while there's no move to choose. */
  readonly waiting: string;
  readonly steps: readonly { readonly number: number; readonly done: boolean; readonly here: boolean }[];
  /** True if the solver may comment on the position. False during an online game, for example. */
  readonly analysisAllowed: boolean;
  /** True while a clock is running, so the scene depends on the time. */
  readonly ticking: boolean;
  readonly share: { readonly shown: string; readonly spoken: string } | null;
  /** After a game: who made which mistakes. Empty until known. */
  readonly review: readonly string[];
  /** The turning point of a finished game, as a ply. Null if there's none, or until it's known. */
  readonly turning: number | null;
}

export function boardScene({ match, said, problem }: Table, headline: Headline): Scene {
  return {
    title: match.game.title,
    place: "",
    headline,
    line: "",
    rule: "",
    needed: nothingNeeded,
    players: null,
    asks: null,
    choices: [],
    several: false,
    marked: [],
    verdicts: {},
    judgedPly: 0,
    slots: [],
    told: "",
    notes: [],
    notices: notices("plain", said),
    values: [],
    problems: problem === "" ? [] : [problem],
    question: null,
    main: null,
    waiting: "",
    steps: [],
    analysisAllowed: false,
    ticking: false,
    share: null,
    review: [],
    turning: null,
  };
}

export function notices(tone: Notice["tone"], ...texts: readonly string[]): readonly Notice[] {
  return texts.flatMap((text) => (text === "" ? [] : [{ tone, text }]));
}
