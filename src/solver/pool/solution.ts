/** Counts with distances if their tables fit, otherwise just wins and losses, or nothing if there are too many things. */

import type { PoolState, RelatedPool } from "../../games/families.ts";
import {
  bestByPlies,
  distanceCounts,
  type ForcedLine,
  nothingCounted,
  type SolvedSize,
  sumUp,
  type ValueTally,
  valueOfPlies,
} from "../solution.ts";
import type { Task } from "../task.ts";
import { joinPools } from "./joined.ts";
import { countPools, layOutPools, mostThings } from "./layout.ts";
import { type PoolTable, poolChoices, poolPlies, poolValue, startOf } from "./query.ts";
import { type DistanceTable, planesFor, tabulateDistances, tabulateWins, type WinTable } from "./tables.ts";

/** Tables with distances take five times the space and time. Above this size, the solver computes only win and loss. */
const mostDistanceBytes = 256 * 2 ** 20;

export function poolBytes(family: RelatedPool): number {
  const things = startOf(family).pool;
  if (things.length > mostThings) return 0;
  const pools = countPools(things, family.interchangeable);
  const withDistances = pools * 4 * planesFor(things.length);
  return withDistances <= mostDistanceBytes ? withDistances : pools * 4;
}

/** Adds distances if their tables take at most `mostBytes`. */
export function* solvePool(family: RelatedPool, mostBytes = mostDistanceBytes): Task<SolvedSize> {
  const layout = layOutPools(startOf(family).pool, family.related, family.interchangeable);
  if (layout === undefined) return solveUncounted(family);
  if (layout.pools * 4 * planesFor(layout.order.length) > mostBytes) {
    const wins = yield* tabulateWins(layout);
    return { tally: tallyWins(family, wins), value: askTable(family, wins) };
  }
  const distances = yield* tabulateDistances(layout);
  return { tally: tallyDistances(family, distances), value: askTable(family, distances) };
}

/** There are too many pools to count, but single positions still have their values. */
function solveUncounted(family: RelatedPool): SolvedSize {
  const pools = joinPools(family);
  return {
    tally: { ...nothingCounted, start: pools.value(startOf(family)) },
    value: (key) => pools.value(family.read(key)),
  };
}

function askTable(family: RelatedPool, table: PoolTable): SolvedSize["value"] {
  return (key) => poolValue(table, family, family.read(key));
}

function tallyWins(family: RelatedPool, table: WinTable): ValueTally {
  const start = poolValue(table, family, startOf(family));
  const positions = countLive(family) + 1n;
  const wins = table.wins + (start.kind === "win" ? 1n : 0n);
  return { ...nothingCounted, positions, wins, losses: positions - wins, draws: 0n, start };
}

/** All pools with a last thing outside, except those that contain only things related to it. */
function countLive({ related }: RelatedPool): bigint {
  const count = BigInt(related.length);
  return related.reduce((sum, others) => sum - 2n ** BigInt(others.length - 1), count * 2n ** (count - 1n));
}

function tallyDistances(family: RelatedPool, table: DistanceTable): ValueTally {
  const first = startOf(family);
  const startPlies = poolPlies(table, family, first);
  const byPlies = new Map(table.byPlies);
  byPlies.set(startPlies, (byPlies.get(startPlies) ?? 0n) + 1n);
  const sums = sumUp(distanceCounts(byPlies));
  const { wins, losses, longest } = sums;
  return {
    ...sums,
    positions: wins + losses,
    draws: 0n,
    start: valueOfPlies(startPlies),
    starts: null,
    line:
      longest === null ? null : lineFrom(family, table, longest === startPlies ? first : longestOf(table)),
  };
}

function longestOf({ layout, longest }: DistanceTable): PoolState {
  const row = 2 ** layout.loose;
  const blockState = layout.blockStates[Math.floor(longest.pool / row)]?.mask ?? 0;
  const mask = blockState | (longest.pool % row);
  const pool = layout.order.filter((_, bit) => ((mask >>> bit) & 1) === 1).toSorted((a, b) => a - b);
  return { pool, last: layout.order[longest.last] ?? null };
}

function lineFrom(family: RelatedPool, table: PoolTable, from: PoolState): ForcedLine {
  const moves: string[] = [];
  let state = from;
  for (;;) {
    const best = bestByPlies(poolChoices(table, family, state));
    if (best === undefined) return { from: family.key(from), moves };
    moves.push(family.names[best.thing] ?? "");
    state = { pool: state.pool.filter((thing) => thing !== best.thing), last: best.thing };
  }
}
