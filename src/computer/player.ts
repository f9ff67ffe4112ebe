/** What a computer player is: a function from a position to a move, with chance passed in. */

import type { Game } from "../core/game.ts";
import { countOccurrences, currentPosition, type Match } from "../core/match.ts";
import type { Options } from "../core/options.ts";
import type { Random } from "../core/random.ts";

export interface Situation {
  readonly game: Game;
  readonly options: Options;
  readonly position: unknown;
  /** How often each position has occurred in the match; absent if there is no match. */
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
  readonly exact: boolean;
}

export type ComputerPlayer = (situation: Situation, random: Random) => ChosenMove;
