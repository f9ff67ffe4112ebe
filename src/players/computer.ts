/**
 * A computer as a player of a match: its moves follow from the match's seed, so a game can be repeated and
 * resumed.
 */

import { type Match, seatToMove } from "../core/match.ts";
import { randomAtStep } from "../core/random.ts";
import type { Seat } from "../core/seat.ts";
import { oracleOf, sizeName } from "../solver/oracle.ts";
import { type Task, withoutLimit } from "../solver/task.ts";
import { exactChances } from "./chances.ts";
import { evaluateMoves } from "./evaluate.ts";
import type { LevelName } from "./level-names.ts";
import { playerOf } from "./levels.ts";
import { type ChosenMove, situationOf } from "./player.ts";

export function chooseMove(match: Match, level: LevelName): ChosenMove {
  // The same random numbers whenever the match reaches this point.
  const random = randomAtStep(match.seed, match.moves.length + 1);
  return playerOf(level)(situationOf(match), random);
}

/** A computer takes a draw only if its exact value is a draw or a loss. */
export function acceptsDraw(match: Match, seat: Seat): boolean {
  const situation = situationOf(match);
  const { game, options, position } = situation;
  const value = oracleOf(game, options).probeFast(position) ?? evaluateMoves(situation).value;
  if (value === null) return false;
  const worst = seatToMove(match) === seat ? "win" : "loss";
  return value.kind !== worst;
}

export function* warmUpMatch(match: Match, timeUp = withoutLimit): Task<void> {
  if (match.outcome !== null) return;
  const { game, options, position } = situationOf(match);
  const oracle = oracleOf(game, options);
  for (const work of [oracle.prepare([position], timeUp), oracle.warmUp(position)])
    if (work !== null) yield* work;
  exactChances(game, position, sizeName(options));
  yield { unit: "positions", done: 1, total: 1 };
}

export function isExact(match: Match): boolean {
  return match.outcome !== null || evaluateMoves(situationOf(match)).exact;
}
