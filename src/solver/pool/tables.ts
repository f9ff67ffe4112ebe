/**
 * The tables of a pool game. The plain method has one word per pool: bit x says that the mover wins if x was taken last. A
 * thing y of the pool is good if the player to move after it, in the pool without y, loses. The mover wins after every last
 * thing that allows a good thing. Pools come in increasing order, so the smaller ones are always known.
 *
 * With distances, each pool has a few words in a row ("planes"): bit x of plane p is bit p of the plies to the end after x was
 * taken last. Odd plies are a win, so plane 0 is the word of the plain method. All last things of a pool are computed together:
 * group things by the plies they lead to, then assign the shortest wins first and the longest losses after them.
 */

import { at, type Task } from "../task.ts";
import { bitCount, type PoolLayout } from "./layout.ts";
import { type PoolTable, readPlies } from "./query.ts";

/** The pools of one block state from `from` up to, but not including, `to`. Its table begins at `base`. */
type Part = ReturnType<typeof partOf> & { readonly from: number; readonly to: number };

function partOf(layout: PoolLayout, place: number) {
  const { takes = [], mask = 0 } = layout.blockStates[place] ?? {};
  return {
    // Make it an integer, because an index that is a double takes 10% longer.
    base: (place * 2 ** layout.loose) | 0,
    absentFromBlocks: ~mask,
    /** As flat arrays: where the state left over begins, the bit to read there, and the last things that allow the take. */
    takes: {
      bases: Int32Array.from(takes, (take) => take.blockState * 2 ** layout.loose),
      bits: Int32Array.from(takes, (take) => take.bit),
      masks: Int32Array.from(takes, (take) => 1 << take.bit),
      free: Int32Array.from(takes, (take) => take.free),
    },
  };
}

/** Fills every part. `weight` is how many sets of things look like its block state. */
function* fillParts(
  layout: PoolLayout,
  poolsPerStep: number,
  fill: (part: Part, weight: bigint) => void,
): Task<void> {
  const row = 2 ** layout.loose;
  for (const [place, { weight }] of layout.blockStates.entries()) {
    const part = partOf(layout, place);
    for (let from = 0; from < row; from += poolsPerStep) {
      const to = Math.min(row, from + poolsPerStep);
      fill({ ...part, from, to }, weight);
      yield { unit: "pools", done: place * row + to, total: layout.pools };
    }
  }
}

export interface WinTable extends PoolTable {
  /** Counts pairs of a pool and a last thing. */
  readonly wins: bigint;
}

export function* tabulateWins(layout: PoolLayout): Task<WinTable> {
  const words = new Int32Array(layout.pools);
  let wins = 0n;
  yield* fillParts(layout, 2 ** 16, (part, weight) => {
    wins += BigInt(fillWins(words, layout.free, part)) * weight;
  });
  return { layout, planes: 1, words, wins };
}

function fillWins(words: Int32Array, free: Int32Array, part: Part): number {
  const { base, takes, absentFromBlocks, from, to } = part;
  let wins = 0;
  for (let loose = from; loose < to; loose++) {
    const win = winsByLoose(words, free, base, loose) | winsByBlocks(words, takes, loose);
    words[base + loose] = win;
    wins += bitCount(win & absentFromBlocks & ~loose);
  }
  return wins;
}

function winsByLoose(words: Int32Array, free: Int32Array, base: number, loose: number): number {
  let win = 0;
  for (let rest = loose; rest !== 0; rest &= rest - 1) {
    const mask = rest & -rest;
    if ((at(words, base + (loose ^ mask)) & mask) === 0) win |= at(free, 31 - Math.clz32(mask));
  }
  return win;
}

function winsByBlocks(words: Int32Array, { bases, masks, free }: Part["takes"], loose: number): number {
  let win = 0;
  for (let take = 0; take < bases.length; take++)
    if ((at(words, at(bases, take) + loose) & at(masks, take)) === 0) win |= at(free, take);
  return win;
}

export interface DistanceTable extends PoolTable {
  readonly byPlies: ReadonlyMap<number, bigint>;
  /** The first pool and last thing with the longest win, or pool -1 if there's none. */
  readonly longest: { readonly pool: number; readonly last: number; readonly plies: number };
}

