/** A table of the plies to the end, for each pool (a bit per thing) and last thing. Large pools need the smaller ones first. */

import type { PoolState, RelatedPool } from "../../games/families.ts";
import { pliesOver } from "../solution.ts";
import { at, type Task } from "../task.ts";

export interface PoolTable {
  readonly things: readonly number[];
  /** The plies after `last` was taken, at index pool · things + last. Odd plies are a win. */
  readonly plies: Uint8Array;
  /** How many unfinished positions last each number of plies. A position is a pool and the thing taken last. */
  readonly counts: Float64Array;
}

export function startOf({ names }: RelatedPool): PoolState {
  return { pool: names.map((_, thing) => thing), last: null };
}

export function choicesIn({ related }: RelatedPool, { pool, last }: PoolState): readonly number[] {
  const barred = last === null ? [] : (related[last] ?? []);
  return pool.filter((thing) => !barred.includes(thing));
}

export function tableBytes(things: number): number {
  return 2 ** things * things;
}

const poolsPerStep = 2 ** 11;

export function* tabulatePools({ related }: RelatedPool, things: readonly number[]): Task<PoolTable> {
  const size = things.length;
  const [plies, counts] = [new Uint8Array(tableBytes(size)), new Float64Array(size + 1)];
  const free = Int32Array.from(things, (last) =>
    things.reduce((mask, thing, bit) => (related[last]?.includes(thing) ? mask : mask | (1 << bit)), 0),
  );
  const table = { things, plies, counts };
  for (let from = 0; from < 2 ** size; from += poolsPerStep) {
    const done = Math.min(2 ** size, from + poolsPerStep);
    fillPools(table, free, from, done);
    yield { unit: "pools", done, total: 2 ** size };
  }
  return table;
}

/** Fills in a pool for all last things at once: groups the things to take by plies, then finds each last thing's best group. */
function fillPools({ plies, counts }: PoolTable, free: Int32Array, from: number, to: number): void {
  const size = free.length;
  const groups = new Int32Array(size + 1);
  const order = bestFirst(size);
  for (let pool = from; pool < to; pool++) {
    groups.fill(0);
    for (let rest = pool; rest !== 0; rest &= rest - 1) {
      const thing = 31 - Math.clz32(rest & -rest);
      const group = 1 + (plies[(pool ^ (1 << thing)) * size + thing] ?? 0);
      groups[group] = at(groups, group) | at(free, thing);
    }
    let open = 2 ** size - 1 - pool;
    for (const group of order) {
      const lasts = at(groups, group) & open;
      open ^= lasts;
      for (let rest = lasts; rest !== 0; rest &= rest - 1) {
        plies[pool * size + 31 - Math.clz32(rest & -rest)] = group;
        counts[group] = (counts[group] ?? 0) + 1;
      }
    }
  }
}

/** The shortest wins first, then the longest losses. */
function bestFirst(size: number): readonly number[] {
  const all = Array.from({ length: size }, (_, index) => index + 1);
  return [...all.filter((plies) => plies % 2 === 1), ...all.filter((plies) => plies % 2 === 0).reverse()];
}

export function poolChoices({ things, plies }: PoolTable, family: RelatedPool, state: PoolState) {
  const mask = state.pool.reduce((sum, thing) => sum | (1 << things.indexOf(thing)), 0);
  return choicesIn(family, state).map((thing) => {
    const bit = things.indexOf(thing);
    return { thing, plies: plies[(mask ^ (1 << bit)) * things.length + bit] ?? 0 };
  });
}

export function poolPlies(table: PoolTable, family: RelatedPool, state: PoolState): number {
  return pliesOver(poolChoices(table, family, state).map(({ plies }) => plies));
}
