/** The pools that a game of Factor Frenzy can start from. */

import type { Random } from "../../core/random.ts";
import type { Starts } from "../../core/starts.ts";
import { key } from "./notation.ts";
import { type FrenzyOptions, wholeRange } from "./rules.ts";

export const starts: Starts<FrenzyOptions> = {
  kind: "start",
  help: "the whole pool, or a few of its numbers, from which the player to move can win",
  size: "max",
  deals: { challenge: { sizes: [[14, 1000]], draw: drawPool } },
};

/** With more numbers there is usually an easy win, with fewer no long one; among larger numbers, few are related. */
const poolSize = 7;
const smallest = 24;

function drawPool({ max }: FrenzyOptions, random: Random): string {
  const numbers = wholeRange(max).slice(0, smallest);
  const [last = null, ...pool] = Array.from({ length: poolSize + 1 }, () =>
    numbers.splice(random.below(numbers.length), 1),
  ).flat();
  return key({ max, pool: pool.toSorted((a, b) => a - b), last, mover: 1 });
}
