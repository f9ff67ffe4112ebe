/**
 * Checks a table of pools: for every pool and every last thing outside it, what the table says against what the moves lead to,
 * one position at a time and straight from the definition.
 */

import type { RelatedPool } from "../../games/families.ts";
import { type Check, describeScope, holdsForSwaps, scatter } from "../solution.ts";
import type { Task } from "../task.ts";
import { at } from "../typed-array.ts";
import type { PoolLayout } from "./layout.ts";
import { locate, type PoolTable, readPlies } from "./query.ts";

const poolsPerStep = 2 ** 12;

/** How many pools are looked at: a few seconds. */
const usualPools = 600_000;

export function* verifyPools(family: RelatedPool, table: PoolTable, mostPools = usualPools): Task<Check> {
  if (!isSymmetric(family)) return { checked: 0, scope: "pools", fault: "the blocks do not match" };
  const { layout } = table;
  const row = 2 ** layout.loose;
  const perState = Math.min(row, Math.ceil(mostPools / layout.blockStates.length));
  let checked = 0;
  for (const [place, { mask }] of layout.blockStates.entries()) {
    const places = placesAfter(layout, mask);
    for (const loose of scatter(row, perState)) {
      const pool = mask | loose;
      if (!isRight(table, { index: place * row + loose, pool, places }))
        return { checked, scope: "pools", fault: describePool(layout, pool) };
      if (checked++ % poolsPerStep === 0) yield { unit: "pools checked", done: checked, total: layout.pools };
    }
  }
  const scope = `${describeScope(checked, layout.pools, "pools, up to symmetry")}, with every last number`;
  return { checked, scope, fault: null };
}

/** Whether swapping interchangeable blocks leaves the relation as it is. */
function isSymmetric({ related, interchangeable }: RelatedPool): boolean {
  return holdsForSwaps(interchangeable, (image) =>
    related.every((others, thing) => {
      const images = new Set(others.map(image));
      return (related[image(thing)] ?? []).every((other) => images.has(other));
    }),
  );
}

function describePool({ order }: PoolLayout, pool: number): string {
  return `pool ${order.filter((_, bit) => ((pool >>> bit) & 1) === 1).join()}`;
}

interface PoolAt {
  readonly index: number;
  readonly pool: number;
  readonly places: ReturnType<typeof placesAfter>;
}

/** For each bit of a block state: where the pools without it begin, and which bit it has there. */
function placesAfter(layout: PoolLayout, mask: number) {
  const things = layout.order.map((_, bit) => bit);
  const found = things.map((bit) =>
    bit < layout.loose ? { pool: 0, last: bit } : locate(layout, mask & ~(1 << bit), bit),
  );
  return {
    bases: Int32Array.from(found, (place) => place.pool),
    bits: Int32Array.from(found, (place) => place.last),
  };
}

function isRight(table: PoolTable, place: PoolAt): boolean {
  const { layout, words, planes } = table;
  const after = new Int32Array(layout.order.length);
  for (let rest = place.pool; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    after[bit] = pliesWithout(table, place, bit);
  }
  for (let last = 0; last < layout.order.length; last++) {
    if (((place.pool >>> last) & 1) === 1) continue;
    const said = readPlies(words, place.index * planes, planes, last);
    if (said !== expected(after, place.pool & at(layout.free, last), planes > 1)) return false;
  }
  return true;
}

function pliesWithout(
  { layout, words, planes }: PoolTable,
  { index, pool, places }: PoolAt,
  bit: number,
): number {
  const loose = pool & (2 ** layout.loose - 1);
  const child = bit < layout.loose ? index - (1 << bit) : at(places.bases, bit) + loose;
  return readPlies(words, child * planes, planes, at(places.bits, bit));
}

/** The plies after the best of the choices; without distances 1 for a win and 0 for a loss. */
function expected(after: Int32Array, choices: number, distances: boolean): number {
  let quickest = 99;
  let slowest = -1;
  for (let rest = choices; rest !== 0; rest &= rest - 1) {
    const plies = at(after, 31 - Math.clz32(rest & -rest));
    if (plies % 2 === 0) quickest = Math.min(quickest, plies);
    else slowest = Math.max(slowest, plies);
  }
  if (!distances) return quickest < 99 ? 1 : 0;
  return quickest < 99 ? quickest + 1 : slowest + 1;
}
