/** What a family's fast method knows about single positions of one size, by key. */

import type { AnswerPairs, CanWin, Value } from "../core/analysis.ts";
import type { Seat } from "../core/seat.ts";
import type { Task } from "./task.ts";

/** One position for its whole class under swaps of interchangeable blocks. */
export interface Decided {
  readonly key: string;
  readonly mover: Seat;
  readonly count: number;
}

/** The same questions as `Oracle`; if `probe` is cheap, `probeFast` and `probeMoves` are left out. */
export interface KeyOracle {
  readonly probe: (key: string, mover: Seat) => Value | null;
  readonly probeMoves?: (key: string, mover: Seat) => readonly Value[];
  readonly probeFast?: (key: string, mover: Seat) => Value | null;
  readonly warmUp?: (key: string) => Task<void>;
  /** Without it, or if it returns null, the oracle searches for lines of play that each player wins. */
  readonly canWin?: (key: string, mover: Seat) => CanWin | null;
  readonly answerPairs?: (key: string, mover: Seat) => AnswerPairs | null;
  /** Positions decided in at least `least` plies, if the method lists them. */
  readonly decided?: (least: number) => Iterable<Decided>;
  readonly closeness?: (key: string, seat: Seat) => number;
}
