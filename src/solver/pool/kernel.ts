/**
 * For each pool one word: bit x says that the mover wins after x was taken last. A thing y of the pool is good
 * if whoever must move after it, in the pool without y, loses; and the mover wins after all lasts after
 * which a good thing may be taken. Pools come in increasing order, so what is asked is always known.
 */

import type { Steps } from "../steps.ts";
import { bitCount, type PoolLayout } from "./layout.ts";
import type { PoolTable } from "./query.ts";

export interface PoolCounts {
  /** Pools with a last thing after which somebody can move. */
  readonly live: bigint;
  readonly wins: bigint;
}

export interface WinTable extends PoolTable {
  readonly counts: PoolCounts;
}

const poolsPerStep = 2 ** 16;

export function* tabulateWins(layout: PoolLayout): Steps<WinTable> {
  const words = new Int32Array(layout.pools);
  const row = 2 ** layout.loose;
  let live = 0n;
  let wins = 0n;
  for (const [place, shelf] of layout.shelves.entries()) {
    for (let from = 0; from < row; from += poolsPerStep) {
      const part = { words, layout, place, from, to: Math.min(row, from + poolsPerStep) };
      const counts = fillWins(part);
      live += BigInt(counts.live) * shelf.weight;
      wins += BigInt(counts.wins) * shelf.weight;
      yield { unit: "pools", done: place * row + part.to, total: layout.pools };
    }
  }
  return { layout, planes: 1, words, counts: { live, wins } };
}

interface Part {
  readonly words: Int32Array;
  readonly layout: PoolLayout;
  /** Which shelf. */
  readonly place: number;
  /** Which loose bits. */
  readonly from: number;
  readonly to: number;
}

/** The shelf's takes as flat arrays: where the shelf that is left begins, the bit to ask it for, and what is free then. */
export function flatTakes(layout: PoolLayout, place: number) {
  const takes = layout.shelves[place]?.takes ?? [];
  return {
    bases: Int32Array.from(takes, (take) => take.shelf * 2 ** layout.loose),
    bits: Int32Array.from(takes, (take) => take.bit),
    free: Int32Array.from(takes, (take) => take.free),
  };
}

function fillWins({ words, layout, place, from, to }: Part): { readonly live: number; readonly wins: number } {
  const { free } = layout;
  const base = place * 2 ** layout.loose;
  const takes = flatTakes(layout, place);
  const { bases } = takes;
  const masks = takes.bits.map((bit) => 1 << bit);
  const takeFree = takes.free;
  const absentFromShelf = ~(layout.shelves[place]?.mask ?? 0);
  let live = 0;
  let wins = 0;
  for (let loose = from; loose < to; loose++) {
    let win = 0;
    let any = 0;
    for (let rest = loose; rest !== 0; rest &= rest - 1) {
      const mask = rest & -rest;
      const after = free[31 - Math.clz32(mask)] ?? 0;
      any |= after;
      if (((words[base + (loose ^ mask)] ?? 0) & mask) === 0) win |= after;
    }
    for (let take = 0; take < bases.length; take++) {
      const after = takeFree[take] ?? 0;
      any |= after;
      if (((words[(bases[take] ?? 0) + loose] ?? 0) & (masks[take] ?? 0)) === 0) win |= after;
    }
    words[base + loose] = win;
    const absent = absentFromShelf & ~loose;
    live += bitCount(any & absent);
    wins += bitCount(win & absent);
  }
  return { live, wins };
}
