/**
 * Compares two players row by row, which is far more exact than comparing two intervals: rows that are hard
 * for both don't count.
 *
 * The difference in skill is a ratio: the sum of what one player lost less than the other, over the sum of
 * what random answers lose. Its interval is the usual one for a ratio, with one imaginary row added, half to
 * either side, as Agresti and Min (2005) do for paired shares: without it, players who answered alike would
 * seem equal for certain.
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
    difference,
    low: difference - spread,
    high: difference + spread,
    firstBetter: pairs.filter(({ gain }) => gain > 0).length,
    secondBetter: pairs.filter(({ gain }) => gain < 0).length,
  };
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
