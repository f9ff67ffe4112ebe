/** Checks that each position in a solution has the value of its best move. */

import { finishedValue, type Value, valueOfMove } from "../../../src/core/analysis.ts";
import type { Solvable } from "../../../src/core/game.ts";
import { bestFirst } from "../../../src/solver/analyze.ts";
import type { SolvedSize } from "../../../src/solver/solution.ts";

type Values = Pick<SolvedSize, "value">;

/** The key of the first position with a wrong value, or null if every value is right. */
export function findWrongPosition(
  game: Solvable,
  positions: Iterable<unknown>,
  solution: Values,
): string | null {
  for (const position of positions) {
    const said = solution.value(game.key(position), game.toMove(position));
    if (!sameValue(said, expected(game, position, solution))) return game.key(position);
  }
  return null;
}

function sameValue(a: Value | null, b: Value | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function expected(game: Solvable, position: unknown, solution: Values): Value | null {
  const moves = game.moves(position).map((move) => {
    const after = game.play(position, move);
    const mover = game.toMove(after);
    const end = game.outcome(after);
    const value = end === null ? solution.value(game.key(after), mover) : finishedValue(end, mover);
    return { value: valueOfMove(value, mover === game.toMove(position)) };
  });
  return bestFirst(moves)[0]?.value ?? null;
}
