/**
 * A heap with a memory of the last removal, solved for all heights at once. The distances at one height
 * follow from those of the `reach` heights below it, in the same way at every height above `reach`, and
 * adding a constant to all of them adds it to the result. So once two windows of that length are equal up to
 * a shift (of equal parity, since odd is won and even is lost), everything after them repeats with that
 * period and that gain.
 */

import type { HeapState, TakeAway } from "../../games/families.ts";
import type { KeyOracle } from "../key-oracle.ts";
import { pliesOver, valueOfPlies } from "../solution.ts";

export type HeapTable = ReturnType<typeof tabulateHeap>;

/**
 * The plies by height and last removal until they repeat, and the gain per period. Successive distances
 * differ little, so a period shows long before a heap gets too high to list.
 */
export function tabulateHeap(family: TakeAway) {
  const reach = Math.max(...family.takes.flat());
  const rows: number[][] = [family.takes.map(() => 0)];
  const seen = new Map<string, number>();
  for (let height = 1; height <= family.size; height++) {
    rows.push(family.takes.map((takes) => pliesFrom(rows, takes, height)));
    if (height < 2 * reach) continue;
    const span = rows.slice(-reach).flat();
    const base = span[0] ?? 0;
    const shape = `${base % 2}:${span.map((plies) => plies - base).join()}`;
    const earlier = seen.get(shape);
    if (earlier !== undefined)
      return { family, rows, period: height - earlier, gain: base - (rows[earlier - reach + 1]?.[0] ?? 0) };
    seen.set(shape, height);
  }
  return { family, rows, period: 0, gain: 0 };
}

/** Odd for a win, even for a loss. */
export function heapPlies(table: HeapTable, { left, last }: HeapState): number {
  const beyond = Math.max(0, left - table.rows.length + 1);
  const periods = table.period === 0 ? 0 : Math.ceil(beyond / table.period);
  return (table.rows[left - periods * table.period]?.[last] ?? 0) + periods * table.gain;
}

export function takesFrom({ takes }: TakeAway, { left, last }: HeapState): readonly number[] {
  return (takes[last] ?? []).filter((take) => take <= left);
}

function pliesFrom(rows: readonly (readonly number[])[], takes: readonly number[], height: number): number {
  return pliesOver(takes.filter((take) => take <= height).map((take) => rows[height - take]?.[take] ?? 0));
}

export function heapOracle(family: TakeAway): KeyOracle {
  const table = tabulateHeap(family);
  return { probe: (key) => valueOfPlies(heapPlies(table, family.read(key))) };
}
