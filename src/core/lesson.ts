/**
 * What a game teaches, as data. A lesson is a list of steps. In one of them the player states the game's rule in a small
 * vocabulary, which describes a position only by its measures, a few whole numbers. Positions with the same measures form
 * a class, and the size of each class is known, so a statement can be checked exactly, by counting instead of sampling.
 */

import type { AnswerPairs } from "./analysis.ts";
import type { Options } from "./options.ts";
import type { Seat } from "./seat.ts";

/** What a puzzle can ask; `players/puzzles/kinds.ts` says how. Bets on the winner are placed in lessons only. */
export const puzzleKinds = [
  "line",
  "safe",
  "mistakes",
  "winner",
  "pairs",
  "threats",
  "which",
  "hold",
] as const;
export type PuzzleKind = (typeof puzzleKinds)[number] | "bet";

/** A measure is between two bounds, or leaves a remainder. */
export interface Test {
  readonly measure: number;
  readonly least?: number;
  readonly most?: number;
  readonly of?: number;
  readonly rest?: number;
}

/** What you can say: "two neighbours". It is true if all tests hold. */
export interface Phrase {
  readonly words: string;
  readonly tests: readonly Test[];
  /** Not one of the phrases that every number has. */
  readonly isSpecial?: true;
}

/** What a sentence can be about, such as "the zeros", and what it can say. */
export interface Subject {
  readonly words: string;
  /** Other names that people use for it, in lower case. */
  readonly also?: readonly string[];
  readonly verb: "is" | "are";
  /** A short form of its phrases, if there are many. */
  readonly summary?: string;
  readonly phrases: readonly Phrase[];
}

/** A way to win that names the answer to every move: "take 2, then answer in pairs: 3-4, 5-6, …". */
export interface Plan {
  readonly words: string;
  /** What the player to move takes first; null if the opponent is the one who answers. */
  readonly first: string | null;
  readonly pairs: string;
}

/** Everything that can be stated about a game, as JSON. */
export interface Vocabulary {
  /** The number option that is the size. */
  readonly size: string;
  /** The kinds of positions that a statement can be about; if there are any, a statement is about one of them. */
  readonly cases: readonly Phrase[];
  readonly subjects: readonly Subject[];
  readonly plans: readonly Plan[];
}

/** By their indexes in the vocabulary. */
export interface Atom {
  readonly subject: number;
  readonly phrase: number;
}

/** "The player to move loses exactly when …": alternatives; each one holds if all of its parts do. */
export interface WhenStatement {
  readonly kind: "when";
  readonly result: "wins" | "loses";
  /** Whether it says "exactly when"; "if" leaves open what happens elsewhere. */
  readonly exact: boolean;
  readonly case: number;
  readonly condition: readonly (readonly Atom[])[];
}

export type Statement = WhenStatement | { readonly kind: "plan"; readonly plan: number };

/** All positions with the same measures. */
export interface PositionClass<P = unknown> {
  readonly measures: readonly number[];
  readonly count: number;
  /** The simplest first. */
  positions(): Iterable<P>;
  /** How the options differ from those asked about, if the positions are of another size. */
  readonly options?: Options;
}

/** A vocabulary and what it means. */
export interface Language<P = unknown, O extends Options = Options> extends Vocabulary {
  /** Equal for positions that differ only by swaps of interchangeable blocks. */
  measure(position: P): readonly number[];
  /** Every live position of a size, the simplest class first; without it they are listed and measured. */
  classes?(options: O): Iterable<PositionClass<P>>;
  /** The pairs of a plan at a size, as far as its way of pairing goes. */
  pairsOf?(plan: number, options: O): AnswerPairs;
  /** A position where only these moves are left, and one of them may be made. */
  alone?(moves: readonly string[], options: O): P;
}

/** The position of a step; by default, the book's size and start. */
interface Place {
  readonly options?: Options;
  readonly from?: string;
  readonly toMove?: Seat;
}

/** One step of a lesson: what it says, and what the learner does. */
export type LessonStep =
  /** The player makes one of the named moves, or any move. Then `after` is shown. */
  | ({
      readonly kind: "move";
      readonly text: string;
      readonly moves?: readonly string[];
      readonly after: string;
      /** What the first of those moves is worth, and which others are worth as much; the advisor adds this. */
      readonly worth?: { readonly kind: "win" | "draw" | "loss"; readonly also: readonly string[] };
    } & Place)
  /** A puzzle of that kind about the position, before the answer is shown; tests compare the answer with the solver's. */
  | ({
      readonly kind: "bet";
      readonly text: string;
      readonly puzzle: PuzzleKind;
      readonly answer: readonly string[];
    } & Place)
  /** The rule is stated; a true one that says "exactly when" is enough. `rule` is one, for a player who gives up. */
  | {
      readonly kind: "rule";
      readonly text: string;
      readonly options?: Options;
      readonly hints: readonly string[];
      readonly rule: string;
    }
  /** A game against the computer, to put the rule to use. */
  | ({ readonly kind: "game"; readonly text: string; readonly level: string; readonly seat: Seat } & Place)
  /** What is true at every size, and why: the game's theory. */
  | { readonly kind: "theorem"; readonly text: string };

export interface Lesson {
  readonly vocabulary: Vocabulary | null;
  readonly steps: readonly LessonStep[];
}

/** A lesson as a game defines it. */
export interface GameLesson<P = unknown, O extends Options = Options> {
  readonly language: Language<P, O>;
  readonly steps: readonly LessonStep[];
}

export function holdsOf({ tests }: Phrase, measures: readonly number[]): boolean {
  return tests.every(({ measure, least = 0, most = Infinity, of = 1, rest = 0 }) => {
    const count = measures[measure] ?? 0;
    return count >= least && count <= most && count % of === rest;
  });
}
