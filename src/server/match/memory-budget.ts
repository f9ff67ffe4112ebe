/** No client's open matches may use more memory than they leave for others: one alone gets half, two a third each. */

import { getHeapStatistics } from "node:v8";
import type { Match } from "../../core/match.ts";

/** An upper bound: an element of a list has at least two characters in JSON, and takes eight bytes in memory. */
const bytesPerCharacter = 4;

export type MemoryBudget = ReturnType<typeof memoryBudget>;

export function memoryBudget(
  bytes = Math.min(getHeapStatistics().heap_size_limit, process.constrainedMemory() || Infinity) / 2,
) {
  const used = new Map<string, number>();
  let left = bytes;
  const take = (opener: string, more: number) => {
    const sum = (used.get(opener) ?? 0) + more;
    left -= more;
    if (sum === 0) used.delete(opener);
    else used.set(opener, sum);
  };
  return {
    accountOf(opener: string) {
      let taken = 0;
      return {
        get bytes(): number {
          return taken;
        },
        get mayGrow(): boolean {
          return (used.get(opener) ?? 0) <= left;
        },
        /** Without a match, releases everything. */
        update(match?: Match): void {
          const needed = match === undefined ? 0 : bytesOf(match);
          take(opener, needed - taken);
          taken = needed;
        },
      };
    },
  };
}

/** Positions are of about the same size, or shrink steadily: the first and the last are enough to estimate. */
function bytesOf({ positions }: Match): number {
  const [first, last] = [JSON.stringify(positions[0]).length, JSON.stringify(positions.at(-1)).length];
  return Math.ceil((positions.length * (first + last) * bytesPerCharacter) / 2);
}
