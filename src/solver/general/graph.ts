/**
 * A game as a graph, from the contract alone: every position that can be reached from the given ones,
 * told apart by key and mover.
 */

import type { Game } from "../../core/game.ts";
import type { Seat } from "../../core/seat.ts";
import type { Steps } from "../steps.ts";

export interface Graph<P = unknown> {
  readonly size: number;
  readonly positions: readonly P[];
  /** The place of each position by its name. */
  readonly places: ReadonlyMap<string, number>;
  readonly movers: readonly Seat[];
  /** Who has won; null in a live or drawn position. */
  readonly winners: readonly (Seat | null)[];
  /** The positions after each move, in the contract's order; empty where the game is over. */
  readonly children: readonly (readonly number[])[];
  /** How many of the positions, the first ones, were given. */
  readonly given: number;
}

const positionsPerStep = 1000;

/** Undefined where there are more than `most` positions. */
export function* explore<P, M>(
  game: Game<P, M>,
  from: Iterable<P>,
  most: number,
): Steps<Graph<P> | undefined> {
  const found = new Found(game);
  for (const position of from) {
    found.add(position);
    if (found.positions.length > most) return undefined;
  }
  const given = found.positions.length;
  for (const [index, position] of found.positions.entries()) {
    found.children.push(game.moves(position).map((move) => found.add(game.play(position, move))));
    if (found.positions.length > most) return undefined;
    if (index % positionsPerStep === 0)
      yield { unit: "positions", done: index, total: found.positions.length };
  }
  return {
    size: found.positions.length,
    positions: found.positions,
    places: found.places,
    movers: found.positions.map((position) => game.toMove(position)),
    winners: found.positions.map((position) => game.winner(position)),
    children: found.children,
    given,
  };
}

/** A key names a position up to who is to move. */
export function positionName(key: string, mover: Seat): string {
  return `${mover} ${key}`;
}

class Found<P, M> {
  readonly positions: P[] = [];
  readonly children: number[][] = [];
  readonly places = new Map<string, number>();
  readonly #game: Game<P, M>;

  constructor(game: Game<P, M>) {
    this.#game = game;
  }

  add(position: P): number {
    const name = positionName(this.#game.key(position), this.#game.toMove(position));
    const known = this.places.get(name);
    if (known !== undefined) return known;
    const index = this.positions.length;
    this.places.set(name, index);
    this.positions.push(position);
    return index;
  }
}
