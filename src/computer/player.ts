/** A computer player is a function from a position to a move. The caller passes in the random numbers. */

import type { Variant } from "../core/game.ts";
import { countOccurrences, currentPosition, type Match } from "../core/match.ts";
import { isStalled } from "../core/needed.ts";
import type { Random } from "../core/random.ts";

export interface Situation {
  readonly game: Variant;
  readonly position: unknown;
  /** How often each position has occurred in the match. Missing if there's no match. */
  readonly timesStood?: (position: unknown) => number;
  /** The list of needed moves hasn't gotten shorter in a while. */
  readonly isStalled?: boolean;
}

export function situationOf(match: Match): Situation {
  const { game, positions } = match;
  return {
    game,
    position: currentPosition(match),
    timesStood: countOccurrences(game, positions),
    isStalled: isStalled(game, positions, 6),
  };
}

export interface ChosenMove {
  readonly move: unknown;
  readonly exact: boolean;
}

export type ComputerPlayer = (situation: Situation, random: Random) => ChosenMove;
