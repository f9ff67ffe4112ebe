/** What a family's fast method answers about single positions of one size, asked by key. */

import type { AnswerPairs, CanWin, Value } from "../core/analysis.ts";
import type { Seat } from "../core/seat.ts";
import type { Task } from "./task.ts";

/** One position for all that swaps of interchangeable blocks make of it. */
export interface Decided {
  readonly key: string;
  readonly mover: Seat;
  readonly count: number;
}

/** The questions are those of `Oracle`; where `probe` is cheap, `probeFast` and `probeMoves` are left out. */
export interface KeyOracle {
  readonly probe: (key: string, mover: Seat) => Value | null;
  readonly probeMoves?: (key: string, mover: Seat) => readonly Value[];
  readonly probeFast?: (key: string, mover: Seat) => Value | null;
  readonly warmUp?: (key: string) => Task<void>;
  /** Without it, or where it gives null, the oracle searches for a line of play that a player wins. */
  readonly canWin?: (key: string, mover: Seat) => CanWin | null;
  readonly answerPairs?: (key: string, mover: Seat) => AnswerPairs | null;
  /** The positions that are decided in at least so many plies, where the method lists them. */
  readonly decided?: (least: number) => Iterable<Decided>;
  readonly closeness?: (key: string, seat: Seat) => number;
}
