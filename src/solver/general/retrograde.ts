/** Retrograde analysis: works backward from the finished positions. Positions that it never reaches are drawn. */

import type { Value } from "../../core/analysis.ts";
import { type Seat, seats } from "../../core/seat.ts";
import { at } from "../task.ts";
import type { Graph } from "./graph.ts";
import { linksOf, reversed } from "./graph.ts";

export interface GraphValues {
  /** For the player to move: 0 is a draw, 1 a win, 2 a loss. */
  readonly kinds: Uint8Array;
  readonly plies: Int32Array;
}

const win = 1;
const loss = 2;

export function valuesOf(graph: Graph): GraphValues {
  const parents = reversed(graph.children);
  const kinds = new Uint8Array(graph.size);
  const plies = new Int32Array(graph.size);
  const open = Int32Array.from({ length: graph.size }, (_, node) => linksOf(graph.children, node).length);
  const queue = seats.flatMap((seat) => endsWonBy(graph, seat));
  for (const node of queue) kinds[node] = graph.winners[node] === graph.movers[node] ? win : loss;
  for (const node of queue) {
    for (const parent of linksOf(parents, node)) {
      const kind = kindOfMove(graph, kinds, parent, node);
      const left = at(open, parent) - 1;
      open[parent] = left;
      const settled = kinds[parent] !== 0 || (kind === loss && left > 0);
      if (settled) continue;
      kinds[parent] = kind;
      plies[parent] = at(plies, node) + 1;
      queue.push(parent);
    }
  }
  return { kinds, plies };
}

function kindOfMove({ movers }: Graph, kinds: Uint8Array, node: number, child: number): number {
  const kind = kinds[child] ?? 0;
  return kind === 0 || movers[node] === movers[child] ? kind : win + loss - kind;
}

export function graphValue({ kinds, plies }: GraphValues, node: number): Value {
  const kind = kinds[node];
  if (kind !== win && kind !== loss) return { kind: "draw" };
  return { kind: kind === win ? "win" : "loss", plies: plies[node] ?? 0 };
}

/** Who can win if both players work together: bit 0 for player 1, bit 1 for player 2. */
export function winnersReachable(graph: Graph): Uint8Array {
  const parents = reversed(graph.children);
  const reachable = new Uint8Array(graph.size);
  for (const seat of seats) {
    const before = new Set(endsWonBy(graph, seat));
    for (const node of before) {
      reachable[node] = (reachable[node] ?? 0) | seat;
      for (const parent of linksOf(parents, node)) before.add(parent);
    }
  }
  return reachable;
}

function endsWonBy(graph: Graph, seat: Seat): readonly number[] {
  return graph.winners.flatMap((winner, node) => (winner === seat ? [node] : []));
}
