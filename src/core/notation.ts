/** The second part of the contract: names of positions and moves. */

import type { Options } from "./options.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { listWords, quote } from "./text.ts";

export interface Notation<P = unknown, M = unknown, O extends Options = Options> {
  /** The position's name for good, up to who is to move. */
  key(position: P): string;
  fromKey(key: string, options: O, mover: Seat | undefined): Result<P>;
  /** The move's canonical name. */
  formatMove(position: P, move: M): string;
  /** A move in any form that people type; the problem says what is wrong and what would be right. */
  parseMove(position: P, text: string): Result<M>;
}

type Named<P, M> = Pick<Rules<P, M>, "moves"> & Pick<Notation<P, M>, "formatMove">;

/** The canonical names of the legal moves, in the contract's order. */
export function moveNames<P, M>(game: Named<P, M>, position: P): readonly string[] {
  return game.moves(position).map((move) => game.formatMove(position, move));
}

/** For a game whose moves people type by their canonical names. */
export function parseMoveName<P, M>(game: Named<P, M>, position: P, text: string): Result<M> {
  const typed = text.trim().toLowerCase();
  for (const move of game.moves(position))
    if (game.formatMove(position, move).toLowerCase() === typed) return ok(move);
  const names = moveNames(game, position);
  const shown = names.length > 12 ? [...names.slice(0, 10), "…"] : names;
  return fail("illegal-move", `${quote(text)} isn't a legal move; choose ${listWords(shown, "or")}.`);
}
