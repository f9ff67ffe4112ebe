import type { Value } from "../../core/analysis.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import { pliesOver, valueOfPlies } from "../solution.ts";
import { at } from "../task.ts";
import type { BlockClass, PoolLayout } from "./layout.ts";

export interface PoolTable {
  readonly layout: PoolLayout;
  /** Words per pool. With just one, only win and loss are known. */
  readonly planes: number;
  readonly words: Int32Array;
}

export function startOf({ names }: RelatedPool): PoolState {
  return { pool: names.map((_, thing) => thing), last: null };
}

export function choicesIn({ related }: RelatedPool, { pool, last }: PoolState): readonly number[] {
  const barred = last === null ? [] : (related[last] ?? []);
  return pool.filter((thing) => !barred.includes(thing));
}

/** The legal moves of a pool in the table, each with the plies after it. With a single plane, 1 is a win and 0 a loss. */
export function poolChoices(table: PoolTable, family: RelatedPool, state: PoolState) {
  const { bitOf } = table.layout;
  const mask = state.pool.reduce((sum, thing) => sum | (1 << (bitOf.get(thing) ?? 0)), 0);
  return choicesIn(family, state).map((thing) => {
    return { thing, plies: pliesAfter(table, mask, bitOf.get(thing) ?? 0) };
  });
}

/** With a single plane, only their parity counts. */
export function poolPlies(table: PoolTable, family: RelatedPool, state: PoolState): number {
  return pliesOver(poolChoices(table, family, state).map(({ plies }) => plies));
}

export function poolValue(table: PoolTable, family: RelatedPool, state: PoolState): Value {
  const value = valueOfPlies(poolPlies(table, family, state));
  return table.planes > 1 ? value : { kind: value.kind };
}

function pliesAfter(table: PoolTable, pool: number, bit: number): number {
  const place = locate(table.layout, pool ^ (1 << bit), bit);
  return readPlies(table.words, place.pool * table.planes, table.planes, place.last);
}

function locate(layout: PoolLayout, mask: number, last: number) {
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
