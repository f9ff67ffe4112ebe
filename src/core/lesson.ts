/**
 * Lessons as data. In one step the player states the game's rule in a small vocabulary that describes a
 * position by its measures, a few whole numbers. Positions with the same measures form a class, and the size
 * of each class is known, so a statement is checked by counting, never by sampling.
 */

import type { AnswerPairs } from "./analysis.ts";
import type { Options } from "./options.ts";
import type { Seat } from "./seat.ts";

/** `puzzles/kinds.ts` says how each is asked. Only lessons ask for bets on the winner. */
export const puzzleKinds = ["line", "safe", "mistakes", "threats", "hold"] as const;
export type PuzzleKind = (typeof puzzleKinds)[number] | "bet";

export interface Test {
  readonly measure: number;
  readonly least?: number;
  readonly most?: number;
  readonly of?: number;
  readonly rest?: number;
}

/** "two neighbors"; true if all tests hold. */
export interface Phrase {
  readonly words: string;
  readonly tests: readonly Test[];
  /** Marks a phrase that doesn't apply to every number. */
  readonly isSpecial?: true;
}

/** "the zeros", and the phrases that may follow. */
export interface Subject {
  readonly words: string;
  /** Other names for it, in lower case. */
  readonly also?: readonly string[];
  readonly verb: "is" | "are";
  readonly summary?: string;
  readonly phrases: readonly Phrase[];
}

/** A way to win that answers every move: "take 2, then answer in pairs: 3-4, 5-6, …". */
export interface Plan {
  readonly words: string;
  /** The first move of the player to move; null if the opponent is the one who answers. */
  readonly first: string | null;
  readonly pairs: string;
}

export interface Vocabulary {
  /** The number option that sets the size. */
  readonly size: string;
  /** The kinds of positions a statement can be about; if there are any, each statement is about one of them. */
  readonly cases: readonly Phrase[];
  readonly subjects: readonly Subject[];
  readonly plans: readonly Plan[];
}

/** Both are indices into the vocabulary. */
export interface Atom {
  readonly subject: number;
  readonly phrase: number;
}

/** "The player to move loses exactly when …": a list of alternatives, each a list of parts that must all hold. */
export interface WhenStatement {
  readonly kind: "when";
  readonly result: "wins" | "loses";
  /** True for "exactly when"; "if" says nothing about the other positions. */
  readonly exact: boolean;
  readonly case: number;
  readonly condition: readonly (readonly Atom[])[];
}

export type Statement = WhenStatement | { readonly kind: "plan"; readonly plan: number };

/** All positions with the same measures. */
export interface PositionClass<P = unknown> {
  readonly measures: readonly number[];
  readonly count: number;
  positions(): Iterable<P>;
  /** The differences from the options asked about, if the positions have another size. */
  readonly options?: Options;
}

/** A vocabulary and what it means. */
export interface Language<P = unknown, O extends Options = Options> extends Vocabulary {
  at(options: O): Meaning<P>;
}

/** What a vocabulary means at a game's options. */
export interface Meaning<P = unknown> {
  /** Must not change when interchangeable blocks swap places. */
  measure(position: P): readonly number[];
  /** Every unfinished position of a size, simplest class first; by default the positions are listed and measured. */
  classes?(): Iterable<PositionClass<P>>;
  /** The plan's pairs at this size, as far as its way of pairing goes. */
  pairsOf?(plan: number): AnswerPairs;
  /** A position in which only these moves are left, and one of them is legal. */
  alone?(moves: readonly string[]): P;
}

/** By default the original size and start. */
interface Place {
  readonly options?: Options;
  readonly from?: string;
  readonly toMove?: Seat;
}

/** One step of a lesson: what it says, and what the learner does. */
export type LessonStep =
  /** The player makes one of these moves, or any; `after` is the reply. */
  | ({
      readonly kind: "move";
      readonly text: string;
      readonly moves?: readonly string[];
      readonly after: string;
      /** The value of the first of those moves, and the other moves with the same value; the advisor adds it. */
      readonly worth?: { readonly kind: "win" | "draw" | "loss"; readonly also: readonly string[] };
    } & Place)
  /**
   * The player answers a puzzle about the position before seeing the answer; tests check the answer against
   * the solver.
   */
  | ({
      readonly kind: "bet";
      readonly text: string;
      readonly puzzle: PuzzleKind;
      readonly answer: readonly string[];
    } & Place)
  /** The player states the rule; any true one with "exactly when" will do. A player who gives up sees `rule`. */
  | {
      readonly kind: "rule";
      readonly text: string;
      readonly options?: Options;
      readonly hints: readonly string[];
      readonly rule: string;
    }
  /** A game against the computer, to apply the rule. */
  | ({ readonly kind: "game"; readonly text: string; readonly level: string; readonly seat: Seat } & Place)
  /** The game's theory: what is true at every size, and why. */
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

export type StepOf<K extends LessonStep["kind"]> = Extract<LessonStep, { readonly kind: K }>;
