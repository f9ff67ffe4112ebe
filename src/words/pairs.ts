/** Answer pairs in full: a regular run is told by its first and last pairs. */

import type { AnswerPairs } from "../core/analysis.ts";

type Pair = AnswerPairs[number];

/** Shorter lists, and shorter runs in a list, are written out. */
const mostTold = 8;
const shortestRun = 4;

/** "in pairs: 2-3, 4-5", "with the neighbour: 3-4, 5-6, … 25-26", "so that the two add up to 13: 3-10, 4-9, … 6-7" */
export function sayAnswerPairs(pairs: AnswerPairs): string {
  if (pairs.length === 1) return `in the pair ${writePair(pairs)}`;
  if (pairs.length <= mostTold) return `in pairs: ${writePair(pairs)}`;
  const [sum] = sumsOf(pairs);
  const runs = splitRuns(pairs);
  const list = runs.map(writeRun).join(", ");
  if (pairs.every((pair) => isNeighbours(pair))) return `with the neighbour: ${list}`;
  return sumsOf(pairs).length === 1 ? `so that the two add up to ${sum}: ${list}` : `in pairs: ${list}`;
}

function writePair(pairs: AnswerPairs): string {
  return pairs.map((pair) => pair.join("-")).join(", ");
}

function writeRun(run: AnswerPairs): string {
  if (run.length < shortestRun) return writePair(run);
  return `${writePair(run.slice(0, 2))}, … ${writePair(run.slice(-1))}`;
}

function sumsOf(pairs: AnswerPairs): readonly number[] {
  return [...new Set(pairs.map(([one, two]) => Number(one) + Number(two)))];
}

function isNeighbours([one, two]: Pair): boolean {
  return Math.abs(Number(one) - Number(two)) === 1;
}

/**
 * Runs in which each pair follows from the one before: neighbours two further on, or one number up and the
 * other down.
 */
function splitRuns(pairs: AnswerPairs): readonly AnswerPairs[] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    const [before, last] = [run?.at(-2), run?.at(-1)];
    const step = last === undefined ? undefined : stepBetween(last, pair);
    const fits =
      step !== undefined &&
      (before === undefined || last === undefined || stepBetween(before, last) === step);
    if (run !== undefined && fits) run.push(pair);
    else runs.push([pair]);
  }
  return runs;
}

/** Undefined if the second pair doesn't follow from the first. */
function stepBetween(first: Pair, second: Pair): "neighbours" | "sum" | undefined {
  const [one, two] = [Number(second[0]) - Number(first[0]), Number(second[1]) - Number(first[1])];
  if (one === 2 && two === 2 && isNeighbours(first)) return "neighbours";
  return one === 1 && two === -1 ? "sum" : undefined;
}
