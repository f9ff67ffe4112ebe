/** A puzzle: a position, and a kind that determines the question. It can have several decisions in a row. */

import type { Situation } from "../computer/player.ts";
import type { Game } from "../core/game.ts";
import type { PuzzleKind } from "../core/lesson.ts";

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/** A game can say that it has none. */
export function hasPuzzles({ puzzles }: Game): boolean {
  return puzzles === undefined || Object.keys(puzzles).length > 0;
}

export interface Puzzle extends Situation {
  readonly kind: PuzzleKind;
  /** Don't give reasons, because in a lesson the player should find them. */
  readonly terse?: boolean;
}

export interface Decision {
  /** one: any of the answers will do. set: all of them are needed. */
  readonly ask: "one" | "set";
  /** True if the choices are the legal moves of the position. Otherwise they're words. */
  readonly onBoard: boolean;
  readonly choices: readonly string[];
  readonly answers: readonly string[];
}

/** The first answer to a decision: right, wrong, or given with help. */
export const marks = ["right", "wrong", "hint"] as const;

export type Mark = (typeof marks)[number];

export interface PuzzleScore {
  readonly marks: readonly Mark[];
  /** Counts every wrong answer, not just the first one to a decision. */
  readonly wrong: number;
  readonly hints: number;
  readonly shown: boolean;
}
