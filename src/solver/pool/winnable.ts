/**
 * Who can win a pool game if both players help. In a pool without relations everything is taken, in any
 * order. Of two related things left for the end, one tends to stay over, which gives the last move to the
 * other player.
 */

import type { CanWin } from "../../core/analysis.ts";
import type { Seat } from "../../core/seat.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";

/** One of the first few pairs nearly always settles it. */
const mostPairs = 20;

/** For an unfinished position; null if the lines of play tried here don't settle it. */
export function poolWinnability(family: RelatedPool, { pool, last }: PoolState, mover: Seat): CanWin | null {
  const downwards = pool.toReversed();
  const pairs = relatedPairs(family, pool);
  const wins = new Set<Seat>();
  for (const pair of [[], ...pairs]) {
    const order = [...downwards.filter((thing) => !pair.includes(thing)), ...pair];
    const isMovers = countTaken(family, order, last) % 2 === 1;
    wins.add(isMovers === (mover === 1) ? 1 : 2);
    if (pairs.length === 0 || wins.size === 2) return [wins.has(1), wins.has(2)];
  }
  return null;
}

function relatedPairs({ related }: RelatedPool, pool: readonly number[]): readonly (readonly number[])[] {
  const inPool = new Set(pool);
  const pairs: (readonly number[])[] = [];
  for (const thing of pool) {
    const other = related[thing]?.find((near) => near !== thing && inPool.has(near));
    if (other !== undefined) pairs.push([thing, other]);
    if (pairs.length === mostPairs) break;
  }
  return pairs;
}

/** Always takes the first legal thing in the given order. */
function countTaken({ related }: RelatedPool, order: readonly number[], first: number | null): number {
  const left = [...order];
  let barred = first === null ? [] : related[first];
  for (;;) {
    const place = left.findIndex((thing) => !barred?.includes(thing));
    if (place === -1) return order.length - left.length;
    barred = related[left[place] ?? -1];
    left.splice(place, 1);
  }
}
