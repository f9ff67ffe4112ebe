/** The chances against a random opponent agree with their definition, worked out slowly. */

import { expect, test } from "vitest";
import { exactChances, ownMoves } from "../../src/computer/chances.ts";
import type { Variant } from "../../src/core/game.ts";
import { otherSeat } from "../../src/core/seat.ts";
import { findGameOf, freshGame } from "../support/find-game.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { sample } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";

test.each(
  named([
    ["switch-battle", { switches: 4 }],
    ["switch-conquer", { start: "ABA" }],
    ["switch-and-capture", { switches: 6 }],
  ]),
)("the chances of %s agree with a slow search", (_name, id, given) => {
  const { game, start } = sample(findGameOf(id), given).setup;
  const slow = slowChances(game, start);
  const table = exactChances(freshGame(game), start);
  for (const move of game.moves(start)) {
    const after = game.play(start, move);
    expect(table?.(after)).toBeCloseTo(slow(after, ownMoves - 1), 10);
  }
});

/** The chance of the player who has just moved, with so many moves of their own left. */
function slowChances(game: Variant, start: unknown) {
  const solver = new PlainSolver(game, [start]);
  const known = new Map<string, number>();
  const remember = (what: string, position: unknown, work: () => number) => {
    const name = `${what} ${game.toMove(position)} ${game.key(position)}`;
    const chance = known.get(name) ?? work();
    known.set(name, chance);
    return chance;
  };
  const afterMove = (position: unknown, left: number): number =>
    remember(`after ${left}`, position, () => {
      const moves = game.moves(position);
      if (moves.length === 0) return game.outcome(position) === otherSeat(game.toMove(position)) ? 1 : 0;
      const chances = moves.map((move) => toMove(game.play(position, move), left));
      return chances.reduce((sum, chance) => sum + chance, 0) / moves.length;
    });
  const toMove = (position: unknown, left: number) =>
    remember(`own ${left}`, position, () => {
      const moves = game.moves(position);
      if (moves.length === 0) return game.outcome(position) === game.toMove(position) ? 1 : 0;
      if (left === 0) return 0;
      const { kind } = solver.value(position);
      const kept = moves.filter((move) => solver.valueOfMove(position, move).kind === kind);
      return Math.max(...kept.map((move) => afterMove(game.play(position, move), left - 1)));
    });
  return afterMove;
}
