/** What an activity shows, as data. A face draws it; parts that an activity doesn't have are empty. */

import type { Pair } from "../core/seat.ts";
import type { Table } from "../table/table.ts";
import type { CommandId } from "./command.ts";
import type { TurningPoint } from "./game/review.ts";
import type { Slot } from "./lesson/slots.ts";

/**
 * turn: a player is to move. task: the player is asked something. past: an earlier position is shown. won, lost, drawn
 * and over: how it ended, for the person at this board if there is one. waiting: for the other player.
 */
export type HeadlineSign = "turn" | "task" | "past" | "won" | "lost" | "drawn" | "waiting";

export interface Headline {
  readonly sign: HeadlineSign;
  readonly text: string;
}

export interface PlayerScene {
  readonly name: string;
  readonly level: string | null;
  readonly person: boolean;
  /** Whether this is the person at this board, if only one of the two is. */
  readonly you: boolean;
  readonly toMove: boolean;
  readonly won: boolean;
  /** Games won in the series; null outside of one. */
  readonly score: number | null;
  /** Milliseconds left; null without a clock. */
  readonly clock: number | null;
  /** Only online: whether the player is connected; "empty" before the seat is taken. */
  readonly presence: "here" | "away" | "empty" | null;
}

/** A sentence beside the board, with the commands that answer it. */
export interface Notice {
  readonly tone: "plain" | "faint" | "strong" | "alarm";
  readonly text: string;
  readonly answers?: readonly CommandId[];
  /** An argument for those commands: which offer is meant, or what to claim. */
  readonly rest?: readonly string[];
}

export interface SceneQuestion {
  readonly text: string;
  /** What the two answers are called. */
  readonly yes: string;
  readonly no: string;
}

export interface Scene {
  readonly title: string;
  /** Its progress: "step 3 of 8", "game 2 of 5 · 1–0", "Puzzle of 2026-11-16 · medium". */
  readonly place: string;
  readonly headline: Headline;
  /** The sentence under the headline. */
  readonly line: string;
  /** What the player may do now, if it is time to move: "Take 1 or 2 blocks." */
  readonly rule: string;
  /** Null if the two aren't particular people. */
  readonly players: Pair<PlayerScene> | null;
  /** What the person should give now: a move on the board, one of the choices in words, or a text. */
  readonly asks: "move" | "choice" | "text" | null;
  /** The choices, if they aren't on the board. */
  readonly choices: readonly string[];
  /** Whether the player marks several answers before submitting; and the marked ones. */
  readonly several: boolean;
  readonly marked: readonly string[];
  /** The words of a rule being put together. */
  readonly slots: readonly Slot[];
  /** The last move in words. */
  readonly told: string;
  /** Background: notes on the set-up, earlier attempts. */
  readonly notes: readonly string[];
  /** Messages and notices, in reading order. */
  readonly notices: readonly Notice[];
  /** What is wrong now. */
  readonly problems: readonly string[];
  readonly question: SceneQuestion | null;
  /** The obvious thing to do if there is no move to make. */
  readonly main: CommandId | null;
  /** What appears in place of the move prompt, while there is no move to choose. */
  readonly waiting: string;
  /** The steps of a lesson. */
  readonly steps: readonly { readonly number: number; readonly done: boolean; readonly here: boolean }[];
  /** Whether the solver may speak about the position: not during an online game. */
  readonly open: boolean;
  /** Whether a clock is running, so that the scene depends on the time. */
  readonly ticking: boolean;
  /** How it went, in a line to share: one to look at, and one to listen to. */
  readonly share: { readonly shown: string; readonly spoken: string } | null;
  /** For a finished game: who gave what away, once that is known. */
  readonly review: readonly string[];
  /** Where it was decided. */
  readonly turning: TurningPoint | null;
}

/** What every board shows: its game, messages and problems; each activity adds its own parts. */
export function boardScene({ match, said, problem }: Table, headline: Headline): Scene {
  return {
    title: match.game.title,
    place: "",
    headline,
    line: "",
    rule: "",
    players: null,
    asks: null,
    choices: [],
    several: false,
    marked: [],
    slots: [],
    told: "",
    notes: [],
    notices: notices("plain", said),
    problems: problem === "" ? [] : [problem],
    question: null,
    main: null,
    waiting: "",
    steps: [],
    open: false,
    ticking: false,
    share: null,
    review: [],
    turning: null,
  };
}

/** Notices of one tone, without the empty ones. */
export function notices(tone: Notice["tone"], ...texts: readonly string[]): readonly Notice[] {
  return texts.flatMap((text) => (text === "" ? [] : [{ tone, text }]));
}
