/**
 * Exact answers about single pools. A table is built over the pool that is asked about, if it is small enough, and serves every
 * position of the game that follows. In a larger pool nothing is known until enough has been taken.
 */

import type { RelatedPool } from "../../games/families.ts";
import type { KeyOracle } from "../key-oracle.ts";
import { runToEnd, type Task } from "../task.ts";
import { tabulateDistances } from "./distances.ts";
import { tabulateWins } from "./kernel.ts";
import { countPools, layOutPools, mostThings, type PoolLayout } from "./layout.ts";
import { type PoolTable, poolValue } from "./query.ts";

/** About half a second of work each. */
const mostPoolsWithDistances = 2 ** 20;
const mostPools = 2 ** 22;
const tablesKept = 3;
/** A few milliseconds of work. */
const mostFastPools = 2 ** 12;

export function poolOracle(family: RelatedPool): KeyOracle {
  const tables = new PoolTables(family);
  const probeIn = (findTable: (pool: readonly number[]) => PoolTable | undefined) => (key: string) => {
    const state = family.read(key);
    const table = findTable(state.pool);
    return table === undefined ? null : poolValue(table, family, state);
  };
  return {
    probe: probeIn((pool) => tables.tableFor(pool)),
    probeCached: probeIn((pool) => tables.find(pool)),
    probeFast: probeIn((pool) => tables.fastTableFor(pool)),
    warmUp: (key) => tables.warmUp(family.read(key).pool),
  };
}

/** The last few tables. Those with distances come first. */
class PoolTables {
  readonly #family: RelatedPool;
  #tables: readonly PoolTable[] = [];

  constructor(family: RelatedPool) {
    this.#family = family;
  }

  /** A table that holds this pool; nothing is built for it. */
  find(pool: readonly number[]): PoolTable | undefined {
    const holds = ({ layout }: PoolTable) => pool.every((thing) => layout.bitOf.has(thing));
    return this.#tables.find(holds);
  }

  /** The best table that can be had for this pool. */
  tableFor(pool: readonly number[]): PoolTable | undefined {
    const known = this.find(pool);
    if (known !== undefined && known.planes > 1) return known;
    return runToEnd(this.#best(pool)) ?? known;
  }

  /** The best table for this pool that can be had within the time of a move. */
  fastTableFor(pool: readonly number[]): PoolTable | undefined {
    const known = this.find(pool);
    if (known !== undefined && known.planes > 1) return known;
    return this.#fits(pool, mostFastPools) ? runToEnd(this.#build(pool, tabulateDistances)) : known;
  }

  /** Builds the table that serves every position from this pool on, where that is within reach. */
  *warmUp(pool: readonly number[]): Task<void> {
    if (this.fastTableFor(pool) === undefined) yield* this.#best(pool);
  }

  *#best(pool: readonly number[]): Task<PoolTable | undefined> {
    const all = this.#family.names.map((_, thing) => thing);
    if (this.#fits(all, mostPoolsWithDistances)) return yield* this.#build(all, tabulateDistances);
    if (this.#fits(pool, mostPoolsWithDistances)) return yield* this.#build(pool, tabulateDistances);
    const known = this.find(pool);
    if (known !== undefined || !this.#fits(pool, mostPools)) return known;
    return yield* this.#build(pool, tabulateWins);
  }

  #fits(pool: readonly number[], most: number): boolean {
    return pool.length <= mostThings && countPools(pool, this.#family.interchangeable) <= most;
  }

  *#build(
    pool: readonly number[],
    tabulate: (layout: PoolLayout) => Task<PoolTable>,
  ): Task<PoolTable | undefined> {
    const layout = layOutPools(pool, this.#family.related, this.#family.interchangeable);
    if (layout === undefined) return undefined;
    const table = yield* tabulate(layout);
    this.#tables = [table, ...this.#tables].slice(0, tablesKept).toSorted((a, b) => b.planes - a.planes);
    return table;
  }
}
