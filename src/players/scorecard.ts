/** A finished game graded move by move: which moves kept the result and which gave it away. */

import type { Analysis, Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import type { Pair, Seat } from "../core/seat.ts";
import { analyzePosition, bestFirst } from "../solver/analyze.ts";

/** "unknown" where the exact values are not in reach. */
export type MoveGrade = "kept" | "gave-away" | "unknown";

export interface ScoredMove<M = unknown> {
  readonly seat: Seat;
  readonly move: M;
  /** The value of the position before the move, for the player who makes it. */
  readonly before: Value | null;
  readonly value: Value | null;
  readonly grade: MoveGrade;
  /** Whether another move would have given something away. */
  readonly mattered: boolean;
  /** The moves that would have kept the result. */
  readonly best: readonly M[];
}

export interface Scorecard<M = unknown> {
  readonly moves: readonly ScoredMove<M>[];
  /** Index of the first move that gave something away; null if there is none. */
  readonly firstMistake: number | null;
  /** The share of each player's moves that kept the result, whether they mattered or not; null without a move of known value. */
  readonly accuracy: Pair<number | null>;
}

/** `positions` are the start and the position after each move. */
export function scorecard<P, M, O extends Options>(
  game: Game<P, M, O>,
  options: O,
  positions: readonly P[],
  moves: readonly M[],
): Scorecard<M> {
  const scored = moves.flatMap((move, at) => {
    const position = positions[at];
    return position === undefined ? [] : [scoreMove(game, move, analyzePosition(game, position, options))];
  });
  return cardOf(scored);
}

export function cardOf<M>(scored: readonly ScoredMove<M>[]): Scorecard<M> {
  const mistake = scored.findIndex((move) => move.grade === "gave-away");
  return {
    moves: scored,
    firstMistake: mistake < 0 ? null : mistake,
    accuracy: [accuracyOf(scored, 1), accuracyOf(scored, 2)],
  };
}

/** Grades a move by the analysis of the position before it. */
export function scoreMove<P, M>(
  game: Game<P, M>,
  move: M,
  { position, toMove, value: before, moves }: Pick<Analysis<P, M>, "position" | "toMove" | "value" | "moves">,
): ScoredMove<M> {
  const name = game.formatMove(position, move);
  const value = moves.find((candidate) => game.formatMove(position, candidate.move) === name)?.value ?? null;
  const best = bestFirst(moves)
    .filter((candidate) => before !== null && candidate.value?.kind === before.kind)
    .map((candidate) => candidate.move);
  const grade =
    before === null || value === null ? "unknown" : value.kind === before.kind ? "kept" : "gave-away";
  const mattered = before !== null && best.length < moves.length;
  return { seat: toMove, move, before, value, grade, mattered, best };
}

function accuracyOf(moves: readonly ScoredMove[], seat: Seat): number | null {
  const known = moves.filter((move) => move.seat === seat && move.grade !== "unknown");
  const kept = known.filter((move) => move.grade === "kept");
  return known.length === 0 ? null : kept.length / known.length;
}
