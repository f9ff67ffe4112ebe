/**
 * Who can win a pool game if both players help. In a pool without relations everything is taken, in any order. If two
 * things are related, keeping them for the end usually leaves one of them over, so that the other player makes the last
 * move.
 */

import type { CanWin } from "../../core/analysis.ts";
import type { Seat } from "../../core/seat.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";

/** This many related pairs are tried; nearly always one of the first few is enough. */
const mostPairs = 20;

/** For a live position; null where the lines of play that are tried do not tell. */
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

/** Things of the pool that cannot follow each other in either order. */
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

/** How many things are taken if it is always the first in the order that may follow. */
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
