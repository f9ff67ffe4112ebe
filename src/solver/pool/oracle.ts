/** A table gives the value and distance of small pools. Pairing decides all others, and often finds their distance. */

import { type CanWin, valueOfMove } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import type { Seat } from "../../core/seat.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import type { FamilyOracle } from "../solution.ts";
import { valueOfPlies } from "../solution.ts";
import { runToEnd, type Task } from "../task.ts";
import { joinPools } from "./joined.ts";
import { type PoolTable, poolChoices, poolPlies, startOf, tabulatePools } from "./table.ts";

/** A table for a pool of this size takes about half a second. That's fine before a game, or for an exact analysis. */
const mostThings = 20;
/** A table for a pool of this size takes a few milliseconds. */
const mostFastThings = 12;
const tablesKept = 3;

export function poolOracle(game: Solvable, family: RelatedPool): FamilyOracle {
  const tables = keepTables(family);
  const joined = joinPools(family);
  const read = (position: unknown) => family.read(game.key(position));
  const probeIn = (findTable: (pool: PoolState["pool"]) => PoolTable | undefined) => (position: unknown) => {
    const state = read(position);
    const table = findTable(state.pool);
    return table === undefined ? joined.value(state) : valueOfPlies(poolPlies(table, family, state));
  };
  return {
    probe: probeIn(tables.tableFor),
    probeMoves: (position) => {
      const state = read(position);
      const table = tables.find(state.pool);
      if (table === undefined) return joined.moveValues(state);
      return poolChoices(table, family, state).map(({ plies }) => valueOfMove(valueOfPlies(plies)));
    },
    probeFast: probeIn(tables.fastTableFor),
    warmUp: (position) => tables.warmUp(read(position).pool),
    canWin: (position) => poolWinnability(family, read(position), game.toMove(position)),
    answerPairs: (position) => joined.answerPairs(read(position)),
  };
}

function keepTables(family: RelatedPool) {
  const all = startOf(family).pool;
  let tables: readonly PoolTable[] = [];
  function* build(pool: readonly number[]): Task<PoolTable> {
    const table = yield* tabulatePools(family, pool);
    tables = [table, ...tables].slice(0, tablesKept);
    return table;
  }
  const find = (pool: readonly number[]) =>
    tables.find(({ things }) => pool.every((thing) => things.includes(thing)));
  const tableFor = (pool: readonly number[]) =>
    find(pool) ?? (all.length <= mostThings ? runToEnd(build(all)) : fastTableFor(pool));
  const fastTableFor = (pool: readonly number[]) =>
    find(pool) ?? (pool.length <= mostFastThings ? runToEnd(build(pool)) : undefined);
  /** Builds a table of every position that can follow from this pool, unless there are too many. */
  function* warmUp(pool: readonly number[]): Task<void> {
    if (fastTableFor(pool) !== undefined) return;
    const widest = [all, pool].find(({ length }) => length <= mostThings);
    if (widest !== undefined) yield* build(widest);
  }
  return { find, tableFor, fastTableFor, warmUp };
}

/** If both players can win, one of the first few pairs of related things nearly always shows it. */
const mostPairs = 20;

/** Who can win an unfinished game if both players work together, or null if the lines tried here don't show it. */
function poolWinnability(family: RelatedPool, { pool, last }: PoolState, mover: Seat): CanWin | null {
  const downward = pool.toReversed();
  const pairs = relatedPairs(family, pool);
  const wins = new Set<Seat>();
  for (const pair of [[], ...pairs]) {
    const order = [...downward.filter((thing) => !pair.includes(thing)), ...pair];
    const isMovers = countTaken(family, order, last) % 2 === 1;
    wins.add(isMovers === (mover === 1) ? 1 : 2);
    if (pairs.length === 0 || wins.size === 2) return [wins.has(1), wins.has(2)];
  }
  return null;
}

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

/** How many things are taken if both players always take the first legal one in the given order. */
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
