/**
 * How much there is to decide in a game: see `howItIsCounted`. Exact if the positions can be listed, by
 * carrying the chance of every position from turn to turn; else over seeded games.
 */

import type { Game } from "../core/game.ts";
import { type Memory, memoryOf } from "../core/memory.ts";
import type { Options } from "../core/options.ts";
import { pick, randomFrom } from "../core/random.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { explore, type Graph } from "../solver/general/graph.ts";
import { linksOf } from "../solver/general/links.ts";
import { kindOfMove, valuesOf } from "../solver/general/retrograde.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd, type Task } from "../solver/task.ts";
import { mostTurns, type Sharpness, turnsSampled } from "../words/sharpness.ts";

const mostPositions = 20_000;

/** Looking at more moves takes minutes. */
const mostMoves = 200;

export function sharpnessOf(game: Game, options: Options): Sharpness | null {
  return runToEnd(sharpnessTask(game, options));
}

const known: Memory<Sharpness | null> = new WeakMap();

export function* sharpnessTask(game: Game, options: Options): Task<Sharpness | null> {
  const sizes = memoryOf(known, game);
  const size = JSON.stringify(options);
  if (!sizes.has(size)) sizes.set(size, yield* count(game, options));
  return sizes.get(size) ?? null;
}

/** Null if the start is dealt from more rows than can be listed, has too many moves, or has no known value. */
function* count(game: Game, options: Options): Task<Sharpness | null> {
  const starts = startsOf(game, options);
  if (starts === null || starts.some((start) => game.moves(start).length > mostMoves)) return null;
  const graph = yield* explore(game, starts, mostPositions);
  return yield* graph === undefined ? playGames(game, options, starts) : countLines(graph);
}

function startsOf(game: Game, options: Options): readonly unknown[] | null {
  if (game.starts?.written?.isDealt !== true) return [game.start(options, 1)];
  const starts: unknown[] = [];
  for (const position of game.positions?.(options) ?? []) {
    if (game.toMove(position) === 1) starts.push(position);
    if (starts.length > mostPositions) return null;
  }
  return starts;
}

function* countLines(graph: Graph): Task<Sharpness> {
  const sharp = sharpNodes(graph);
  const live = Array.from(sharp.keys()).filter((node) => linksOf(graph.children, node).length > 0);
  let [turns, decisions] = [0, 0];
  let chances = Float64Array.from(sharp, (_, node) => (node < graph.given ? 1 / graph.given : 0));
  for (let turn = 0; turn < mostTurns; turn++) {
    yield { unit: "turns", done: turn, total: mostTurns };
    for (const node of live) {
      turns += chances[node] ?? 0;
      decisions += sharp[node] ? (chances[node] ?? 0) : 0;
    }
    chances = chancesAfter(graph, chances);
  }
  return { share: turns === 0 ? 0 : decisions / turns, exact: true };
}

function chancesAfter({ children, size }: Graph, chances: Float64Array): Float64Array<ArrayBuffer> {
  const after = new Float64Array(size);
  for (const [node, chance] of chances.entries()) {
    if (chance === 0) continue;
    const next = linksOf(children, node);
    for (const child of next) after[child] = (after[child] ?? 0) + chance / next.length;
  }
  return after;
}

function sharpNodes(graph: Graph): readonly boolean[] {
  const { kinds } = valuesOf(graph);
  return graph.positions.map((_, node) => {
    const moves = Array.from(linksOf(graph.children, node), (child) => kindOfMove(graph, kinds, node, child));
    return new Set(moves).size > 1;
  });
}

function* playGames(game: Game, options: Options, starts: readonly unknown[]): Task<Sharpness | null> {
  const random = randomFrom(1);
  const oracle = oracleOf(game, options);
  if (oracle.probe(starts[0]) === null) return null;
  let [turns, decisions] = [0, 0];
  while (turns < turnsSampled) {
    let position = pick(random, starts);
    for (let turn = 0; turn < mostTurns && game.outcome(position) === null; turn++) {
      yield { unit: "turns", done: turns, total: turnsSampled };
      const moves = analyzeMoves(game, position, oracle);
      turns++;
      if (new Set(moves.map(({ value }) => value?.kind)).size > 1) decisions++;
      position = pick(random, moves).after;
    }
  }
  return { share: decisions / turns, exact: false };
}
