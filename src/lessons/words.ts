/** The words of lessons, and the data of the advisor's jobs for them. Replies to a rule are short, for listeners. */

import type { PositionName } from "../computer/job.ts";
import type { Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import type { Kind, Lesson, LessonStep, Statement, StepOf } from "../core/lesson.ts";
import type { Options } from "../core/options.ts";
import type { Seat } from "../core/seat.ts";
import { listRanges } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import { sayResults } from "./statement.ts";

/** The result of checking a statement, before it's put into words. */
export interface Finding {
  readonly positions: number;
  readonly described: number;
  /** How many positions the statement says nothing about, and how many of those have the result that it names first. */
  readonly open: number;
  readonly missed: number;
  /** Set if other sizes are included, with one position of each. */
  readonly ofSizes?: true;
  /** The first position that contradicts the statement, or null if it's true. */
  readonly example: Example | null;
}

export interface Example {
  readonly position: unknown;
  readonly options: Options | undefined;
  readonly value: Value | null;
  readonly results: readonly Kind[];
  /** A sentence about the problem, if the usual one doesn't fit. */
  readonly words?: string;
}

export function describeTruth(
  statement: Statement,
  { positions, described, open, missed, ofSizes }: Finding,
  isComplete: boolean,
  sizes: Verdict["sizes"],
): string {
  if (statement.kind === "plan") return describePlan(described, sizes);
  if (described === 0) return "No position fits that description, so the rule says nothing.";
  const [{ results, strength } = { results: [], strength: "if" }, ...others] = statement.claims;
  if (isComplete || open === 0) {
    const all = ofSizes
      ? `${countOf(positions, "size")} up to this one`
      : `${countOf(positions, "position")} at this size`;
    const at = describeSizes(sizes);
    if (!isComplete) return `True for all ${all}${at}. Now say who wins, and when.`;
    if (strength === "exactly") return `True for all ${all}${at}.`;
    return `True for all ${all}. You can say "exactly when" here${at}!`;
  }
  const [kind, another] = results;
  if (strength !== "if" || others.length > 0 || kind === undefined || another !== undefined)
    return `True, but it doesn't say what happens in ${countOf(open, "other position")}.`;
  return `True, but it misses ${sayMissed(kind, missed)}.`;
}

function describePlan(pairs: number, sizes: Verdict["sizes"]): string {
  if (pairs === 0) return "True, but say how you answer each number, too.";
  return `True! Every number has an answer${describeSizes(sizes).replace(", and", ", here and")}.`;
}

function sayMissed(kind: Kind, count: number): string {
  return count === 1 ? `another ${kind}` : `${count} other ${kind === "loss" ? "losses" : `${kind}s`}`;
}

/** Returns text such as ", and at every size from 2 to 9". Also names the sizes at which the rule fails. */
function describeSizes(sizes: Verdict["sizes"]): string {
  const [held, failed] = [true, false].map((wanted) =>
    sizes.filter(({ holds }) => holds === wanted).map(({ size }) => size),
  );
  if (held === undefined || failed === undefined || held.length < 2) return "";
  if (failed.length === 0) return `, and at every size from ${held[0]} to ${held.at(-1)}`;
  const parity = parityOf(failed);
  const not = parity === undefined ? `not at ${describeNumbers(failed)}` : `at no ${parity} size`;
  return `, and at ${describeNumbers(held)}, but ${not}`;
}

/** Returns "even" or "odd" if the numbers are every other number in a range. */
function parityOf(numbers: readonly number[]): string | undefined {
  const [first = 0] = numbers;
  const isEverySecond = numbers.length > 2 && numbers.every((number, at) => number === first + 2 * at);
  return isEverySecond ? (first % 2 === 0 ? "even" : "odd") : undefined;
}

/** Returns text such as "sizes 2 and 6 to 8" or "every odd size from 3 to 29". */
function describeNumbers(numbers: readonly number[]): string {
  const parity = parityOf(numbers);
  if (parity !== undefined) return `every ${parity} size from ${numbers[0]} to ${numbers.at(-1)}`;
  return `${numbers.length === 1 ? "size" : "sizes"} ${listRanges(numbers)}`;
}

export function refuteWords(
  game: Variant,
  { results, value, words }: Example,
  move: string | undefined,
): string {
  if (words !== undefined) return words;
  return `Your rule says the player to move ${sayResults(results)} here, but ${truthOf(game, value, move)}.`;
}

function truthOf({ terms }: Variant, value: Example["value"], move: string | undefined): string {
  if (value?.kind === "loss") return "every move loses";
  return value?.kind === "win"
    ? `${terms?.verb[1] ?? "playing"} ${move} wins`
    : "neither player can force a win";
}

const asGood = { win: "That wins, too", draw: "That doesn't lose, either", loss: "That's no worse" } as const;

/** Never says that an equally good move is worse. */
export function nudge({ moves = [], worth, why }: StepOf<"move">, name: string, hints: number): string {
  const [wanted = ""] = moves;
  if (why) return why;
  if (worth?.also.includes(name) === true)
    return `${asGood[worth.kind]}, but this step is about ${wanted}. Play ${wanted}.`;
  return hints === 0 ? `You can play ${name}, but there's a better move.` : `Try ${wanted}.`;
}

export function hintsOf(step: LessonStep | undefined): readonly string[] {
  if (step?.kind === "move" && step.moves === undefined) return ["Any move works here."];
  if (step?.kind === "move") {
    // After a wrong move, the last sentence says what to look for. That helps before the move, too.
    const [look] = step.why?.split(/(?<=[.!?]) /).slice(-1) ?? [];
    return [look || "Look at what each move changes.", `Try ${step.moves?.[0]}.`];
  }
  if (step?.kind !== "rule") return [];
  return [...step.hints, ...(step.rule === "" ? [] : [`One rule that works: ${step.rule}`])];
}

declare module "../computer/job.ts" {
  interface JobData {
    readonly lesson: { readonly game: string };
    readonly "check-statement": {
      readonly game: string;
      readonly options: Options;
      /** The rule in the player's own words. */
      readonly rule: string;
    };
  }
  interface AnswerData {
    readonly lesson: { readonly lesson: Lesson };
    readonly "check-statement": Verdict | { readonly unread: string };
  }
}

export interface Verdict {
  /** The rule as it was understood. */
  readonly reading: string;
  readonly holds: boolean;
  /** True if the statement is true and covers every position. */
  readonly isComplete: boolean;
  readonly text: string;
  /** How many positions the statement is about, and how many it describes. */
  readonly positions: number;
  readonly described: number;
  /** For a true statement, the result at each size up to 30 that can be counted. */
  readonly sizes: readonly { readonly size: number; readonly holds: boolean }[];
  /** For a false statement, the simplest position that shows it. */
  readonly counterexample: Counterexample | null;
}

export interface Counterexample extends PositionName {
  /** The seat that the statement wrongly favors. Playing that side against the computer shows the mistake. */
  readonly seat: Seat;
}
