/**
 * The first part of the contract: what can be done, and how it ends.
 *
 * The functions of the contract are written as methods on purpose. TypeScript compares method parameters both
 * ways, so that any `Game<P, M, O>` is a plain `Game`, and a face can hold a list of games of different kinds
 * without a cast.
 */

import type { OptionSpecs, Options } from "./options.ts";
import type { BoardOutcome } from "./outcome.ts";
import type { Seat } from "./seat.ts";
import type { Starts } from "./starts.ts";

/** P: a position, a readonly value that knows who is to move and survives JSON. M: a move. O: the options. */
export interface Rules<P = unknown, M = unknown, O extends Options = Options> {
  readonly id: string;
  readonly title: string;
  readonly options: OptionSpecs<O>;
  /** The kinds of starts besides the book's, and how they are dealt; without it there is no choice of starts. */
  readonly starts?: Starts<O>;
  /** Where play may come back to an earlier position, and so need not end. */
  readonly endless?: true;
  /** Where a player may be to move twice in a row; else the players take turns. */
  readonly extraTurns?: true;
  /** Why the game cannot be played with these options together, as a sentence; undefined where it can. */
  refusal?(options: O): string | undefined;
  /** Deterministic; `first` is to move. */
  start(options: O, first: Seat): P;
  /** Who is to move; in a finished position, who would be. */
  toMove(position: P): Seat;
  /** The legal moves in a fixed order; empty exactly when there is an outcome. */
  moves(position: P): readonly M[];
  play(position: P, move: M): P;
  /** Null while a player is to move. */
  outcome(position: P): BoardOutcome | null;
}
