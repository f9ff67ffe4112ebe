/**
 * Divide what a player's moves lost by what random moves in the same positions would lose on average: skill is 1 minus that. A
 * win is worth 1, a draw 1/2, a loss 0. If every move keeps the value, there's nothing to decide, and the move doesn't count.
 *
 * The interval is Wilson's, applied to this ratio. The player is modeled as moving at random with probability q and perfectly
 * otherwise, so a decision's loss has the variance q·(mean square) − q²·(squared mean) over the legal moves. The interval holds
 * every q that the observed loss doesn't contradict at 95%. Beyond q = 1, the variance stays that of random moves.
 */

import type { Value } from "../core/analysis.ts";

/** The normal quantile for 95%. */
export const z = 1.96;

export interface Decisions {
  readonly count: number;
  readonly lost: number;
  readonly random: number;
  readonly meanSquare: number;
  readonly squaredMean: number;
}

export interface Skill {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly decisions: number;
}

export const noDecisions: Decisions = { count: 0, lost: 0, random: 0, meanSquare: 0, squaredMean: 0 };

/** Null if all moves are equally good, or if not every value is known. */
export function decisionOf(chosen: Value | null, values: readonly (Value | null)[]): Decisions | null {
  const worths = values.flatMap((value) => (value === null ? [] : [worth(value)]));
  if (chosen === null || worths.length < values.length) return null;
  const best = Math.max(...worths);
  const losses = worths.map((each) => best - each);
  const random = mean(losses);
  if (random === 0) return null;
  const meanSquare = mean(losses.map((loss) => loss ** 2));
  return { count: 1, lost: best - worth(chosen), random, meanSquare, squaredMean: random ** 2 };
}

export function addDecisions(one: Decisions, two: Decisions): Decisions {
  return {
    count: one.count + two.count,
    lost: one.lost + two.lost,
    random: one.random + two.random,
    meanSquare: one.meanSquare + two.meanSquare,
    squaredMean: one.squaredMean + two.squaredMean,
  };
}

export function skillOf(decisions: Decisions): Skill {
  const { count, lost, random } = decisions;
  if (count === 0) return { value: null, low: null, high: null, decisions: 0 };
  return {
    value: 1 - lost / random,
    low: 1 - edge(decisions, 1),
    high: 1 - edge(decisions, -1),
    decisions: count,
  };
}

/** The mean of independent skills, with its interval. */
export function meanSkill(skills: readonly Skill[]): Skill | null {
  const known = skills.flatMap(({ value, low, high, decisions }) =>
    value === null || low === null || high === null ? [] : [{ value, low, high, decisions }],
  );
  if (known.length === 0) return null;
  const value = mean(known.map((skill) => skill.value));
  const error = (edge: "low" | "high") =>
    Math.hypot(...known.map((one) => one.value - one[edge])) / known.length;
  return {
    value,
    low: value - error("low"),
    high: value + error("high"),
    decisions: sum(known, ({ decisions }) => decisions),
  };
}

export const whatSkillIs =
  "A skill of 1 is perfect, and 0 is no better than random moves. The range in parentheses is the 95% confidence interval.";

/** Returns text such as `0.62 (-0.10 to 0.90)`. */
export function formatSkill({ value, low, high }: Skill): string | undefined {
  if (value === null || low === null || high === null) return undefined;
  return `${formatPart(value)} (${formatPart(low)} to ${formatPart(high)})`;
}

/** Numbers far below 0 say little: a single mistake where most moves were safe can give -30. */
function formatPart(part: number): string {
  return Math.max(-1, part)
    .toFixed(2)
    .replace(/^-(0\.00)$/, "$1");
}

/** The largest (side 1) or smallest (side -1) q with (lost − q·random)² ≤ z²·variance(q). */
function edge({ lost, random, meanSquare, squaredMean }: Decisions, side: 1 | -1): number {
  const beyond = (lost + side * z * Math.sqrt(meanSquare - squaredMean)) / random;
  if (beyond >= 1) return beyond;
  const square = random ** 2 + z ** 2 * squaredMean;
  const half = lost * random + (z ** 2 * meanSquare) / 2;
  return Math.max(0, (half + side * Math.sqrt(Math.max(0, half ** 2 - square * lost ** 2))) / square);
}

export function worth({ kind }: Value): number {
  return kind === "win" ? 1 : kind === "draw" ? 1 / 2 : 0;
}

export function mean(values: readonly number[]): number {
  return sum(values, (value) => value) / values.length;
}

export function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
