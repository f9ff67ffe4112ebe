/**
 * What is true of a game at every size, for people: sentences, the positions to look at beside them, and how much there
 * is to decide. Whatever in a sentence is a number stands as a claim, with the calculation that gives it; the faces
 * print what a claim says, and one test holds every claim against its calculation.
 */

import type { Value } from "./analysis.ts";
import type { Options } from "./options.ts";

export interface Theory {
  readonly sections: readonly TheorySection[];
  /** How sharp random play is, by size. */
  readonly shares: readonly DecisionShare[];
  /** Who found it first. */
  readonly sources: readonly string[];
}

export interface TheorySection {
  readonly title: string;
  readonly paragraphs: readonly Statement[];
  readonly examples?: readonly Example[];
}

/** A position to look at. */
export interface Example {
  readonly from: string;
  readonly options?: Options;
  readonly value: Value;
  readonly caption: Statement;
}

/** Of the turns in random play, the share at which a wrong move exists, such as "14.9%". */
export interface DecisionShare {
  readonly options: Options;
  readonly share: string;
}

export interface Statement {
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** A part of a sentence, and what it should say: the very words, or whether they hold. */
export interface Claim {
  readonly says: string;
  readonly check: (truth: Truth, says: string) => string | number | bigint | readonly string[] | boolean;
}

/** What a claim may ask about its game. */
export interface Truth {
  /** Over every position of the size. */
  count(what: "positions" | "wins" | "losses" | "draws" | "longest", options: Options): number;
  /** The value of a position for the player to move; of the default start where no key is given. */
  value(options: Options, from?: string): Value;
  /** The moves that keep the value (in a won position, those that win), and the others. */
  right(options: Options, from?: string): readonly string[];
  wrong(options: Options, from?: string): readonly string[];
  /** Whether the player to move, and the opponent, can still win if both help. */
  canWin(options: Options, from: string): readonly [mover: boolean, opponent: boolean];
  /** What a formula such as "2N − 1" comes to. */
  evaluate(formula: string, variables: Readonly<Record<string, number>>): number;
}

export function claim(says: string, check: Claim["check"]): Claim {
  return { says, check };
}

/** A sentence: the numbers in it are claims. */
export function say(parts: TemplateStringsArray, ...claims: readonly Claim[]): Statement {
  return { text: String.raw({ raw: parts }, ...claims.map(({ says }) => says)), claims };
}

/** The whole numbers from `first` to `last`. */
export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The whole numbers in a claim: "2-3, 4-5" has four. */
export function numbersIn(says: string): readonly number[] {
  return Array.from(says.matchAll(/\d+/g), ([digits]) => Number(digits));
}
