/**
 * `kernel.ts` with distances. Each pool has a few words in a row ("planes"): bit x of plane p is bit p of the
 * plies to the end after x was taken last. Odd plies are a win, so plane 0 is the word of the plain method.
 * All lasts of a pool are computed at once: things are grouped by the plies they lead to; the shortest wins
 * are assigned first, then the longest losses.
 */

import { at, type Task } from "../task.ts";
import { type FlatTakes, flatTakes } from "./kernel.ts";
import { bitCount, type PoolLayout } from "./layout.ts";
import { type PoolTable, readPlies } from "./query.ts";

export interface DistanceTable extends PoolTable {
  readonly byPlies: ReadonlyMap<number, bigint>;
  /** The first pool and last thing with the longest win; pool -1 if there is none. */
  readonly longest: { readonly pool: number; readonly last: number; readonly plies: number };
}

const poolsPerStep = 2 ** 14;

/** Enough bits for as many plies as there are things; at least 2, since a single plane means no distances. */
export function planesFor(things: number): number {
  return Math.max(2, 32 - Math.clz32(things));
}

export function* tabulateDistances(layout: PoolLayout): Task<DistanceTable> {
  const planes = planesFor(layout.order.length);
  const words = new Int32Array(layout.pools * planes);
  const row = 2 ** layout.loose;
  const byPlies = new Map<number, bigint>();
  const longest = { pool: -1, last: -1, plies: 0 };
  for (const [place, blockState] of layout.blockStates.entries()) {
    for (let from = 0; from < row; from += poolsPerStep) {
      const to = Math.min(row, from + poolsPerStep);
      const counts = fillDistances({ layout, planes, words, place, from, to, longest });
      for (const [plies, count] of counts.entries())
        if (count > 0) byPlies.set(plies, (byPlies.get(plies) ?? 0n) + BigInt(count) * blockState.weight);
      yield { unit: "pools", done: place * row + to, total: layout.pools };
    }
  }
  return { layout, planes, words, byPlies, longest };
}

interface Part {
  readonly layout: PoolLayout;
  readonly planes: number;
  readonly words: Int32Array;
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly longest: { pool: number; last: number; plies: number };
}

function fillDistances(part: Part): Float64Array {
  const { layout, place, from, to } = part;
  const base = place * 2 ** layout.loose;
  const takes = flatTakes(layout, place);
  const absentFromBlocks = ~(layout.blockStates[place]?.mask ?? 0);
  const counts = new Float64Array(34);
  const grouped: Grouped = { groups: new Int32Array(34), counts, most: 0, pool: 0, absent: 0 };
  for (let loose = from; loose < to; loose++) {
    grouped.most = 0;
    grouped.pool = base + loose;
    grouped.absent = absentFromBlocks & ~loose;
    groupLoose(part, grouped, base, loose);
    groupBlocks(part, grouped, takes, loose);
    assignPlies(part, grouped);
  }
  return counts;
}

function groupLoose({ words, planes, layout }: Part, grouped: Grouped, base: number, loose: number): void {
  for (let rest = loose; rest !== 0; rest &= rest - 1) {
    const mask = rest & -rest;
    const bit = 31 - Math.clz32(mask);
    const plies = 1 + readPlies(words, (base + (loose ^ mask)) * planes, planes, bit);
    join(grouped, plies, at(layout.free, bit));
  }
}

function groupBlocks({ words, planes }: Part, grouped: Grouped, takes: FlatTakes, loose: number): void {
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
  /** By plies: the lasts after which a move that leads there is free. */
  readonly groups: Int32Array;
  readonly counts: Float64Array;
  most: number;
  pool: number;
  /** The things outside the pool, which can have been taken last. */
  absent: number;
}

/** The shortest wins first, then the longest losses: each last gets the first plies that fit. */
function assignPlies(part: Part, grouped: Grouped): void {
  const { groups, most } = grouped;
  let open = grouped.absent;
  for (let plies = 1; plies <= most; plies += 2)
    open ^= assign(part, grouped, at(groups, plies) & open, plies);
  for (let plies = most & ~1; plies > 0; plies -= 2)
    open ^= assign(part, grouped, at(groups, plies) & open, plies);
}

function assign(part: Part, { groups, counts, pool }: Grouped, lasts: number, plies: number): number {
  groups[plies] = 0;
  if (lasts === 0) return 0;
  const { planes, words, longest } = part;
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
