/**
 * The contract: what one game must say about itself to be playable on every face, solvable and teachable.
 *
 * Its functions are written as methods on purpose. TypeScript compares method parameters both
 * ways, so that any `Game<P, M, O>` is a plain `Game`, and a face can hold a list of games of
 * different kinds without a cast.
 */

import type { Analysis } from "./analysis.ts";
import type { Board } from "./board.ts";
import type { Dialogue, Speaker } from "./dialogue.ts";
import type { Family } from "./family.ts";
import type { OptionSpecs, Options } from "./options.ts";
import type { BoardOutcome } from "./outcome.ts";
import type { Result } from "./result.ts";
import type { Pair, Seat } from "./seat.ts";

/** The rules page, in our own words. */
export interface RulesPage {
  readonly goal: string;
  readonly rules: readonly string[];
  /** What was decided where the book is silent or contradicts itself. */
  readonly rulings: readonly string[];
}

/** P: a position, a readonly value that knows who is to move and survives JSON. M: a move. O: the options. */
export interface Game<P = unknown, M = unknown, O extends Options = Options> {
  readonly id: string;
  readonly title: string;
  /** One line that tells the game from the others. */
  readonly summary: string;
  readonly options: OptionSpecs<O>;
  /** What the book calls the two players. */
  readonly seatNames: Pair<string>;
  readonly rulesPage: RulesPage;

  start(options: O, first: Seat): P;
  /** Who is to move; in a finished position, who would be. */
  toMove(position: P): Seat;
  /** The legal moves in a fixed order; empty exactly when the game is over. */
  moves(position: P): readonly M[];
  play(position: P, move: M): P;
  /** Null while somebody is to move. */
  outcome(position: P): BoardOutcome | null;

  /** The position's name for good, up to who is to move. */
  key(position: P): string;
  fromKey(key: string, options: O, mover: Seat | undefined): Result<P>;
  /** The move's canonical name. */
  formatMove(position: P, move: M): string;
  /** A move in any form that people type; the problem says what is wrong and what would be right. */
  parseMove(position: P, text: string): Result<M>;

  board(position: P): Board;
  /** The ids of the cells that the move takes hold of. */
  cellsOfMove(position: P, move: M): readonly string[];
  /** What the seat is after, as a sentence to its player. */
  goal(seat: Seat, position: P): string;
  /** The move in words. */
  describeMove(position: P, move: M, speaker: Speaker): readonly string[];

  /** The book's own conversation; without it a plain one is made from the board. */
  readonly dialogue?: Dialogue<P, M>;
  /** What the players should know beyond the book: before the first move (`opening`), or about a position met in play. */
  notes?(position: P, opening: boolean): readonly string[];
  /** Every position in which somebody is to move; without it, what can be reached from the start. */
  positions?(options: O): Iterable<P>;
  /** What kind of game it is, at any size that its options allow for solving. */
  family?(options: O): Family;
  /** The sizes at which positions with a single right move are worth puzzling over; without it, the book's. */
  readonly puzzles?: readonly Partial<O>[];
  /** Why the position has its value, as a sentence. */
  explain?(analysis: Analysis<P, M>): string | undefined;
}