/** Enough bits for as many plies as there are things. At least 2, because a single plane means no distances. */
export function planesFor(things: number): number {
  return Math.max(2, 32 - Math.clz32(things));
}

export function* tabulateDistances(layout: PoolLayout): Task<DistanceTable> {
  const planes = planesFor(layout.order.length);
  const words = new Int32Array(layout.pools * planes);
  const byPlies = new Map<number, bigint>();
  const longest = { pool: -1, last: -1, plies: 0 };
  const table = { layout, planes, words, longest };
  yield* fillParts(layout, 2 ** 14, (part, weight) => {
    for (const [plies, count] of fillDistances(table, part).entries())
      if (count > 0) byPlies.set(plies, (byPlies.get(plies) ?? 0n) + BigInt(count) * weight);
  });
  return { ...table, byPlies };
}

interface Filling extends PoolTable {
  readonly longest: { pool: number; last: number; plies: number };
}

function fillDistances(table: Filling, { base, takes, absentFromBlocks, from, to }: Part): Float64Array {
  const counts = new Float64Array(34);
  const grouped: Grouped = { groups: new Int32Array(34), counts, most: 0, pool: 0, absent: 0 };
  for (let loose = from; loose < to; loose++) {
    grouped.most = 0;
    grouped.pool = base + loose;
    grouped.absent = absentFromBlocks & ~loose;
    groupLoose(table, grouped, base, loose);
    groupBlocks(table, grouped, takes, loose);
    assignPlies(table, grouped);
  }
  return counts;
}

function groupLoose({ words, planes, layout }: Filling, grouped: Grouped, base: number, loose: number): void {
  for (let rest = loose; rest !== 0; rest &= rest - 1) {
    const mask = rest & -rest;
    const bit = 31 - Math.clz32(mask);
    const plies = 1 + readPlies(words, (base + (loose ^ mask)) * planes, planes, bit);
    join(grouped, plies, at(layout.free, bit));
  }
}

function groupBlocks(
  { words, planes }: Filling,
  grouped: Grouped,
  takes: Part["takes"],
  loose: number,
): void {
  const { bases, bits, free } = takes;
  for (let take = 0; take < bases.length; take++) {
    const pool = at(bases, take) + loose;
    join(grouped, 1 + readPlies(words, pool * planes, planes, at(bits, take)), at(free, take));
  }
}

function join(grouped: Grouped, plies: number, free: number): void {
  grouped.groups[plies] = at(grouped.groups, plies) | free;
  grouped.most = Math.max(grouped.most, plies);
}

interface Grouped {
  /** By plies: the last things that allow a move leading there. */
  readonly groups: Int32Array;
  readonly counts: Float64Array;
  most: number;
  pool: number;
  /** The things outside the pool, one of which can be the last one taken. */
  absent: number;
}

/** Assigns the shortest wins first, then the longest losses, so each last thing gets the first plies that fit. */
function assignPlies(table: Filling, grouped: Grouped): void {
  const { groups, most } = grouped;
  let open = grouped.absent;
  for (let plies = 1; plies <= most; plies += 2)
    open ^= assign(table, grouped, at(groups, plies) & open, plies);
  for (let plies = most & ~1; plies > 0; plies -= 2)
    open ^= assign(table, grouped, at(groups, plies) & open, plies);
}

function assign(table: Filling, { groups, counts, pool }: Grouped, lasts: number, plies: number): number {
  groups[plies] = 0;
  if (lasts === 0) return 0;
  const { planes, words, longest } = table;
  const first = pool * planes;
  for (let plane = 0; plane < planes; plane++)
    if (((plies >>> plane) & 1) === 1) words[first + plane] = at(words, first + plane) | lasts;
  counts[plies] = (counts[plies] ?? 0) + bitCount(lasts);
  if (plies % 2 === 0 || plies <= longest.plies) return lasts;
  longest.plies = plies;
  longest.pool = pool;
  longest.last = 31 - Math.clz32(lasts);
  return lasts;
}
