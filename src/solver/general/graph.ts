/** A game as a graph: the given positions and every one that can follow from them, by key and mover. */

import type { Solvable } from "../../core/game.ts";
import { winnerOn } from "../../core/rules.ts";
import { ofSeat, type Pair, type Seat } from "../../core/seat.ts";
import type { Task } from "../task.ts";
import { at } from "../task.ts";

export interface Graph {
  readonly size: number;
  readonly positions: readonly unknown[];
  /** One map per mover, because a key may leave out who is to move. */
  readonly places: Pair<ReadonlyMap<string, number>>;
  readonly movers: readonly Seat[];
  /** Null in an unfinished or drawn position. */
  readonly winners: readonly (Seat | null)[];
  /** In the order of the game's own `moves`. Empty if the game is over. */
  readonly children: Links;
  readonly given: number;
}

/** A step is counted in moves, because a single position can have hundreds of them. */
const movesPerStep = 64;

/** Gives up after `most` positions or `mostMoves` moves. */
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
  const children = growingLinks();
  let moves = 0;
  let nextStep = 0;
  for (const [index, position] of positions.entries()) {
    const after = game.moves(position).map((move) => add(game.play(position, move)));
    children.add(after);
    moves += after.length;
    if (positions.length > most || moves > mostMoves) return undefined;
    if (moves < nextStep) continue;
    nextStep = moves + movesPerStep;
    yield { unit: "positions", done: index, total: positions.length };
  }
  return {
    size: positions.length,
    positions,
    places,
    movers: positions.map((position) => game.toMove(position)),
    winners: positions.map((position) => winnerOn(game.outcome(position))),
    children: children.finish(),
    given,
  };
}

export function reachableFrom({ size, children }: Graph, node: number): Iterable<number> {
  const reached = new Set(size === 0 ? [] : [node]);
  for (const next of reached) for (const child of linksOf(children, next)) reached.add(child);
  return reached;
}

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

/** The successors of each position, all in one array, because there can be millions. */
export interface Links {
  /** Where each position's list begins. The last entry is the end of the last list. */
  readonly begins: Int32Array;
  readonly places: Int32Array;
}

export function linksOf({ begins, places }: Links, node: number): Int32Array {
  return places.subarray(at(begins, node), at(begins, node + 1));
}

function growingLinks() {
  let begins = new Int32Array(1024);
  let places = new Int32Array(4096);
  let [nodes, count] = [0, 0];
  const add = (list: readonly number[]) => {
    if (count + list.length > places.length) places = longer(places, count + list.length);
    places.set(list, count);
    count += list.length;
    nodes += 1;
    if (nodes === begins.length) begins = longer(begins, nodes);
    begins[nodes] = count;
  };
  const finish = (): Links => ({ begins: begins.subarray(0, nodes + 1), places: places.subarray(0, count) });
  return { add, finish };
}

function longer(array: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(2 * array.length, least));
  copy.set(array);
  return copy;
}

export function reversed({ begins, places }: Links): Links {
  const back = new Int32Array(begins.length);
  for (const target of places) back[target + 1] = at(back, target + 1) + 1;
  for (let node = 1; node < back.length; node++) back[node] = at(back, node) + at(back, node - 1);
  const next = back.slice();
  const sources = new Int32Array(places.length);
  for (let node = 0; node + 1 < begins.length; node++)
    for (let link = at(begins, node); link < at(begins, node + 1); link++) {
      const target = at(places, link);
      sources[at(next, target)] = node;
      next[target] = at(next, target) + 1;
    }
  return { begins: back, places: sources };
}
