/** A table gives the value and distance of small pools. Pairing decides all others, and often finds their distance. */

import { valueOfMove } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import type { RelatedPool } from "../../games/families.ts";
import { searchCanWin } from "../general/oracle.ts";
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
  const probeTo = (most: number) => (position: unknown) => {
    const state = read(position);
    const table = runToEnd(tables.prepare(state.pool, most));
    return table === undefined ? joined.value(state) : valueOfPlies(poolPlies(table, family, state));
  };
  return {
    probe: probeTo(mostThings),
    probeMoves: (position) => {
      const state = read(position);
      const table = tables.find(state.pool);
      if (table === undefined) return joined.moveValues(state);
      return poolChoices(table, family, state).map(({ plies }) => valueOfMove(valueOfPlies(plies)));
    },
    probeFast: probeTo(mostFastThings),
    *prepare(line) {
      for (const position of line) yield* tables.prepare(read(position).pool, mostThings);
    },
    canWin: (position) => poolWinnability(game, family, position, read(position).pool),
    answerPairs: (position) => joined.answerPairs(read(position)),
  };
}

function keepTables(family: RelatedPool) {
  const all = startOf(family).pool;
  let tables: readonly PoolTable[] = [];
  const find = (pool: readonly number[]) =>
    tables.find(({ things }) => pool.every((thing) => things.includes(thing)));
  function* prepare(pool: readonly number[], most: number): Task<PoolTable | undefined> {
    const known = find(pool);
    const things = [all, pool].find(({ length }) => length <= most);
    if (known !== undefined || things === undefined) return known;
    const table = yield* tabulatePools(family, things);
    tables = [table, ...tables].slice(0, tablesKept);
    return table;
  }
  return { find, prepare };
}

/** If nothing left is related, all of it will be taken. Otherwise, tries lines that leave related things to the end. */
function poolWinnability(
  game: Solvable,
  { related, names }: RelatedPool,
  position: unknown,
  pool: readonly number[],
) {
  const left = new Set(pool);
  const hasPartner = (thing: number) => related[thing]?.some((other) => other !== thing && left.has(other));
  const paired = new Set(pool.filter(hasPartner).map((thing) => names[thing]));
  const isFirstSeat = (pool.length % 2 === 1) === (game.toMove(position) === 1);
  if (paired.size === 0) return [isFirstSeat, !isFirstSeat] as const;
  // The search tries the last move first.
  const moves = (at: unknown) => {
    const isPaired = (move: unknown) => paired.has(game.formatMove(at, move));
    const all = game.moves(at);
    return [...all.filter(isPaired), ...all.filter((move) => !isPaired(move))];
  };
  return searchCanWin({ ...game, moves }, position);
}
