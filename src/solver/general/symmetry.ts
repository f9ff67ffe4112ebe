/**
 * Positions that a game calls equivalent: turned, mirrored, with equal heaps swapped. The one with the
 * smallest key represents all, which leaves less to explore and to remember.
 */

import type { Solvable } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { pick, randomFrom } from "../../core/random.ts";
import { seats } from "../../core/seat.ts";
import { imagesByKey, representative, symmetryFault } from "./symmetry-fault.ts";

export interface Folded {
  readonly game: Solvable;
  readonly represent: (position: unknown) => unknown;
  /** Every position that this one represents, itself included, each once. */
  readonly images: (position: unknown) => readonly unknown[];
}

/** Ignores a symmetry that turns out to be false, so values always follow the rules. */
export function foldGame(game: Solvable, options: Options): Folded {
  return game.symmetries === undefined || isFalse(game, options) ? unfolded(game) : folded(game);
}

export function unfolded(game: Solvable): Folded {
  return { game, represent: (position) => position, images: (position) => [position] };
}

function folded(game: Solvable): Folded {
  const represent = (position: unknown) => representative(game, position);
  return {
    game: { ...game, play: (position, move) => represent(game.play(position, move)) },
    represent,
    images: (position) => [...imagesByKey(game, position).values()],
  };
}

const walks = 2;
const mostPlies = 60;

function isFalse(game: Solvable, options: Options): boolean {
  for (const position of positionsMet(game, options))
    if (symmetryFault(game, position, 0) !== undefined) return true;
  return false;
}

function* positionsMet(game: Solvable, options: Options): Generator<unknown, void> {
  for (const first of seats)
    for (let seed = 1; seed <= walks; seed++) {
      const random = randomFrom(seed);
      let position = game.start(options, first);
      for (let ply = 0; ply < mostPlies && game.outcome(position) === null; ply++) {
        yield position;
        position = game.play(position, pick(random, game.moves(position)));
      }
      yield position;
    }
}
