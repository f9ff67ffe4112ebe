/** The chances against a random opponent agree with their definition, worked out slowly. */

import { expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import { otherSeat } from "../../src/core/seat.ts";
import { exactChances, ownMoves } from "../../src/players/chances.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { everyGame, sample } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";

test.each(
  named([
    ["switch-battle", { switches: 4 }],
    ["switch-conquer", { start: "ABA" }],
    ["switch-and-capture", { switches: 6 }],
  ]),
)("the chances of %s agree with a slow search", (_name, id, given) => {
  const game = everyGame.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  const { start } = sample(game, given).setup;
  const slow = new SlowChance(game, start);
  const table = exactChances(game, start, `test ${JSON.stringify(given)}`);
  for (const move of game.moves(start)) {
    const after = game.play(start, move);
    expect(table?.(after)).toBeCloseTo(slow.afterMove(after, ownMoves - 1), 10);
  }
});

class SlowChance {
  readonly #game: Game;
  readonly #solver: PlainSolver;
  readonly #known = new Map<string, number>();

  constructor(game: Game, start: unknown) {
    this.#game = game;
    this.#solver = new PlainSolver(game, [start]);
  }

  /** The opponent of the player in question is to move, who has `left` moves of their own left. */
  afterMove(position: unknown, left: number): number {
    const game = this.#game;
    const self = otherSeat(game.toMove(position));
    return this.#remember(`after ${left}`, position, () => {
      const moves = game.moves(position);
      if (moves.length === 0) return game.outcome(position) === self ? 1 : 0;
      const chances = moves.map((move) => this.#toMove(game.play(position, move), left));
      return chances.reduce((sum, chance) => sum + chance, 0) / moves.length;
    });
  }

  #toMove(position: unknown, left: number): number {
    const game = this.#game;
    return this.#remember(`own ${left}`, position, () => {
      if (game.moves(position).length === 0) return game.outcome(position) === game.toMove(position) ? 1 : 0;
      if (left === 0) return 0;
      const { kind } = this.#solver.value(position);
      const kept = game
        .moves(position)
        .filter((move) => this.#solver.valueOfMove(position, move).kind === kind);
      return Math.max(...kept.map((move) => this.afterMove(game.play(position, move), left - 1)));
    });
  }

  #remember(what: string, position: unknown, work: () => number): number {
    const name = `${what} ${this.#game.toMove(position)} ${this.#game.key(position)}`;
    const known = this.#known.get(name) ?? work();
    this.#known.set(name, known);
    return known;
  }
}
