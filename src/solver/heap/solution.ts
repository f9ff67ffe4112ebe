/**
 * Solves a heap that remembers the last number taken, for all heights at once. The distances at one height depend only on
 * those at the heights below it that one move can reach. Say there are two stretches of such heights, and all distances in
 * the higher one are greater by the same number. Then everything above them repeats: each period adds that number. It has
 * to be even, because odd distances are wins and even ones are losses.
 */

import type { Solvable } from "../../core/game.ts";
import type { HeapState, TakeAway } from "../../games/families.ts";
import type { FamilyOracle } from "../solution.ts";
import {
  distanceCounts,
  mostPlies,
  type Proof,
  pliesOver,
  type SolvedSize,
  valueOfPlies,
} from "../solution.ts";

type HeapTable = ReturnType<typeof tabulateHeap>;

/** The plies by height and last number taken. They start to repeat early, and the table ends there. */
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

function heapPlies(table: HeapTable, { left, last }: HeapState): number {
  const beyond = Math.max(0, left - table.rows.length + 1);
  const periods = table.period === 0 ? 0 : Math.ceil(beyond / table.period);
  return (table.rows[left - periods * table.period]?.[last] ?? 0) + periods * table.gain;
}

function pliesFrom(rows: readonly (readonly number[])[], takes: readonly number[], height: number): number {
  return pliesOver(takes.filter((take) => take <= height).map((take) => rows[height - take]?.[take] ?? 0));
}

export function heapOracle(game: Solvable, family: TakeAway): FamilyOracle {
  const table = tabulateHeap(family);
  return { probe: (position) => valueOfPlies(heapPlies(table, family.read(game.key(position)))) };
}

export function solveHeap(family: TakeAway): SolvedSize {
  const table = tabulateHeap(family);
  return {
    ...tallyHeap(table),
    value: (key) => valueOfPlies(heapPlies(table, family.read(key))),
    prove: () => proveHeap(family),
  };
}

/** Tall enough for a period to show, whatever height was requested. */
const provedHeights = 1000;

/** For one period, the plies by height and last number taken, and the gain per period. Together they prove every height. */
function proveHeap(family: TakeAway): Proof {
  const table = tabulateHeap({ ...family, size: Math.max(family.size, provedHeights) });
  return { plies: table.rows.slice(0, table.period), gain: table.gain };
}

/** After a move that took `last`, the heap can have any height from 1 to its size minus `last`. */
function tallyHeap(table: HeapTable): Pick<SolvedSize, "tally" | "longestWin"> {
  const { family } = table;
  const start: HeapState = { left: family.size, last: 0 };
  const removals = [...new Set(family.takes.flat())];
  const states = (count: number): readonly HeapState[] => [
    start,
    ...removals.flatMap((last) => statesUpTo(family.size - last, last, count)),
  ];
  let wins = heapPlies(table, start) % 2 === 1 ? 1n : 0n;
  let positions = 1n;
  for (const last of removals) {
    const top = family.size - last;
    positions += countHeights(table, top, (left) => heapPlies(table, { left, last }) > 0);
    wins += countHeights(table, top, (left) => heapPlies(table, { left, last }) % 2 === 1);
  }
  // Distances grow from one period to the next, so the longest game begins at one of the greatest heights.
  const longest = longestState(table, states(table.rows.length + table.period));
  const plies = heapPlies(table, longest);
  const isWin = plies % 2 === 1;
  return {
    tally: {
      positions,
      wins,
      losses: positions - wins,
      draws: 0n,
      start: valueOfPlies(heapPlies(table, start)),
      starts: null,
      longest: isWin ? plies : null,
      byDistance:
        plies > mostPlies
          ? null
          : distanceCounts(states(family.size).map((state) => [heapPlies(table, state), 1n])),
    },
    longestWin: isWin ? { key: family.key(longest), mover: 1 } : undefined,
  };
}

/** The answers of `holds` must repeat with the period. */
function countHeights(table: HeapTable, top: number, holds: (left: number) => boolean): bigint {
  const base = Math.min(top, table.rows.length - 1 - table.period);
  let sum = 0n;
  for (let left = 1; left <= base; left++) if (holds(left)) sum++;
  if (base === top) return sum;
  const whole = Math.floor((top - base) / table.period);
  const rest = (top - base) % table.period;
  for (let step = 1; step <= table.period; step++)
    if (holds(base + step)) sum += BigInt(whole) + (step <= rest ? 1n : 0n);
  return sum;
}

function statesUpTo(top: number, last: number, count: number): readonly HeapState[] {
  return Array.from({ length: Math.min(top, count) }, (_, index) => ({ left: top - index, last }));
}

function longestState(table: HeapTable, states: readonly HeapState[]): HeapState {
  const score = (state: HeapState) => {
    const plies = heapPlies(table, state);
    return plies % 2 === 1 ? plies : 0;
  };
  return states.reduce((best, state) => (score(state) > score(best) ? state : best));
}
