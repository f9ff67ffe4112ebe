/**
 * Exact answers about single pools. A table is built over the pool that is asked about, if it is small enough, and serves every
 * position of the game that follows. In a larger pool nothing is known until enough has been taken.
 */

import type { PoolState, RelatedPool } from "../../core/family.ts";
import type { KeyTruth } from "../key-truth.ts";
import { finish, type Steps } from "../steps.ts";
import { tabulateDistances } from "./distances.ts";
import { tabulateWins } from "./kernel.ts";
import { countPools, layOutPools, mostThings, type PoolLayout } from "./layout.ts";
import { type PoolTable, poolChoices, valueOfChoices } from "./query.ts";

/** About half a second of work each. */
const mostPoolsWithDistances = 2 ** 20;
const mostPools = 2 ** 22;
const tablesKept = 3;
/** A few milliseconds of work. */
const mostPoolsAtOnce = 2 ** 12;

export function poolTruth(family: RelatedPool): KeyTruth {
  const tables = new PoolTables(family);
  const ask = (state: PoolState, table: PoolTable | undefined) =>
    table === undefined ? null : valueOfChoices(poolChoices(table, family, state), table.planes > 1);
  return {
    value: (key) => {
      const state = family.read(key);
      return ask(state, tables.tableFor(state.pool));
    },
    glance: (key) => {
      const state = family.read(key);
      return ask(state, tables.find(state.pool));
    },
    near: (key) => {
      const state = family.read(key);
      return ask(state, tables.near(state.pool));
    },
    prepare: (key) => tables.prepare(family.read(key).pool),
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
    return finish(this.#best(pool)) ?? known;
  }

  /** The best table for this pool that can be had within the time of a move. */
  near(pool: readonly number[]): PoolTable | undefined {
    const known = this.find(pool);
    if (known !== undefined && known.planes > 1) return known;
    return this.#fits(pool, mostPoolsAtOnce) ? finish(this.#build(pool, tabulateDistances)) : known;
  }

  /** Builds the table that serves every position from this pool on, where that is within reach. */
  *prepare(pool: readonly number[]): Steps<void> {
    if (this.near(pool) === undefined) yield* this.#best(pool);
  }

  *#best(pool: readonly number[]): Steps<PoolTable | undefined> {
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
    tabulate: (layout: PoolLayout) => Steps<PoolTable>,
  ): Steps<PoolTable | undefined> {
    const layout = layOutPools(pool, this.#family.related, this.#family.interchangeable);
    if (layout === undefined) return undefined;
    const table = yield* tabulate(layout);
    this.#tables = [table, ...this.#tables].slice(0, tablesKept).toSorted((a, b) => b.planes - a.planes);
    return table;
  }
}
