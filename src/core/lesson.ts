/**
 * Lessons as data. A player's rule is about measures: a few whole numbers that describe a position. All positions with the
 * same measures form a class. If we count the wins and losses of each class, we know whether the rule is true.
 */

import type { Value } from "./analysis.ts";
import type { Options } from "./options.ts";
import type { Seat } from "./seat.ts";

/** `puzzles/kinds.ts` says what each kind asks. A "bet" on the winner occurs only in lessons. */
export const puzzleKinds = ["line", "safe", "mistakes", "threats", "trap", "hold"] as const;
export type PuzzleKind = (typeof puzzleKinds)[number] | "bet";

/** Limits on one measure. Divided by `of`, it must leave the remainder `rest`. */
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
  /** Other wordings, separated by semicolons. */
  readonly also?: string;
  readonly condition: Condition;
}

/** Words for a measure, such as "the number of zeros". A subject has the same index as its measure. */
export interface Subject {
  readonly words: string;
  readonly also?: string;
  /** More wordings, in Player 1's letters, such as "B's". For Player 2, the letters are swapped. */
  readonly letters?: string;
  /** The index of the subject that counts everything else: ones if this subject counts zeros. */
  readonly opposite?: number;
  /** The index of the subject that counts groups of neighboring things. */
  readonly groups?: number;
}

export interface Vocabulary {
  readonly size: string;
  /** The kinds of positions that a rule can be about. The first is the default. */
  readonly cases: readonly Phrase[];
  readonly subjects: readonly Subject[];
  readonly phrases?: readonly Phrase[];
  /** The subject that "it" stands for, as in "it's even". If `bare`, a number alone also means that subject: "3 loses". */
  readonly it?: number;
  readonly bare?: true;
  /** Subjects that together count everything, so a rule can say "two lone primes and nothing else". */
  readonly parts?: readonly number[];
  /** After this index, each switch has two measures: whether it's OFF, and whether it's needed. */
  readonly labels?: number;
  /** From index `from` on, each switch has a measure: whether it's wrong. `words` and `marks` name both states. */
  readonly cells?: {
    readonly from: number;
    /** How many switches the rule is about, so it can mention the last one or the middle one. */
    readonly count: number;
    readonly words: readonly [string, string];
    readonly marks: string;
  };
  /** How many switches the menus name one by one. */
  readonly named?: number;
  /** The result that the lesson asks about, so an answer needs only the condition. */
  readonly asked?: Kind;
  /** Set if the player can also give a plan, such as "take 2, then answer in pairs: 3-4, 5-6". */
  readonly plans?: true;
  /** Set if the rules are about the starts at all sizes up to this one. By default, they're about all unfinished positions. */
  readonly starts?: true;
}

export type Kind = Value["kind"];

/** The player's claim: positions that meet the condition have one of `results`. */
export interface Claim {
  readonly results: readonly Kind[];
  /** "if" says nothing about other positions. "only" says just that other positions don't have these results. */
  readonly strength: "if" | "exactly" | "only";
  readonly condition: Condition;
  /** The index of the case, if it isn't the statement's. */
  readonly case?: number;
}

/** A way to win: answer each number with its partner. */
export interface Plan {
  readonly kind: "plan";
  /** What the player takes first. Null if the opponent begins. */
  readonly first: number | null;
  readonly pairs: readonly (readonly [number, number])[];
  /** True if the pairs go on in equal steps. Without any pairs, neighboring numbers are partners. */
  readonly goesOn: boolean;
}

export interface Claims {
  readonly kind: "claims";
  readonly case: number;
  readonly claims: readonly Claim[];
}

export type Statement = Claims | Plan;

export interface Language<P = unknown, O extends Options = Options> extends Vocabulary {
  at(options: O): Meaning<P>;
}

export interface Meaning<P = unknown> {
  measure(position: P): readonly number[];
  /** Makes a position in which these are the only moves left, at least one of them legal. */
  alone?(moves: readonly string[]): P;
}

/** The position of a step. By default, it's the start at the standard size. */
interface Place {
  readonly options?: Options;
  readonly from?: string;
  readonly toMove?: Seat;
}

/** One step of a lesson: what it says, and what the learner does. */
export type LessonStep =
  /** One of `moves` is right, or any move if `moves` is missing. `after` follows a right move, and `why` a wrong one. */
  | ({
      readonly kind: "move";
      readonly text: string;
      readonly moves?: readonly string[];
      readonly after: string;
      readonly why?: string;
      /** The value of the first of `moves`, and other moves with the same value. The advisor fills this in. */
      readonly worth?: { readonly kind: "win" | "draw" | "loss"; readonly also: readonly string[] };
    } & Place)
  /** A wrong answer is followed by `why`, and the last right one by `after`. A bet on the winner is always followed by `why`. */
  | ({
      readonly kind: "bet";
      readonly text: string;
      readonly puzzle: PuzzleKind;
      readonly answer: readonly string[];
      readonly why?: string;
      readonly after?: string;
    } & Place)
  /** The player states a rule. Any complete and true rule is right. A player who gives up sees `rule`. */
  | ({
      readonly kind: "rule";
      readonly text: string;
      readonly hints: readonly string[];
      readonly rule: string;
    } & Place)
  | ({ readonly kind: "game"; readonly text: string; readonly level: string; readonly seat: Seat } & Place)
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
