/** The counts of any game, by the general method. */

import type { Value } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { type DistanceCount, type Line, mostPlies, type Solution, type Tally } from "../solution.ts";
import type { Steps } from "../steps.ts";
import { explore, type Graph } from "./graph.ts";
import { type GraphValues, graphValue, valuesOf } from "./retrograde.ts";

/** A position with its moves takes about this much; refused before memory runs out. */
export const bytesPerPosition = 500;

/** Undefined where there are more than `most` positions. */
export function* solveGenerally(
  game: Game,
  options: Options,
  most: number,
): Steps<Solution | undefined> {
  const start = game.start(options, 1);
  const graph = yield* explore(game, game.positions?.(options) ?? [start], most);
  if (graph === undefined) return undefined;
  const values = valuesOf(graph);
  const find = (key: string, mover: 1 | 2): Value | null => {
    const node = graph.indexOf(key, mover);
    return node === undefined ? null : graphValue(values, node);
  };
  return { tally: tallyGraph(game, graph, values, find(game.key(start), 1)), value: find };
}

function tallyGraph(game: Game, graph: Graph, values: GraphValues, start: Value | null): Tally {
  // Where the game lists its positions, those are counted; without a list, all that can be reached.
  const listed = game.positions === undefined ? graph.size : graph.given;
  const nodes = Array.from({ length: listed }, (_, node) => node).filter(
    (node) => (graph.children[node]?.length ?? 0) > 0,
  );
  const counts = countByPlies(values, nodes);
  const wins = counts.reduce((sum, count) => sum + count.wins, 0n);
  const losses = counts.reduce((sum, count) => sum + count.losses, 0n);
  const longest = counts.findLast((count) => count.wins > 0n)?.plies ?? null;
  const short = longest !== null && longest <= mostPlies;
  return {
    positions: BigInt(nodes.length),
    wins,
    losses,
    draws: BigInt(nodes.length) - wins - losses,
    start,
    starts: null,
    longest,
    line: null,
    byDistance: longest === null || short ? counts : null,
  };
}

function countByPlies(values: GraphValues, nodes: readonly number[]): readonly DistanceCount[] {
  const counts = new Map<number, { plies: number; wins: bigint; losses: bigint }>();
  for (const node of nodes) {
    const value = graphValue(values, node);
    if (value.kind === "draw") continue;
    const plies = value.plies ?? 0;
    const count = counts.get(plies) ?? { plies, wins: 0n, losses: 0n };
    if (value.kind === "win") count.wins++;
    else count.losses++;
    counts.set(plies, count);
  }
  return [...counts.values()].toSorted((a, b) => a.plies - b.plies);
}
