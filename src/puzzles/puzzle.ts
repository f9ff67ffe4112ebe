import type { PositionName } from "../computer/job.ts";
import type { Situation } from "../computer/player.ts";
import type { Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { PuzzleKind } from "../core/lesson.ts";

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/** In the order of every menu. */
export const puzzleTabs = ["today", "endless", "sprint", "mine", "archive"] as const;
export type PuzzleTab = (typeof puzzleTabs)[number];

/** A game without puzzles says so with `puzzles: {}`. */
export function hasPuzzles({ puzzles }: Game): boolean {
  return puzzles === undefined || Object.keys(puzzles).length > 0;
}

export interface Puzzle extends Situation {
  readonly kind: PuzzleKind;
  /** True in a lesson, where the player should find the reasons. */
  readonly terse?: boolean;
}

export interface Decision {
  /** In "one", any answer is enough. In "set", the player must find all of them. */
  readonly ask: "one" | "set";
  /** False if the choices are words, not moves. */
  readonly onBoard: boolean;
  readonly choices: readonly string[];
  readonly answers: readonly string[];
}

export function answerCount(decision: Decision): number {
  return solutionOf(decision).length;
}

export function solutionOf({ ask, answers }: Decision): readonly string[] {
  return ask === "one" ? answers.slice(0, 1) : answers;
}

/** Whether the first answer was right or wrong, or a hint came first. */
export const marks = ["right", "wrong", "hint"] as const;

export type Mark = (typeof marks)[number];

export interface PuzzleScore {
  readonly marks: readonly Mark[];
  /** Every wrong answer, not just the first one to a decision. */
  readonly wrong: number;
  readonly hints: number;
  readonly shown: boolean;
}

declare module "../computer/job.ts" {
  interface JobData {
    readonly pose: { readonly request: PuzzleRequest };
    /** `played` are the moves so far: right answers and the replies to them. */
    readonly judge: {
      readonly puzzle: PuzzleName;
      readonly played: readonly string[];
      readonly given: readonly string[];
    };
  }
  interface AnswerData {
    readonly pose: { readonly puzzle: PosedPuzzle };
    readonly judge: PuzzleResult;
  }
}

interface PuzzleName extends PositionName {
  readonly kind: PuzzleKind;
  readonly terse?: boolean;
}

/** `today` is the current date. If `kind` is null, the position decides it. A null `game` or `difficulty` means any. */
export type PuzzleRequest =
  | { readonly by: "date"; readonly date: string; readonly today: string }
  | {
      readonly by: "name";
      readonly position: PositionName;
      readonly kind: PuzzleKind | null;
      readonly terse?: boolean;
    }
  | {
      readonly by: "seed";
      readonly seed: number;
      readonly game: string | null;
      readonly difficulty: Difficulty | null;
      /** A kind to leave out if there are others. */
      readonly avoid?: PuzzleKind | undefined;
      /** Ids of solved puzzles. They come back only when no others are left. */
      readonly solved?: readonly string[];
      /** The new puzzle has another game or kind than this one, unless that would take a long search. */
      readonly last?: { readonly game: string; readonly kind: PuzzleKind } | undefined;
    };

export interface PosedDecision extends Decision {
  readonly task: string;
  readonly hints: readonly string[];
}

export interface PosedPuzzle extends PuzzleName {
  /** Mirror images and other puzzles that feel the same to people share an id. */
  readonly id: string;
  readonly difficulty: Difficulty;
  /** The chance, from 0 to 1, that random answers solve the puzzle. */
  readonly blind: number;
  readonly value: Value | null;
  readonly decision: PosedDecision;
}

export interface PuzzleResult {
  readonly right: boolean;
  readonly verdict: string;
  /** The reason, the opponent's reply or the idea. Often empty. */
  readonly text: string;
  readonly reply: string | null;
  /** Null if the puzzle is solved or the answer is wrong. */
  readonly next: PosedDecision | null;
  /** The moves from the decision's position that show why an answer is wrong. Often empty. */
  readonly refutation: readonly string[];
}
