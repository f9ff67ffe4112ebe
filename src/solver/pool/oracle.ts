/**
 * Exact answers about single pools. Pairing decides every pool at once, and often its distance; where it does not, a table over
 * the pool that is asked about gives the distance, if the pool is small enough, and serves every position that follows.
 */

import { type Value, valueOfMove } from "../../core/analysis.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import type { KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { runToEnd, type Task } from "../task.ts";
import { tabulateDistances } from "./distances.ts";
import { JoinedPools } from "./joined-pools.ts";
import { countPools, layOutPools, mostThings } from "./layout.ts";
import { type PoolTable, poolChoices, poolValue } from "./query.ts";

/** About half a second of work. */
const mostPools = 2 ** 20;
/** A few milliseconds of work. */
const mostFastPools = 2 ** 12;
const tablesKept = 3;

export function poolOracle(family: RelatedPool): KeyOracle {
  const tables = new PoolTables(family);
  const joined = new JoinedPools(family);
  const probeIn = (findTable: (pool: PoolState["pool"]) => PoolTable | undefined) => (key: string) => {
    const state = family.read(key);
    const table = findTable(state.pool);
    return table === undefined ? joined.value(state) : poolValue(table, family, state);
  };
  return {
    probe: probeIn((pool) => tables.tableFor(pool)),
    probeMoves: (key) => {
      const state = family.read(key);
      const table = tables.find(state.pool);
      return table === undefined ? joined.moveValues(state) : tabledMoveValues(table, family, state);
    },
    probeFast: probeIn((pool) => tables.fastTableFor(pool)),
    warmUp: (key) => tables.warmUp(family.read(key).pool),
    answerPairs: (key) => joined.answerPairs(family.read(key)),
  };
}

function tabledMoveValues(table: PoolTable, family: RelatedPool, state: PoolState): readonly Value[] {
  return poolChoices(table, family, state).map(({ plies }) => valueOfMove(valueOfPlies(plies)));
}

/** The last few tables. */
class PoolTables {
  readonly #family: RelatedPool;
  #tables: readonly PoolTable[] = [];

  constructor(family: RelatedPool) {
    this.#family = family;
  }

  /** A table that holds this pool; nothing is built for it. */
  find(pool: readonly number[]): PoolTable | undefined {
    return this.#tables.find(({ layout }) => pool.every((thing) => layout.bitOf.has(thing)));
  }

  tableFor(pool: readonly number[]): PoolTable | undefined {
    return this.find(pool) ?? runToEnd(this.#best(pool));
  }

  /** The same, if it can be had within the time of a move. */
  fastTableFor(pool: readonly number[]): PoolTable | undefined {
    return this.find(pool) ?? (this.#fits(pool, mostFastPools) ? runToEnd(this.#build(pool)) : undefined);
  }

  /** Builds the table that serves every position from this pool on, where that is within reach. */
  *warmUp(pool: readonly number[]): Task<void> {
    if (this.fastTableFor(pool) === undefined) yield* this.#best(pool);
  }

  *#best(pool: readonly number[]): Task<PoolTable | undefined> {
    const all = this.#family.names.map((_, thing) => thing);
    const widest = [all, pool].find((things) => this.#fits(things, mostPools));
    return widest === undefined ? undefined : yield* this.#build(widest);
  }

  #fits(pool: readonly number[], most: number): boolean {
    return pool.length <= mostThings && countPools(pool, this.#family.interchangeable) <= most;
  }

  *#build(pool: readonly number[]): Task<PoolTable | undefined> {
    const layout = layOutPools(pool, this.#family.related, this.#family.interchangeable);
    if (layout === undefined) return undefined;
    const table = yield* tabulateDistances(layout);
    this.#tables = [table, ...this.#tables].slice(0, tablesKept);
    return table;
  }
}
