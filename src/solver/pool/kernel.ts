/**
 * One word per pool: bit x says that the mover wins if x was taken last. A thing y of the pool is good if the
 * player to move after it, in the pool without y, loses; the mover wins after every last that allows a good
 * thing. Pools come in increasing order, so the smaller ones are always known.
 */

import { at, type Task } from "../task.ts";
import { bitCount, type PoolLayout } from "./layout.ts";
import type { PoolTable } from "./query.ts";

export interface WinTable extends PoolTable {
  /** Counts pairs of a pool and a last thing. */
  readonly wins: bigint;
}

const poolsPerStep = 2 ** 16;

export function* tabulateWins(layout: PoolLayout): Task<WinTable> {
  const words = new Int32Array(layout.pools);
  const row = 2 ** layout.loose;
  let wins = 0n;
  for (const [place, blockState] of layout.blockStates.entries()) {
    for (let from = 0; from < row; from += poolsPerStep) {
      const to = Math.min(row, from + poolsPerStep);
      wins += BigInt(fillWins({ words, layout, place, from, to })) * blockState.weight;
      yield { unit: "pools", done: place * row + to, total: layout.pools };
    }
  }
  return { layout, planes: 1, words, wins };
}

interface Part {
  readonly words: Int32Array;
  readonly layout: PoolLayout;
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The takes of a block state as flat arrays: where the state left over begins, the bit to read there, and the
 * lasts that allow the take.
 */
export function flatTakes(layout: PoolLayout, place: number) {
  const takes = layout.blockStates[place]?.takes ?? [];
  return {
    bases: Int32Array.from(takes, (take) => take.blockState * 2 ** layout.loose),
    bits: Int32Array.from(takes, (take) => take.bit),
    masks: Int32Array.from(takes, (take) => 1 << take.bit),
    free: Int32Array.from(takes, (take) => take.free),
  };
}

export type FlatTakes = ReturnType<typeof flatTakes>;

function fillWins({ words, layout, place, from, to }: Part): number {
  const base = place * 2 ** layout.loose;
  const takes = flatTakes(layout, place);
  const absentFromBlocks = ~(layout.blockStates[place]?.mask ?? 0);
  let wins = 0;
  for (let loose = from; loose < to; loose++) {
    const win = winsByLoose(words, layout.free, base, loose) | winsByBlocks(words, takes, loose);
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

function winsByBlocks(words: Int32Array, takes: FlatTakes, loose: number): number {
  const { bases, masks, free } = takes;
  let win = 0;
  for (let take = 0; take < bases.length; take++)
    if ((at(words, at(bases, take) + loose) & at(masks, take)) === 0) win |= at(free, take);
  return win;
}
