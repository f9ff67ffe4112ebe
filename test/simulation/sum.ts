/** Adds up the results of many simulated worlds. */

import type { Report } from "./world.ts";

export interface Sum {
  readonly worlds: number;
  readonly games: number;
  readonly moves: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly simulatedMs: number;
  readonly processorMs: number;
  /** One sentence for each world that broke a promise. */
  readonly broken: readonly string[];
}

export const nothing: Sum = {
  worlds: 0,
  games: 0,
  moves: 0,
  faults: {},
  simulatedMs: 0,
  processorMs: 0,
  broken: [],
};

export function sumOf({ seed, problems, games, moves, faults, simulatedMs }: Report): Sum {
  const [first] = problems;
  const broken = first === undefined ? [] : [`seed ${seed}: ${first}`];
  return { worlds: 1, games, moves, faults, simulatedMs, processorMs: 0, broken };
}

export function add(one: Sum, two: Sum): Sum {
  const kinds = Object.keys({ ...one.faults, ...two.faults }).toSorted();
  return {
    worlds: one.worlds + two.worlds,
    games: one.games + two.games,
    moves: one.moves + two.moves,
    faults: Object.fromEntries(
      kinds.map((kind) => [kind, (one.faults[kind] ?? 0) + (two.faults[kind] ?? 0)]),
    ),
    simulatedMs: one.simulatedMs + two.simulatedMs,
    processorMs: one.processorMs + two.processorMs,
    broken: [...one.broken, ...two.broken],
  };
}

export function faultsIn({ faults }: Pick<Sum, "faults">): number {
  return Object.values(faults).reduce((all, count) => all + count, 0);
}

export function formatSum(sum: Sum): string {
  const { worlds, games, moves, simulatedMs, processorMs, broken } = sum;
  const kinds = Object.entries(sum.faults).map(([kind, count]) => `${kind} ${count}`);
  return [
    `worlds ${worlds}, games ${games}, moves ${moves} (${(moves / Math.max(1, games)).toFixed(1)} a game)`,
    `faults ${faultsIn(sum)}: ${kinds.join(", ")}`,
    `simulated time ${(simulatedMs / 3_600_000).toFixed(1)} h, processor time ${(processorMs / 1_000).toFixed(0)} s` +
      ` (${(processorMs / Math.max(1, games)).toFixed(1)} ms a game)`,
    broken.length === 0 ? "every promise was kept" : `broken promises:\n${broken.join("\n")}`,
  ].join("\n");
}
