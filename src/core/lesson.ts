/**
 * Lessons as data. A player's rule is about measures, which are a few whole numbers that describe a position. Positions with
 * the same measures form a class of known size, so a rule is checked by counting, never by sampling.
 */

import type { Value } from "./analysis.ts";
import type { Options } from "./options.ts";
import type { Seat } from "./seat.ts";

/** The kinds of puzzles. `puzzles/kinds.ts` says what each kind asks. Only lessons ask for bets on the winner. */
export const puzzleKinds = ["line", "safe", "mistakes", "threats", "trap", "hold"] as const;
export type PuzzleKind = (typeof puzzleKinds)[number] | "bet";

/** A limit on one measure, or on its remainder. */
export interface Test {
  readonly measure: number;
  readonly least?: number;
  readonly most?: number;
  readonly of?: number;
  readonly rest?: number;
}

export type Condition =
  | Test
  | { readonly every: readonly Condition[] }
  | { readonly some: readonly Condition[] }
  | { readonly not: Condition };

export interface Phrase {
  readonly words: string;
  /** Other ways to say it, separated by semicolons. */
  readonly also?: string;
  readonly condition: Condition;
}

/** Words for the measure that has the same index, such as "the number of zeros". */
export interface Subject {
  readonly words: string;
  readonly also?: string;
  /** Names that come from the letters on switches, such as "B's". For the opponent, they mean the opposite. */
  readonly letters?: string;
  /** The subject that counts the rest: the ones, if this one counts the zeros. */
  readonly opposite?: number;
  /** The subject that counts the groups of these things, if they can be neighbors. */
  readonly groups?: number;
}

export interface Vocabulary {
  /** The number option that sets the size. */
  readonly size: string;
  /** The kinds of positions a rule can be about. If there are any, each rule is about one of them, by default the first. */
  readonly cases: readonly Phrase[];
  readonly subjects: readonly Subject[];
  readonly phrases?: readonly Phrase[];
  /** What "it" means in "it's even" and, if `bare`, what a number alone means, as in "3 loses". */
  readonly it?: number;
  readonly bare?: true;
  /** Subjects that together count everything, so a rule can say "two lone primes and nothing else". Menus leave them out. */
  readonly parts?: readonly number[];
  /** The measures after this index tell whether switch 1, 2, … is OFF. */
  readonly labels?: number;
  /** From this index on, the measures tell whether switch 1, 2, … is wrong. Both states have words and marks. */
  readonly cells?: {
    readonly from: number;
    readonly words: readonly [string, string];
    readonly marks: string;
  };
  /** How many switches the menus name one by one. */
  readonly named?: number;
  /** The result in the lesson's question, so a condition alone is an answer. */
  readonly asked?: Kind;
  /** Set if a rule can also be a plan of pairs: "take 2, then answer in pairs: 3-4, 5-6". */
  readonly plans?: true;
}

export type Kind = Value["kind"];

/** "You lose exactly when …": the results that are possible if the condition is true. */
export interface Claim {
  readonly results: readonly Kind[];
  /** "If" says nothing about positions that don't meet the condition, and "only" nothing about those that do. */
  readonly strength: "if" | "exactly" | "only";
  readonly condition: Condition;
}

/** A way to win that answers every number with its partner. */
export interface Plan {
  readonly kind: "plan";
  /** The first number of the player to move, or null if the opponent begins. */
  readonly first: number | null;
  readonly pairs: readonly (readonly [number, number])[];
  /** True if the pairs continue in the same way at every size. Without pairs, each number goes with its neighbor. */
  readonly goesOn: boolean;
}

export interface Claims {
  readonly kind: "claims";
  readonly case: number;
  readonly claims: readonly Claim[];
}

export type Statement = Claims | Plan;

export interface PositionClass<P = unknown> {
  readonly measures: readonly number[];
  readonly count: number;
  positions(): Iterable<P>;
  /** The options of the positions, where they differ from the lesson's. */
  readonly options?: Options;
}

export interface Language<P = unknown, O extends Options = Options> extends Vocabulary {
  at(options: O): Meaning<P>;
}

export interface Meaning<P = unknown> {
  /** The measures must not change when interchangeable blocks swap places. */
  measure(position: P): readonly number[];
  /** Every unfinished position of a size, simplest class first. By default, the positions are listed and measured. */
  classes?(): Iterable<PositionClass<P>>;
  /** A position in which only these moves are left, and one of them is legal. */
  alone?(moves: readonly string[]): P;
}

/** Where a step takes place. By default, that's at the standard size and start. */
interface Place {
  readonly options?: Options;
  readonly from?: string;
  readonly toMove?: Seat;
}

/** One step of a lesson: what it says, and what the learner does. */
export type LessonStep =
  /** The player makes one of these moves, or any. `after` is the reply, and `why` the reply to any other move. */
  | ({
      readonly kind: "move";
      readonly text: string;
      readonly moves?: readonly string[];
      readonly after: string;
      readonly why?: string;
      /** The value of the first of those moves, and the other moves with the same value. The advisor adds both. */
      readonly worth?: { readonly kind: "win" | "draw" | "loss"; readonly also: readonly string[] };
    } & Place)
  /** The player answers a puzzle about the position before seeing the answer. `why` follows a wrong answer or a bet. */
  | ({
      readonly kind: "bet";
      readonly text: string;
      readonly puzzle: PuzzleKind;
      readonly answer: readonly string[];
      readonly why?: string;
    } & Place)
  /** The player states the rule. Any true rule that misses nothing will do. A player who gives up sees `rule`. */
  | {
      readonly kind: "rule";
      readonly text: string;
      readonly options?: Options;
      readonly hints: readonly string[];
      readonly rule: string;
    }
  | ({ readonly kind: "game"; readonly text: string; readonly level: string; readonly seat: Seat } & Place)
  /** The game's theory: what is true at every size, and why. */
  | ({ readonly kind: "theorem"; readonly text: string } & Place);

export interface Lesson {
  readonly vocabulary: Vocabulary | null;
  readonly steps: readonly LessonStep[];
}

/** The object that a game's `lesson` returns. */
export interface GameLesson<P = unknown, O extends Options = Options> {
  readonly language: Language<P, O>;
  readonly steps: readonly LessonStep[];
}

export function holds(condition: Condition, measures: readonly number[]): boolean {
  if ("every" in condition) return condition.every.every((each) => holds(each, measures));
  if ("some" in condition) return condition.some.some((each) => holds(each, measures));
  if ("not" in condition) return !holds(condition.not, measures);
  const { measure, least = 0, most = Infinity, of = 1, rest = 0 } = condition;
  const count = measures[measure] ?? 0;
  return count >= least && count <= most && count % of === rest;
}

export type StepOf<K extends LessonStep["kind"]> = Extract<LessonStep, { readonly kind: K }>;
