/** What a computer player is: a function from a position to a move, with chance passed in. */

import type { Game } from "../core/game.ts";
import { countOccurrences, currentPosition, type Match } from "../core/match.ts";
import type { Options } from "../core/options.ts";
import type { Random } from "../core/random.ts";

/** A live position, and the game that it belongs to. */
export interface Situation {
  readonly game: Game;
  readonly options: Options;
  readonly position: unknown;
  /** How often each position has occurred in the match; without it, nothing is known of a match. */
  readonly timesStood?: (position: unknown) => number;
}

export function situationOf(match: Match): Situation {
  const { game, options, positions } = match;
  return {
    game,
    options,
    position: currentPosition(match),
    timesStood: countOccurrences(game, positions),
  };
}

export interface ChosenMove {
  readonly move: unknown;
  /** Whether the choice rests on exact values; if not, on a search a few moves deep. */
  readonly exact: boolean;
}

export type ComputerPlayer = (situation: Situation, random: Random) => ChosenMove;
