/** The computer players: from a position to a move, in one call. */

import { randomFrom } from "../core/random.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { LevelName } from "../players/level-names.ts";
import { findLevel, playerOf } from "../players/levels.ts";
import { type GameInput, gameOf } from "./game-input.ts";
import { findPlace, type Place } from "./position-query.ts";

export interface Chosen {
  /** Canonical. */
  readonly move: string;
  /** Whether it rests on exact values; if not, on a search a few moves deep. */
  readonly exact: boolean;
}

/** `seed` decides whatever the player leaves to chance. */
export type LevelPlayer = <G extends GameInput>(game: G, place?: Place<G>, seed?: number) => Result<Chosen>;

export const players: Readonly<Record<LevelName, LevelPlayer>> = {
  random: levelPlayer("random"),
  easy: levelPlayer("easy"),
  medium: levelPlayer("medium"),
  hard: levelPlayer("hard"),
  perfect: levelPlayer("perfect"),
};

function levelPlayer(name: LevelName): LevelPlayer {
  const choose = playerOf(findLevel(name));
  return (input, place = {}, seed = 0) => {
    const found = findPlace(input, place);
    if (!found.ok) return found;
    const game = gameOf(input);
    const { setup, position } = found.value;
    if (game.outcome(position) !== null)
      return fail("game-over", "The game is over, so there is no move to choose.", { legal: [] });
    const { move, exact } = choose({ game, options: setup.options, position }, randomFrom(seed));
    return ok({ move: game.formatMove(position, move), exact });
  };
}
