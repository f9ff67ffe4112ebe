/** A puzzle as the player meets it, in plain JSON: the advisor's puzzle jobs and their answers. */

import type { PositionName } from "../computer/job.ts";
import type { Value } from "../core/analysis.ts";
import type { PuzzleKind } from "../core/lesson.ts";
import type { Seat } from "../core/seat.ts";
import type { Idea } from "./ideas.ts";
import type { Decision, Difficulty } from "./puzzle.ts";

declare module "../computer/job.ts" {
  interface JobData {
    readonly pose: { readonly request: PuzzleRequest };
    /** `played` has the moves since the puzzle's position: right answers and the replies to them. */
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

/**
 * A date asks for the daily puzzle (`today` is the current date). A name asks for a position from a player's game, where null
 * means the kind that fits. With a seed, null means any game or difficulty.
 */
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
      /** Ids of puzzles that don't come back until every other one is solved. */
      readonly solved?: readonly string[];
      /** The puzzle before. Another kind comes next, if one is easy to find. */
      readonly last?: { readonly game: string; readonly kind: PuzzleKind } | undefined;
    };

export interface PosedDecision extends Decision {
  readonly key: string;
  readonly toMove: Seat;
  readonly task: string;
  readonly hints: readonly string[];
}

export interface PosedPuzzle extends PuzzleName {
  /** The same for puzzles that people would call the same, such as mirror images. */
  readonly id: string;
  readonly idea: Idea;
  readonly difficulty: Difficulty;
  /** The chance that uniformly random answers solve it. */
  readonly blind: number;
  readonly value: Value | null;
  readonly decision: PosedDecision;
}

export interface PuzzleResult {
  readonly right: boolean;
  readonly text: string;
  readonly solved: boolean;
  readonly reply: string | null;
  readonly next: PosedDecision | null;
  /** After a wrong answer, the moves that show why, from the decision's position on. Empty if only words can. */
  readonly refutation: readonly string[];
}
