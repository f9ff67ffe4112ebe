/** What a player knows about the legal moves: exact values if the oracle has them at once, otherwise a search. */

import type { Analysis, MoveAnalysis, Value } from "../core/analysis.ts";
import { analyzeMoves, bestFirst, canWin } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import type { Situation } from "./player.ts";
import { estimateMoves } from "./search.ts";

export interface EvaluatedMove extends MoveAnalysis {
  /** The search's score for a move of unknown value; higher is better. */
  readonly score: number;
}

export type MoveEvaluations = Readonly<ReturnType<typeof evaluateMoves>>;

export type KnownMoves = Pick<Analysis, "value" | "moves">;

/** A few dozen milliseconds of work at the largest sizes. */
const limits = { plies: 8, positions: 2_500 };

/** `value` is the position's, for the player to move; `exact` says that every value is exact. */
export function evaluateMoves(situation: Situation) {
  const { game, options, position } = situation;
  const oracle = oracleOf(game, options);
  const value = oracle.probeFast(position);
  const known: readonly EvaluatedMove[] = analyzeMoves(game, position, oracle).map((move) => ({
    ...move,
    score: 0,
  }));
  const exact = known.every((move) => move.value !== null);
  const moves = exact ? known : withEstimates(situation, known);
  return { value: value ?? valueProvedBy(moves), exact, moves };
}

export function analysisOf({ game, options, position }: Situation, { value, moves }: KnownMoves): Analysis {
  return {
    position,
    toMove: game.toMove(position),
    over: false,
    winner: null,
    value,
    canWin: canWin(game, position, options),
    moves,
    answerPairs: (other) => oracleOf(game, options).answerPairs(other),
  };
}

function withEstimates(
  { game, position }: Situation,
  known: readonly EvaluatedMove[],
): readonly EvaluatedMove[] {
  const estimates = estimateMoves(game, position, limits);
  return known.map((move, at) => {
    const estimate = estimates[at];
    if (estimate === undefined || move.value !== null) return move;
    return { ...move, value: estimate.value, score: estimate.score };
  });
}

/** One winning move proves a win; a loss needs all of them. */
function valueProvedBy(moves: readonly EvaluatedMove[]): Value | null {
  const [best] = bestFirst(moves);
  if (best?.value?.kind === "win") return best.value;
  return moves.every((move) => move.value !== null) ? (best?.value ?? null) : null;
}
