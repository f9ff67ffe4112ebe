/** The functions are methods, because TypeScript then accepts any `Game<P, M, O>` as a `Game`, and a list can mix games. */

import { fail, ok, type Result } from "./result.ts";
import type { Seat } from "./seat.ts";
import { listWords, quote } from "./text.ts";

/** The rules, with the options chosen. P is a position: a JSON value that knows who is to move. M is a move. */
export interface Rules<P = unknown, M = unknown> {
  /** Set if a position can occur again, so the game might never end. */
  readonly endless?: true;
  /** Set if a player can move twice in a row. Otherwise the players take turns. */
  readonly extraTurns?: true;
  start(first: Seat): P;
  /** In a finished position, the player who would move next. */
  toMove(position: P): Seat;
  /** Always in the same order. Empty exactly when there's an outcome. */
  moves(position: P): readonly M[];
  play(position: P, move: M): P;
  outcome(position: P): BoardOutcome | null;
}

/** What a finished position shows: the seat that has won, or a draw. */
export type BoardOutcome = Seat | "drawn";

/** The outcome of a game that the player with more points wins. */
export function byPoints(one: number, two: number): BoardOutcome {
  if (one === two) return "drawn";
  return one > two ? 1 : 2;
}

export function winnerOn(outcome: BoardOutcome | null): Seat | null {
  return outcome === "drawn" ? null : outcome;
}

export const endReasons = [
  "finished",
  "resigned",
  "agreed",
  "unfinished",
  "timeout",
  "abandoned",
  "forfeit",
] as const;
/** "finished" means that the game ended on the board. */
export type EndReason = (typeof endReasons)[number];

/** How a game ended, and who won. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

/** How positions and moves are written and read back. */
export interface Notation<P = unknown, M = unknown> {
  /** A permanent name for the position. It may leave out who is to move. */
  key(position: P): string;
  fromKey(key: string, mover?: Seat): Result<P>;
  formatMove(position: P, move: M): string;
  /** Accepts any form that people type. A problem's message says what's wrong and what would be right. */
  parseMove(position: P, text: string): Result<M>;
}

type Named<P, M> = Pick<Rules<P, M>, "moves"> & Pick<Notation<P, M>, "formatMove">;

export function moveNames<P, M>(game: Named<P, M>, position: P): readonly string[] {
  return game.moves(position).map((move) => game.formatMove(position, move));
}

export function parseMoveName<P, M>(game: Named<P, M>, position: P, text: string): Result<M> {
  const typed = text.trim().toLowerCase();
  for (const move of game.moves(position))
    if (game.formatMove(position, move).toLowerCase() === typed) return ok(move);
  const names = moveNames(game, position);
  const shown = names.length > 12 ? [...names.slice(0, 10), "…"] : names;
  return fail("illegal-move", `${quote(text)} isn't a legal move. Choose ${listWords(shown, "or")}.`);
}
