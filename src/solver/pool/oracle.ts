/**
 * Exact answers about single pools. Pairing decides every pool at once, and often its distance; where it does not, a table over
 * all of a small size, or over a small pool that is asked about, gives the distance and serves every position that follows.
 */

import { type Value, valueOfMove } from "../../core/analysis.ts";
import type { BlockClasses, PoolState, RelatedPool } from "../../games/families.ts";
import type { KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { runToEnd, type Task } from "../task.ts";
import { tabulateDistances } from "./distances.ts";
import { JoinedPools } from "./joined-pools.ts";
import { countPools, layOutPools, mostThings } from "./layout.ts";
import { type PoolTable, poolChoices, poolValue } from "./query.ts";
import { poolWinnability } from "./winnable.ts";

/** About half a second of work: for all of a size, and before a game. */
const mostPools = 2 ** 20;
/** A few milliseconds of work: for a pool that is asked about. */
const mostFastPools = 2 ** 11;
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
    canWin: (key, mover) => poolWinnability(family, family.read(key), mover),
    answerPairs: (key) => joined.answerPairs(family.read(key)),
  };
}

function tabledMoveValues(table: PoolTable, family: RelatedPool, state: PoolState): readonly Value[] {
  return poolChoices(table, family, state).map(({ plies }) => valueOfMove(valueOfPlies(plies)));
}

/** The last few tables. */
class PoolTables {
  readonly #family: RelatedPool;
  readonly #all: readonly number[];
  #tables: readonly PoolTable[] = [];

  constructor(family: RelatedPool) {
    this.#family = family;
    this.#all = family.names.map((_, thing) => thing);
  }

  /** A table that holds this pool; nothing is built for it. */
  find(pool: readonly number[]): PoolTable | undefined {
    return this.#tables.find(({ layout }) => pool.every((thing) => layout.bitOf.has(thing)));
  }

  tableFor(pool: readonly number[]): PoolTable | undefined {
    return (
      this.find(pool) ??
      (this.#fits(this.#all, mostPools) ? runToEnd(this.#build(this.#all)) : this.fastTableFor(pool))
    );
  }

  /** The same, if it can be had within the time of a move. */
  fastTableFor(pool: readonly number[]): PoolTable | undefined {
    return this.find(pool) ?? (this.#fits(pool, mostFastPools) ? runToEnd(this.#build(pool)) : undefined);
  }

  /** Builds the table that serves every position from this pool on, where that is within reach. */
  *warmUp(pool: readonly number[]): Task<void> {
    if (this.fastTableFor(pool) !== undefined) return;
    const widest = [this.#all, pool].find((things) => this.#fits(things, mostPools));
    if (widest !== undefined) yield* this.#build(widest);
  }

  #fits(pool: readonly number[], most: number): boolean {
    return pool.length <= mostThings && countPools(pool, this.#interchangeable(pool)) <= most;
  }

  /** The family's blocks, or what the pool itself makes of equals, whichever leaves fewer pools. */
  #interchangeable(pool: readonly number[]): BlockClasses {
    const { interchangeable, related } = this.#family;
    const equals = equalsIn(pool, related);
    return countPools(pool, equals) < countPools(pool, interchangeable) ? equals : interchangeable;
  }

  *#build(pool: readonly number[]): Task<PoolTable | undefined> {
    const layout = layOutPools(pool, this.#family.related, this.#interchangeable(pool));
    if (layout === undefined) return undefined;
    const table = yield* tabulateDistances(layout);
    this.#tables = [table, ...this.#tables].slice(0, tablesKept);
    return table;
  }
}

/** Things that are related to the same others of the pool may change places in it. */
function equalsIn(pool: readonly number[], related: RelatedPool["related"]): BlockClasses {
  const equals = new Map<string, number[][]>();
  for (const thing of pool) {
    const others = pool.filter((other) => other !== thing && related[thing]?.includes(other)).join();
    equals.set(others, [...(equals.get(others) ?? []), [thing]]);
  }
  return [...equals.values()].filter((blocks) => blocks.length > 1);
}
