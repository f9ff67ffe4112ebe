/**
 * Compares two players on the same rows, by what they gave away row by row. That is far more exact than comparing two
 * intervals, because rows that are hard for both don't count. The difference in skill is a ratio: the sum of what one
 * gave away less than the other, divided by the sum of what random answers give away. Its interval is the usual one of a
 * ratio, with one extra row, half to either side, as Agresti and Min (2005) do for paired shares; without it, players
 * with the same answers would seem to be equal for certain.
 */

import { z } from "../players/skill.ts";
import type { JudgedRow } from "./grade.ts";

export function compareRows(first: readonly JudgedRow[], second: readonly JudgedRow[]) {
  const pairs = first.flatMap((one, at) => {
    const two = second[at];
    if (two === undefined || two.row.id !== one.row.id) return [];
    const { random, meanSquare, lost } = one.decision;
    return [{ gain: two.decision.lost - lost, random, meanSquare }];
  });
  const random = sum(pairs, (pair) => pair.random);
  const difference = sum(pairs, ({ gain }) => gain) / random;
  const added = sum(pairs, ({ meanSquare }) => meanSquare) / pairs.length;
  const squares = sum(pairs, (pair) => (pair.gain - difference * pair.random) ** 2) + added;
  const spread = (z * Math.sqrt(squares)) / random;
  return {
    rows: pairs.length,
    /** The first player's skill less the second's. */
    difference,
    /** The ends of the 95% interval. */
    low: difference - spread,
    high: difference + spread,
    /** Rows where one gave away less than the other. */
    firstBetter: pairs.filter(({ gain }) => gain > 0).length,
    secondBetter: pairs.filter(({ gain }) => gain < 0).length,
  };
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
