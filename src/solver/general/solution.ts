import { pliesOf, type Value } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import { type ForcedLine, type SolvedSize, sumUp, type ValueTally } from "../solution.ts";
import type { Task } from "../task.ts";
import { explore, type Graph, linksOf, reachableFrom } from "./graph.ts";
import { type GraphValues, graphValue, kindOfMove, valuesOf } from "./retrograde.ts";
import { type Folded, foldGame, unfolded } from "./symmetry.ts";

interface Solved extends Folded {
  readonly rules: Solvable;
  readonly graph: Graph;
  readonly values: GraphValues;
  /** The unfinished positions that count: those the game lists, or those within reach of player 1's start. */
  readonly nodes: readonly number[];
  /** Finds the node of the position or of the one that represents it. */
  readonly nodeOf: (position: unknown) => number | undefined;
}

/** Undefined if there are more positions than fit into `memory` bytes. */
export function* solveGenerally(rules: Solvable, memory: number): Task<SolvedSize | undefined> {
  const isDealt = rules.of.starts?.written?.isDealt === true;
  const starts = isDealt ? [] : seats.map((seat) => rules.start(seat));
  const folded = foldWhole(rules, starts);
  const { game, represent, images } = folded;
  const graph = yield* explore(game, game.positions?.() ?? starts, mostPositions(game, starts, memory));
  if (graph === undefined) return undefined;
  const isLive = (node: number) => linksOf(graph.children, node).length > 0;
  const counted = game.positions === undefined ? reachableFrom(graph, 0) : Array(graph.given).keys();
  const values = valuesOf(graph);
  const nodeOf = (position: unknown) => {
    const found = represent(position);
    return ofSeat(graph.places, game.toMove(found)).get(game.key(found));
  };
  const solved = { ...folded, rules, graph, values, nodes: [...counted].filter(isLive), nodeOf };
  const value = (key: string, mover: Seat) => {
    const node = ofSeat(graph.places, mover).get(key) ?? nodeOfKey(solved, key, mover);
    return node === undefined ? null : graphValue(values, node);
  };
  const [start] = starts;
  const startValue = start === undefined ? null : value(game.key(start), game.toMove(start));
  function* live() {
    for (const [node, position] of graph?.positions.entries() ?? [])
      if (isLive(node)) yield* images(position);
  }
  return { tally: tallyGraph(solved, startValue), value, live };
}

/** Folds positions only if each start has no image but itself. Then one position counts for its whole class. */
function foldWhole(rules: Solvable, starts: readonly unknown[]): Folded {
  if (rules.symmetries === undefined || rules.positions !== undefined || starts.length === 0)
    return unfolded(rules);
  const folded = foldGame(rules);
  return starts.every((start) => folded.images(start).length === 1) ? folded : unfolded(rules);
}

function nodeOfKey({ rules, nodeOf }: Solved, key: string, mover: Seat) {
  const position = rules.symmetries === undefined ? undefined : rules.fromKey(key, mover);
  return position?.ok === true ? nodeOf(position.value) : undefined;
}

/** A position needs memory for more than itself and its key: a map entry, links both ways, and a value. */
const bytesBeside = 180;
const usualBytes = 400;

function mostPositions(game: Solvable, [start]: readonly unknown[], memory: number): number {
  const bytes = start === undefined ? usualBytes : bytesOf(start) + bytesOf(game.key(start));
  return memory / (bytesBeside + bytes);
}

/** A rough estimate of the size on the heap. */
function bytesOf(value: unknown): number {
  if (typeof value === "string") return 24 + value.length;
  if (typeof value !== "object" || value === null) return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + 8 + bytesOf(part), 24);
}

function tallyGraph(solved: Solved, start: Value | null): ValueTally {
  const { draws, byPlies } = countValues(solved);
  const sums = sumUp(byPlies);
  const { wins, losses, longest, byDistance } = sums;
  return {
    ...sums,
    positions: wins + losses + draws,
    draws,
    start,
    starts: start === null ? countStarts(solved) : null,
    line: byDistance && longestLine(solved, longest),
  };
}

function countStarts({ graph, values, nodes }: Solved) {
  const counts = { win: 0n, loss: 0n, draw: 0n };
  for (const node of nodes) if (graph.movers[node] === 1) counts[graphValue(values, node).kind]++;
  return counts;
}

function countValues({ graph, values, nodes, images }: Solved) {
  const counts = new Map<number, { plies: number; wins: number; losses: number }>();
  let draws = 0;
  for (const node of nodes) {
    const same = images(graph.positions[node]).length;
    const value = graphValue(values, node);
    const plies = pliesOf(value) ?? 0;
    const count = counts.get(plies) ?? { plies, wins: 0, losses: 0 };
    if (value.kind === "draw") draws += same;
    else if (value.kind === "win") count.wins += same;
    else count.losses += same;
    if (value.kind !== "draw") counts.set(plies, count);
  }
  const byPlies = [...counts.values()]
    .toSorted((a, b) => a.plies - b.plies)
    .map(({ plies, wins, losses }) => ({ plies, wins: BigInt(wins), losses: BigInt(losses) }));
  return { draws: BigInt(draws), byPlies };
}

function longestLine(solved: Solved, longest: number | null): ForcedLine | null {
  const { rules, graph, values, nodes } = solved;
  const { plies } = values;
  const from = nodes.find((node) => plies[node] === longest && graphValue(values, node).kind === "win");
  if (from === undefined) return null;
  const moves: string[] = [];
  let position = graph.positions[from];
  for (let left = longest ?? 0; left > 0; left--) {
    const move = rules.moves(position).find((candidate) => keepsValue(solved, position, candidate, left));
    if (move === undefined) break;
    moves.push(rules.formatMove(position, move));
    position = rules.play(position, move);
  }
  return { from: rules.key(graph.positions[from]), moves };
}

/** In best play, the distance falls by one with every move, so any move with that value and distance will do. */
function keepsValue(
  { rules, graph, values, nodeOf }: Solved,
  position: unknown,
  move: unknown,
  left: number,
) {
  const node = nodeOf(position) ?? 0;
  const child = nodeOf(rules.play(position, move)) ?? 0;
  const { kinds, plies } = values;
  return plies[child] === left - 1 && kindOfMove(graph, kinds, node, child) === kinds[node];
}
