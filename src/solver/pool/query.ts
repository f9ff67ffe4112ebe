/** Asking the tables of a pool game about single positions. */

import type { Value } from "../../core/analysis.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import { pliesOver, valueOfPlies } from "../solution.ts";
import { at } from "../typed-array.ts";
import type { BlockClass, PoolLayout } from "./layout.ts";

export interface PoolTable {
  readonly layout: PoolLayout;
  /** Words for each pool; with a single one only win and loss are known. */
  readonly planes: number;
  readonly words: Int32Array;
}

/** The whole pool, before the first choice. */
export function startOf({ names }: RelatedPool): PoolState {
  return { pool: names.map((_, thing) => thing), last: null };
}

export function choicesIn({ related }: RelatedPool, { pool, last }: PoolState): readonly number[] {
  const barred = last === null ? [] : (related[last] ?? []);
  return pool.filter((thing) => !barred.includes(thing));
}

/**
 * What may be taken in a position whose pool is within the table's, each with the plies from the position after it; with
 * a single plane, 1 for a win and 0 for a loss.
 */
export function poolChoices(table: PoolTable, family: RelatedPool, state: PoolState) {
  const { bitOf } = table.layout;
  const mask = state.pool.reduce((sum, thing) => sum | (1 << (bitOf.get(thing) ?? 0)), 0);
  return choicesIn(family, state).map((thing) => {
    return { thing, plies: pliesAfter(table, mask, bitOf.get(thing) ?? 0) };
  });
}

/** The plies to the end; with a single plane only whether they are odd. */
export function poolPlies(table: PoolTable, family: RelatedPool, state: PoolState): number {
  return pliesOver(poolChoices(table, family, state).map(({ plies }) => plies));
}

export function poolValue(table: PoolTable, family: RelatedPool, state: PoolState): Value {
  const value = valueOfPlies(poolPlies(table, family, state));
  return table.planes > 1 ? value : { kind: value.kind };
}

/** The plies that are left once the thing at `bit` is taken out of the pool. */
function pliesAfter(table: PoolTable, pool: number, bit: number): number {
  const place = locate(table.layout, pool ^ (1 << bit), bit);
  return readPlies(table.words, place.pool * table.planes, table.planes, place.last);
}

/** The index of a pool in the tables, and the bit of its last thing. */
function locate(
  layout: PoolLayout,
  mask: number,
  last: number,
): { readonly pool: number; readonly last: number } {
  const row = 2 ** layout.loose;
  let blockState = 0;
  let bit = last;
  for (const blockClass of layout.classes) {
    const { start, members } = blockClass;
    for (const [place, block] of blocksInOrder(blockClass, mask).entries()) {
      blockState |= patternOf(blockClass, mask, block) << (start + place * members);
      const first = start + block * members;
      if (last >= first && last < first + members) bit = last + (place - block) * members;
    }
  }
  return { pool: (layout.places.get(blockState) ?? 0) * row + (mask & (row - 1)), last: bit };
}

function blocksInOrder(blockClass: BlockClass, mask: number): readonly number[] {
  return Array.from({ length: blockClass.blocks }, (_, block) => block).sort(
    (a, b) => patternOf(blockClass, mask, b) - patternOf(blockClass, mask, a),
  );
}

function patternOf({ start, members }: BlockClass, mask: number, block: number): number {
  return (mask >>> (start + block * members)) & ((1 << members) - 1);
}

export function readPlies(words: Int32Array, first: number, planes: number, bit: number): number {
  let plies = 0;
  for (let plane = 0; plane < planes; plane++) plies |= ((at(words, first + plane) >>> bit) & 1) << plane;
  return plies;
}
