/** What a player knows of the moves in front of it: exact values where they can be had at once, a search elsewhere. */

import { finishedValue, type MoveAnalysis, type Value, valueOfMove } from "../core/analysis.ts";
import type { Options } from "../core/options.ts";
import { bestFirst } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import type { Situation } from "./player.ts";
import { estimateMoves } from "./search.ts";

export interface EvaluatedMove<P = unknown, M = unknown> extends MoveAnalysis<P, M> {
  /** What a search thinks of a move whose value is not known; more is better. */
  readonly score: number;
}

export interface MoveEvaluations<P = unknown, M = unknown> {
  /** The value of the position, for the player to move. */
  readonly value: Value | null;
  /** Whether every value is exact. */
  readonly exact: boolean;
  readonly moves: readonly EvaluatedMove<P, M>[];
}

/** A few dozen milliseconds of work at the largest sizes. */
const limits = { plies: 8, positions: 2_500 };

export function evaluateMoves<P, M, O extends Options>(situation: Situation<P, M, O>): MoveEvaluations<P, M> {
  const { game, options, position } = situation;
  const oracle = oracleOf(game, options);
  const value = oracle.probeFast(position);
  // Where the position is out of reach, what follows it is too, but for games that end with the move.
  const ask: Ask = value === null ? () => null : (after) => oracle.probeFast(after);
  const known = game.moves(position).map((move) => {
    const after = game.play(position, move);
    return { move, after, value: valueOfMove(valueAfter(situation, ask, after)), score: 0 };
  });
  const exact = known.every((move) => move.value !== null);
  const moves = exact ? known : withEstimates(situation, known);
  return { value: value ?? valueProvedBy(moves), exact, moves };
}

type Ask = (after: unknown) => Value | null;

/** The value of the position after a move, for whoever would move there. */
function valueAfter<P, M, O extends Options>({ game }: Situation<P, M, O>, ask: Ask, after: P): Value | null {
  const outcome = game.outcome(after);
  return outcome === null ? ask(after) : finishedValue(outcome, game.toMove(after));
}

function withEstimates<P, M, O extends Options>(
  { game, position }: Situation<P, M, O>,
  known: readonly EvaluatedMove<P, M>[],
): readonly EvaluatedMove<P, M>[] {
  const estimates = estimateMoves(game, position, limits);
  return known.map((move, at) => {
    const estimate = estimates[at];
    if (estimate === undefined || move.value !== null) return move;
    return { ...move, value: estimate.value, score: estimate.score };
  });
}

/** One winning move proves a win; a loss takes all of them. */
function valueProvedBy(moves: readonly EvaluatedMove[]): Value | null {
  const [best] = bestFirst(moves);
  if (best?.value?.kind === "win") return best.value;
  return moves.every((move) => move.value !== null) ? (best?.value ?? null) : null;
}
