/**
 * Positions that a game declares to be the same: turned, mirrored, or with equal heaps swapped. The one with the smallest
 * key represents all of them, so there is less to explore and to remember.
 */

import type { Solvable } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { pick, randomFrom } from "../../core/random.ts";
import { seats } from "../../core/seat.ts";
import { imagesByKey, representative, symmetryFault } from "./symmetry-fault.ts";

/** A game with symmetric positions merged into one. */
export interface Folded {
  /** The game, with moves that lead to representatives. */
  readonly game: Solvable;
  /** The representative of the position. */
  readonly represent: (position: unknown) => unknown;
  /** All positions that it represents, including itself, each once. */
  readonly images: (position: unknown) => readonly unknown[];
}

/** A symmetry that turns out to be false is ignored: the values follow the rules. */
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

/** The positions of a few games played at random. */
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
