import { pliesOf, type Value } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import { type SolvedSize, sumUp } from "../solution.ts";
import type { Task } from "../task.ts";
import { explore, type Graph, linksOf, reachableFrom } from "./graph.ts";
import { type GraphValues, graphValue, valuesOf } from "./retrograde.ts";
import { type Folded, foldGame, unfolded } from "./symmetry.ts";

interface Solved extends Folded {
  readonly graph: Graph;
  readonly values: GraphValues;
  /** The unfinished positions to count: those the game lists, or those within reach of player 1's start. */
  readonly nodes: readonly number[];
}

/** Gives up if the positions don't fit into `memory` bytes. */
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
  const solved = { ...folded, graph, values, nodes: [...counted].filter(isLive) };
  const nodeOfImage = (key: string, mover: Seat) => {
    const position = rules.symmetries === undefined ? undefined : rules.fromKey(key, mover);
    if (!position?.ok) return undefined;
    const image = represent(position.value);
    return ofSeat(graph.places, game.toMove(image)).get(game.key(image));
  };
  const value = (key: string, mover: Seat) => {
    const node = ofSeat(graph.places, mover).get(key) ?? nodeOfImage(key, mover);
    return node === undefined ? null : graphValue(values, node);
  };
  const [start] = starts;
  const startValue = start === undefined ? null : value(game.key(start), game.toMove(start));
  function* live() {
    for (const [node, position] of graph?.positions.entries() ?? [])
      if (isLive(node)) yield* images(position);
  }
  return { ...tallyGraph(solved, startValue), value, live };
}

/** Merges equivalent positions, if each start is only equivalent to itself. A merged position counts once for each image. */
function foldWhole(rules: Solvable, starts: readonly unknown[]): Folded {
  if (rules.symmetries === undefined || rules.positions !== undefined || starts.length === 0)
    return unfolded(rules);
  const folded = foldGame(rules);
  return starts.every((start) => folded.images(start).length === 1) ? folded : unfolded(rules);
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

function tallyGraph(solved: Solved, start: Value | null): Pick<SolvedSize, "tally" | "longestWin"> {
  const { game, graph, values, nodes } = solved;
  const { draws, byPlies } = countValues(solved);
  const sums = sumUp(byPlies);
  const { wins, losses, longest } = sums;
  const starts = start === null ? countStarts(solved) : null;
  const isLongest = (node: number) =>
    values.plies[node] === longest && graphValue(values, node).kind === "win";
  const from = graph.positions[nodes.find(isLongest) ?? -1];
  return {
    tally: { ...sums, positions: wins + losses + draws, draws, start, starts },
    longestWin: from === undefined ? undefined : { key: game.key(from), mover: game.toMove(from) },
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
