/**
 * In a drawn position: the chance that a uniformly random opponent lets the mover win within twenty own
 * moves, if the mover never gives the draw away. Exact by dynamic programming over all reachable positions,
 * up to a limit: `own` is the chance with the mover to move, `others` with the opponent to move, both for one
 * number of own moves at a time.
 */

import type { Variant } from "../core/game.ts";
import { type Memory, memoryOf } from "../core/memory.ts";
import { ofSeat, otherSeat, type Seat } from "../core/seat.ts";
import { explore, type Graph, linksOf } from "../solver/general/graph.ts";
import { graphValue, valuesOf } from "../solver/general/retrograde.ts";
import { sizeName } from "../solver/oracle.ts";
import { runToEnd } from "../solver/task.ts";

export const ownMoves = 20;

/** Every game at its original size is well below this. */
const mostPositions = 3_000;

/** For the player who has just moved into the position; undefined if it wasn't computed. */
export type ChanceTable = (after: unknown) => number | undefined;

/** For one game at one size: tables around several positions, or "none" if none can be made around one. */
type Known = readonly ChanceTable[] | "none";

const known: Memory<Known> = new WeakMap();
const tablesKept = 8;

/** Null if there are too many positions or a player may move twice. */
export function exactChances(game: Variant, position: unknown): ChanceTable | null {
  const bySize = memoryOf(known, game.of);
  const size = sizeName(game);
  const tables = bySize.get(size) ?? [];
  if (tables === "none") return null;
  const covering = tables.find((table) => table(position) !== undefined);
  if (covering !== undefined) return covering;
  const graph = runToEnd(explore(game, [position], mostPositions));
  const table = graph === undefined || !alternates(graph) ? null : tabulate(game, graph);
  bySize.set(size, table === null ? "none" : [table, ...tables].slice(0, tablesKept));
  return table;
}

/** The table relies on players taking turns. */
function alternates({ movers, children }: Graph): boolean {
  return movers.every((mover, node) => linksOf(children, node).every((child) => movers[child] !== mover));
}

function tabulate(game: Variant, graph: Graph): ChanceTable {
  const kept = keptChildren(graph);
  let others = Float64Array.from(graph.positions, (_, node) => endChance(graph, node));
  for (let left = 1; left < ownMoves; left++) {
    const own = Float64Array.from(kept, (children) => largest(children, others));
    others = Float64Array.from(graph.positions, (_, node) => chanceAfter(graph, own, node));
  }
  return (after) => {
    const node = ofSeat(graph.places, game.toMove(after)).get(game.key(after));
    return node === undefined ? undefined : others[node];
  };
}

function keptChildren(graph: Graph): readonly Int32Array[] {
  const values = valuesOf(graph);
  const keeps = { win: "loss", draw: "draw", loss: "win" } as const;
  return graph.positions.map((_, node) => {
    const wanted = keeps[graphValue(values, node).kind];
    return linksOf(graph.children, node).filter((child) => graphValue(values, child).kind === wanted);
  });
}

/** The opponent plays any move in `node`; the chance is that of the player who moved into it. */
function chanceAfter(graph: Graph, own: Float64Array, node: number): number {
  const children = linksOf(graph.children, node);
  if (children.length === 0) return endChance(graph, node);
  const self = otherSeat(seatAt(graph, node));
  let sum = 0;
  for (const child of children)
    sum +=
      linksOf(graph.children, child).length === 0 ? Number(graph.winners[child] === self) : (own[child] ?? 0);
  return sum / children.length;
}

function endChance(graph: Graph, node: number): number {
  return Number(graph.winners[node] === otherSeat(seatAt(graph, node)));
}

function seatAt(graph: Graph, node: number): Seat {
  return graph.movers[node] ?? 1;
}

function largest(children: Int32Array, chances: Float64Array): number {
  let best = 0;
  for (const child of children) best = Math.max(best, chances[child] ?? 0);
  return best;
}
