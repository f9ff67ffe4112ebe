/** Exact answers about single heaps. */

import type { CanWin } from "../../core/analysis.ts";
import type { Seat } from "../../core/seat.ts";
import type { HeapState, TakeAway } from "../../games/families.ts";
import type { KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { heapPlies, tabulateHeap } from "./period.ts";

const mostHeights = 100_000;

export function heapOracle(family: TakeAway): KeyOracle | undefined {
  const table = tabulateHeap(family);
  if (table === undefined || family.size > mostHeights) return undefined;
  const winnable = tabulateWinnable(family);
  return {
    probe: (key) => valueOfPlies(heapPlies(table, family.read(key))),
    canWin: (key, mover) => winnableFor(winnable, family.read(key), mover),
  };
}

/** By height and last removal: bit 0 if the mover can still win, bit 1 if the opponent can. */
function tabulateWinnable(family: TakeAway): readonly (readonly number[])[] {
  const rows: number[][] = [family.takes.map(() => 2)];
  for (let height = 1; height <= family.size; height++)
    rows.push(
      family.takes.map((takes) => {
        const possible = takes.filter((take) => take <= height);
        if (possible.length === 0) return 2;
        return possible.reduce((winnable, take) => winnable | swap(rows[height - take]?.[take] ?? 0), 0);
      }),
    );
  return rows;
}

function swap(winnable: number): number {
  return ((winnable & 1) << 1) | (winnable >>> 1);
}

function winnableFor(rows: readonly (readonly number[])[], { left, last }: HeapState, mover: Seat): CanWin {
  const winnable = rows[left]?.[last] ?? 0;
  const [own, others] = [(winnable & 1) !== 0, (winnable & 2) !== 0];
  return mover === 1 ? [own, others] : [others, own];
}
