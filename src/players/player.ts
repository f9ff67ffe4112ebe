/** What a computer player is: a function from a position to a move, with chance passed in. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import type { Random } from "../core/random.ts";

/** A position in which somebody is to move, and the game that it belongs to. */
export interface Situation<P = unknown, M = unknown, O extends Options = Options> {
  readonly game: Game<P, M, O>;
  readonly options: O;
  readonly position: P;
}

export interface ChosenMove<M = unknown> {
  readonly move: M;
  /** Whether the choice rests on exact values; if not, on a search a few moves deep. */
  readonly exact: boolean;
}

export type ComputerPlayer = <P, M, O extends Options>(
  situation: Situation<P, M, O>,
  random: Random,
) => ChosenMove<M>;
