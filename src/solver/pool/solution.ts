/** Counts positions by distance if a table of them fits in memory. Otherwise, counts nothing and decides single positions. */

import type { PoolState, RelatedPool } from "../../games/families.ts";
import { distanceCounts, type SolvedSize, sumUp, valueOfPlies } from "../solution.ts";
import type { Task } from "../task.ts";
import { joinPools } from "./joined.ts";
import { type PoolTable, poolPlies, startOf, tableBytes, tabulatePools } from "./table.ts";

/** The table of a larger pool would take gigabytes. */
const mostThings = 25;

export function poolBytes({ names }: RelatedPool): number {
  return names.length > mostThings ? 0 : tableBytes(names.length);
}

export function* solvePool(family: RelatedPool): Task<SolvedSize> {
  const { pool } = startOf(family);
  if (pool.length > mostThings) return solveUncounted(family);
  const table = yield* tabulatePools(family, pool);
  return {
    ...tallyTable(family, table),
    value: (key) => valueOfPlies(poolPlies(table, family, family.read(key))),
  };
}

function solveUncounted(family: RelatedPool): SolvedSize {
  const pools = joinPools(family);
  return {
    tally: {
      positions: null,
      wins: null,
      losses: null,
      draws: null,
      start: pools.value(startOf(family)),
      starts: null,
      longest: null,
      byDistance: null,
    },
    value: (key) => pools.value(family.read(key)),
  };
}

function tallyTable(family: RelatedPool, table: PoolTable): Pick<SolvedSize, "tally" | "longestWin"> {
  const first = startOf(family);
  const startPlies = poolPlies(table, family, first);
  const counted = Array.from(table.counts, (count, plies) => BigInt(count + Number(plies === startPlies)));
  const sums = sumUp(distanceCounts(counted.entries()));
  const { wins, losses, longest } = sums;
  const from = longest === startPlies ? first : longestIn(table, longest);
  const start = valueOfPlies(startPlies);
  return {
    tally: { ...sums, positions: wins + losses, draws: 0n, start, starts: null },
    longestWin: from === null ? undefined : { key: family.key(from), mover: 1 },
  };
}

function longestIn({ things, plies }: PoolTable, longest: number | null): PoolState | null {
  if (longest === null) return null;
  const place = plies.indexOf(longest);
  const mask = Math.floor(place / things.length);
  const pool = things.filter((_, bit) => ((mask >>> bit) & 1) === 1);
  return { pool, last: things[place % things.length] ?? null };
}
