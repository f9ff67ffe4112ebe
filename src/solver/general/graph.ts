/**
 * A game as a graph, from the contract alone: every position that can be reached from the given ones,
 * told apart by key and mover.
 */

import type { Solvable } from "../../core/game.ts";
import { winnerOn } from "../../core/outcome.ts";
import { ofSeat, type Pair, type Seat } from "../../core/seat.ts";
import type { Task } from "../task.ts";
import { at } from "../typed-array.ts";

export interface Graph {
  readonly size: number;
  readonly positions: readonly unknown[];
  /** The place of each position by its key, for each mover: a key names a position up to who is to move. */
  readonly places: Pair<ReadonlyMap<string, number>>;
  readonly movers: readonly Seat[];
  /** Who has won; null in a live or drawn position. */
  readonly winners: readonly (Seat | null)[];
  /** The positions after each move, in the contract's order; none where the game is over. */
  readonly children: Links;
  /** How many of the positions, the first ones, were given. */
  readonly given: number;
}

/** Lists of places, one for each position, laid end to end: the list of `node` is from starts[node] to starts[node + 1]. */
export interface Links {
  readonly starts: Int32Array;
  readonly targets: Int32Array;
}

/** A position may have hundreds of moves, so that steps are measured in moves. */
const movesPerStep = 256;

/** Undefined where there are more than `most` positions, or more than `mostMoves` moves from them. */
export function* explore(
  game: Solvable,
  from: Iterable<unknown>,
  most: number,
  mostMoves = Number.POSITIVE_INFINITY,
): Task<Graph | undefined> {
  const { positions, places, add } = collect(game);
  for (const position of from) {
    add(position);
    if (positions.length > most) return undefined;
  }
  const given = positions.length;
  const starts: number[] = [];
  const targets: number[] = [];
  let nextStep = 0;
  for (const [index, position] of positions.entries()) {
    starts.push(targets.length);
    for (const move of game.moves(position)) targets.push(add(game.play(position, move)));
    if (positions.length > most || targets.length > mostMoves) return undefined;
    if (targets.length < nextStep) continue;
    nextStep = targets.length + movesPerStep;
    yield { unit: "positions", done: index, total: positions.length };
  }
  starts.push(targets.length);
  return {
    size: positions.length,
    positions,
    places,
    movers: positions.map((position) => game.toMove(position)),
    winners: positions.map((position) => winnerOn(game.outcome(position))),
    children: { starts: Int32Array.from(starts), targets: Int32Array.from(targets) },
    given,
  };
}

export function degree({ starts }: Links, node: number): number {
  return at(starts, node + 1) - at(starts, node);
}

export function linksOf({ starts, targets }: Links, node: number): Int32Array {
  return targets.subarray(at(starts, node), at(starts, node + 1));
}

/** The places that play can come to from one of them, itself included. */
export function reachableFrom({ size, children }: Graph, node: number): Iterable<number> {
  const reached = new Set(size === 0 ? [] : [node]);
  for (const next of reached) for (const child of linksOf(children, next)) reached.add(child);
  return reached;
}

/** The same links the other way round. */
export function reversed({ starts, targets }: Links): Links {
  const size = starts.length - 1;
  const backStarts = new Int32Array(size + 1);
  for (const target of targets) backStarts[target + 1] = at(backStarts, target + 1) + 1;
  for (let node = 0; node < size; node++)
    backStarts[node + 1] = at(backStarts, node + 1) + at(backStarts, node);
  const next = backStarts.slice();
  const backTargets = new Int32Array(targets.length);
  for (let node = 0; node < size; node++)
    for (let link = at(starts, node); link < at(starts, node + 1); link++) {
      const target = at(targets, link);
      const place = at(next, target);
      backTargets[place] = node;
      next[target] = place + 1;
    }
  return { starts: backStarts, targets: backTargets };
}

/** Positions as they are found, each once. */
function collect(game: Solvable) {
  const positions: unknown[] = [];
  const places: Pair<Map<string, number>> = [new Map(), new Map()];
  const add = (position: unknown) => {
    const known = ofSeat(places, game.toMove(position));
    const key = game.key(position);
    const place = known.get(key);
    if (place !== undefined) return place;
    known.set(key, positions.length);
    return positions.push(position) - 1;
  };
  return { positions, places, add };
}
