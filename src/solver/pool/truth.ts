/**
 * Exact answers about single pools. A table is built over the pool that is asked about, if it is small enough, and serves every
 * position of the game that follows. In a larger pool nothing is known until enough has been taken.
 */

import type { PoolState, RelatedPool } from "../../core/family.ts";
import type { KeyTruth } from "../key-truth.ts";
import { finish } from "../steps.ts";
import { tabulateDistances } from "./distances.ts";
import { tabulateWins } from "./kernel.ts";
import { countPools, layOutPools, mostThings } from "./layout.ts";
import { type PoolTable, poolChoices, valueOfChoices } from "./query.ts";

/** About half a second of work each. */
const mostPoolsWithDistances = 2 ** 20;
const mostPools = 2 ** 23;
const tablesKept = 3;

export function poolTruth(family: RelatedPool): KeyTruth {
  let tables: readonly PoolTable[] = [];
  const tableFor = (pool: readonly number[]): PoolTable | undefined => {
    const known = tables.find((table) => covers(table, pool));
    if (known !== undefined) return known;
    const all = family.names.map((_, thing) => thing);
    const whole = fits(family, all, mostPoolsWithDistances);
    const table = buildTable(family, whole ? all : pool);
    if (table !== undefined) tables = [table, ...tables].slice(0, tablesKept);
    return table;
  };
  return {
    value: (key) => {
      const state: PoolState = family.read(key);
      const table = tableFor(state.pool);
      if (table === undefined) return null;
      return valueOfChoices(poolChoices(table, family, state), table.planes > 1);
    },
  };
}

function buildTable(family: RelatedPool, pool: readonly number[]): PoolTable | undefined {
  if (!fits(family, pool, mostPools)) return undefined;
  const layout = layOutPools(pool, family.related, family.interchangeable);
  if (layout === undefined) return undefined;
  if (layout.pools <= mostPoolsWithDistances) return finish(tabulateDistances(layout));
  return finish(tabulateWins(layout));
}

function fits(family: RelatedPool, pool: readonly number[], most: number): boolean {
  return pool.length <= mostThings && countPools(pool, family.interchangeable) <= most;
}

/** A table of win and loss only is not asked where one with distances can be had. */
function covers(table: PoolTable, pool: readonly number[]): boolean {
  const { order } = table.layout;
  if (!pool.every((thing) => order.includes(thing))) return false;
  return table.planes > 1 || 2 ** pool.length > mostPoolsWithDistances;
}
