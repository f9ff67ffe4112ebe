/** The claims in a theory's text, how they're calculated, and what wrong ones look like. */

import { claimPattern } from "../../../src/computer/theory.ts";
import { readOptions } from "../../../src/core/options.ts";
import type { Truth } from "./truth.ts";

/** Returns what a claim should say, or whether it's true. `says` is the claim itself, and `rest` is the rest of its name. */
type Calculation = (
  truth: Truth,
  says: string,
  rest: string,
) => string | number | readonly string[] | boolean;

export type Calculations = Readonly<Record<string, Calculation>>;

export interface Claim {
  readonly name: string;
  readonly says: string;
}

export function claimsIn(text: string): readonly Claim[] {
  return Array.from(text.matchAll(claimPattern), ([, name = "", says = ""]) => ({ name, says }));
}

/**
 * Claims that any game's text can make, such as `right KEY name=value`, where the key "-" is the start. Counts are at the
 * default size.
 */
const general: Calculations = {
  right: (truth, _, rest) => truth.right(...position(rest)),
  wrong: (truth, _, rest) => truth.wrong(...position(rest)),
  last: (_truth, _, key) => key.split("/")[1] ?? "",
  positions: (truth) => truth.count("positions", {}),
  wins: (truth) => truth.count("wins", {}),
  draws: (truth) => truth.count("draws", {}),
  "no default losses": (truth) => truth.count("losses", {}) === 0,
  "won by each": (truth) => truth.count("wins", {}) / 2,
  "lost by each": (truth) => truth.count("losses", {}) / 2,
  "drawn by each": (truth) => truth.count("draws", {}) / 2,
  "default switches": (truth) => truth.standard("switches"),
  "default max": (truth) => truth.standard("max"),
  year: (_, says) => ["1919", "1989", "1993"].includes(says),
};

function position(rest: string): readonly [ReturnType<typeof readOptions>, string | undefined] {
  const [key = "-"] = rest.split(" ");
  return [readOptions(rest), key === "-" ? undefined : key];
}

/** Null if the claim is true. */
export function faultIn({ name, says }: Claim, truth: Truth, own: Calculations): string | null {
  const all = { ...general, ...own };
  const known = Object.keys(all).filter((candidate) => `${name} `.startsWith(`${candidate} `));
  const longest = known.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const found = all[longest]?.(truth, says, name.slice(longest.length + 1));
  if (found === undefined) return `"${name}" has no calculation`;
  if (typeof found === "boolean") return found ? null : `"${says}" does not hold`;
  const expected = typeof found === "object" ? [...found] : [String(found)];
  const stated = says.split(/, | and | or /).map((word) => String(numberWords[word.toLowerCase()] ?? word));
  return String(expected) === String(stated) ? null : `"${says}" should be ${expected.join(", ")}`;
}

const spelled = ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Small numbers that sentences spell out. "One" and "two" are too often pronouns to be checked. */
const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  spelled.map((word, index) => [word, index + 3]),
);

export const number = new RegExp(`\\d+|\\b(?:${spelled.join("|")})\\b`, "gi");

/** For each number of the claim, a copy with that number changed. */
export function planted(claim: Claim): readonly Claim[] {
  return Array.from(claim.says.matchAll(number), ({ 0: found, index }) => {
    const next = spelled[spelled.indexOf(found.toLowerCase()) + 1] ?? "three";
    const wrong = /\d/.test(found) ? String(Number(found) + 1) : next;
    return { ...claim, says: claim.says.slice(0, index) + wrong + claim.says.slice(index + found.length) };
  });
}

/** The whole numbers in a claim: "2-3, 4-5" has four. */
export function numbersIn(says: string): readonly number[] {
  return Array.from(says.matchAll(/\d+/g), ([digits]) => Number(digits));
}
