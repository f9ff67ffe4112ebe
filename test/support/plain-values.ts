/** The plain solver's values for positions and moves. */

import { type Value, valueOfMove } from "../../src/core/analysis.ts";
import type { Variant } from "../../src/core/game.ts";
import { type PlainSolution, solvePlainly } from "./plain-solver.ts";

export class PlainSolver {
  readonly #game: Variant;
  readonly #truth: PlainSolution;

  constructor(game: Variant, from: Iterable<unknown>) {
    this.#game = game;
    this.#truth = solvePlainly(game, from);
  }

  value(position: unknown): Value {
    return this.#truth(this.#game.key(position), this.#game.toMove(position)).value;
  }

  /** Who can still win if both players help. */
  canWin(position: unknown): readonly boolean[] {
    return this.#truth(this.#game.key(position), this.#game.toMove(position)).canWin;
  }

  /** The value of a move for the player who makes it. */
  valueOfMove(position: unknown, move: unknown): Value {
    const after = this.#game.play(position, move);
    return valueOfMove(this.value(after), this.#game.toMove(after) === this.#game.toMove(position));
  }
}
