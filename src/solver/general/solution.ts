/** The counts of any game, by the general method. */

import type { Value } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import { type DistanceCount, type ForcedLine, type SolvedSize, sumUp, type ValueTally } from "../solution.ts";
import type { Task } from "../task.ts";
import { explore, type Graph, linksOf, reachableFrom } from "./graph.ts";
import { type GraphValues, graphValue, kindOfMove, valuesOf } from "./retrograde.ts";

/** About what a position with its name and its moves takes. */
export const bytesPerPosition = 1000;

export interface GeneralRequest {
  readonly options: Options;
  /** The book's starts, player 1's first; none where the book deals it. */
  readonly starts: readonly unknown[];
  readonly mostPositions: number;
}

interface Solved {
  readonly graph: Graph;
  readonly values: GraphValues;
  /** The live positions that are counted: where the game lists none, what player 1's start leads to. */
  readonly nodes: readonly number[];
}

/** Undefined where there are too many positions. */
export function* solveGenerally(game: Solvable, request: GeneralRequest): Task<SolvedSize | undefined> {
  const { options, starts, mostPositions } = request;
  const graph = yield* explore(game, game.positions?.(options) ?? starts, mostPositions);
  if (graph === undefined) return undefined;
  const isLive = (node: number) => linksOf(graph.children, node).length > 0;
  const counted = game.positions === undefined ? reachableFrom(graph, 0) : Array(graph.given).keys();
  const values = valuesOf(graph);
  const solved = { graph, values, nodes: [...counted].filter(isLive) };
  const value = (key: string, mover: Seat) => {
    const node = ofSeat(graph.places, mover).get(key);
    return node === undefined ? null : graphValue(values, node);
  };
  const [start] = starts;
  const startValue = start === undefined ? null : value(game.key(start), game.toMove(start));
  const live = graph.positions.filter((_, node) => isLive(node));
  return { tally: tallyGraph(game, solved, startValue), value, live };
}

function tallyGraph(game: Solvable, solved: Solved, start: Value | null): ValueTally {
  const { nodes } = solved;
  const sums = sumUp(countByPlies(solved));
  const { wins, losses, longest, byDistance } = sums;
  return {
    ...sums,
    positions: BigInt(nodes.length),
    draws: BigInt(nodes.length) - wins - losses,
    start,
    starts: start === null ? countStarts(solved) : null,
    line: byDistance && longestLine(game, solved, longest),
  };
}

/** Over the positions in which player 1 is to move. */
function countStarts({ graph, values, nodes }: Solved) {
  const counts = { win: 0n, loss: 0n, draw: 0n };
  for (const node of nodes) if (graph.movers[node] === 1) counts[graphValue(values, node).kind]++;
  return counts;
}

function countByPlies({ values, nodes }: Solved): readonly DistanceCount[] {
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

function longestLine(game: Solvable, solved: Solved, longest: number | null): ForcedLine | null {
  const { graph, values, nodes } = solved;
  const { kinds, plies } = values;
  const from = nodes.find((node) => plies[node] === longest && graphValue(values, node).kind === "win");
  if (from === undefined) return null;
  const moves: string[] = [];
  let node = from;
  for (let left = longest ?? 0; left > 0; left--) {
    const children = linksOf(graph.children, node);
    // In best play the distance falls by one with every move, so any move that keeps the value and that distance will do.
    const at = children.findIndex(
      (child) => plies[child] === left - 1 && kindOfMove(graph, kinds, node, child) === kinds[node],
    );
    const name = moveNames(game, graph.positions[node])[at];
    if (name === undefined) break;
    moves.push(name);
    node = children[at] ?? node;
  }
  return { from: game.key(graph.positions[from]), moves };
}
