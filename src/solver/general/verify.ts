/** Checks a solution against the contract: the value of each position is that of its best move. */

import { finishedValue, type Value, valueOfMove } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import type { Seat } from "../../core/seat.ts";
import { bestFirst } from "../analyze.ts";
import { type Check, describeScope, scatter } from "../solution.ts";
import type { Task } from "../task.ts";

type AskValue = (key: string, mover: Seat) => Value | null;

/** How many moves are looked at: a few seconds. */
const usualWork = 2_000_000;

export function* verifyPositions(
  game: Solvable,
  positions: readonly unknown[],
  ask: AskValue,
  mostWork = usualWork,
): Task<Check> {
  const stored = positions.length;
  let checked = 0;
  let work = 0;
  for (const index of scatter(stored)) {
    if (work > mostWork) break;
    const position = positions[index];
    work += game.moves(position).length;
    const said = ask(game.key(position), game.toMove(position));
    if (!sameValue(said, expected(game, position, ask)))
      return { checked, scope: "positions", fault: game.key(position) };
    if (checked++ % 256 === 0) yield { unit: "positions checked", done: checked, total: stored };
  }
  return { checked, scope: describeScope(checked, stored, "positions"), fault: null };
}

export function sameValue(a: Value | null, b: Value | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function expected(game: Solvable, position: unknown, ask: AskValue): Value | null {
  const outcome = game.outcome(position);
  if (outcome !== null) return finishedValue(outcome, game.toMove(position));
  const moves = game.moves(position).map((move) => {
    const after = game.play(position, move);
    const mover = game.toMove(after);
    return { value: valueOfMove(ask(game.key(after), mover), mover === game.toMove(position)) };
  });
  return bestFirst(moves)[0]?.value ?? null;
}
