/** Evaluates the legal moves for a player, with exact values if the oracle has them right away, otherwise with a search. */

import type { MoveAnalysis, Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import { analyzeMoves, valueOfMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import type { Situation } from "./player.ts";

export interface EvaluatedMove extends MoveAnalysis {
  /** The search's score for a move of unknown value. Higher is better. */
  readonly score: number;
}

export type MoveEvaluations = Readonly<ReturnType<typeof evaluateMoves>>;

/** At the largest sizes, a search of this many positions takes a few dozen milliseconds. It always finishes depth one. */
const limits = { plies: 8, positions: 2_500 };

/** `value` is for the player to move. `exact` means that the oracle knows every move's value, so there was no search. */
export function evaluateMoves(situation: Situation) {
  const { game, position } = situation;
  const oracle = oracleOf(game);
  const value = oracle.probeFast(position);
  const known: readonly EvaluatedMove[] = analyzeMoves(game, position, oracle).map((move) => ({
    ...move,
    score: 0,
  }));
  const exact = known.every((move) => move.value !== null);
  const moves = exact ? known : withEstimates(situation, known);
  return { value: value ?? valueOfMoves(moves), exact, moves };
}

function withEstimates(
  { game, position }: Situation,
  known: readonly EvaluatedMove[],
): readonly EvaluatedMove[] {
  const estimates = estimateMoves(game, position);
  return known.map((move, at) => {
    const estimate = estimates[at];
    if (estimate === undefined || move.value !== null) return move;
    return { ...move, value: estimate.value, score: estimate.score };
  });
}

const won = 10_000;
const proved = 5_000;

/**
 * Without exact values, looks one move ahead, then two, and so on, up to a fixed number of positions, so the same position
 * always gives the same answer. The score is for the player who makes the move: above `proved` it's a win, below `-proved` a
 * loss, and in between it compares how many moves each player has.
 */
export function estimateMoves(game: Variant, position: unknown, { plies: deepest, positions } = limits) {
  const search = { game, budget: { left: positions }, low: -won, high: won };
  const estimateTo = (plies: number) =>
    game.moves(position).map((move) => {
      const score = scoreOfMove(search, position, move, plies);
      return { move, score, value: provedValue(score) };
    });
  let estimates = estimateTo(1);
  for (let plies = 2; plies <= deepest; plies++) {
    const deeper = estimateTo(plies);
    if (search.budget.left < 0) break;
    estimates = deeper;
  }
  return estimates;
}

interface Search {
  readonly game: Variant;
  /** How many positions the search may still look at. */
  readonly budget: { left: number };
  readonly low: number;
  readonly high: number;
}

/** The score for the player to move. The sooner a game ends, the more its result counts. */
function scoreOf(search: Search, position: unknown, plies: number): number {
  const { game, budget, high } = search;
  const moves = game.moves(position);
  budget.left--;
  if (moves.length === 0) return endScore(game, position);
  if (plies <= 0 || budget.left < 0) return moves.length - movesAfter(game, position, moves);
  let best = search.low;
  for (const move of moves) {
    const score = later(
      scoreOfMove({ ...search, low: later(best, -1), high: later(high, -1) }, position, move, plies),
    );
    if (score > best) best = score;
    if (best >= high) break;
  }
  return best;
}

/** The score for the player who makes the move, who might move again after it. */
function scoreOfMove(search: Search, position: unknown, move: unknown, plies: number): number {
  const { game, low, high } = search;
  const after = game.play(position, move);
  if (game.toMove(after) === game.toMove(position)) return scoreOf(search, after, plies - 1);
  return -scoreOf({ ...search, low: -high, high: -low }, after, plies - 1);
}

function endScore(game: Variant, position: unknown): number {
  const outcome = game.outcome(position);
  if (outcome === "drawn" || outcome === null) return 0;
  return outcome === game.toMove(position) ? won : -won;
}

/** The average number of replies after the first and last moves. Another move by the same player counts as negative. */
function movesAfter(game: Variant, position: unknown, moves: readonly unknown[]): number {
  const ends = [moves[0], moves.at(-1)].flatMap((move) => (move === undefined ? [] : [move]));
  const counts = ends.map((move) => {
    const after = game.play(position, move);
    const count = game.moves(after).length;
    return game.toMove(after) === game.toMove(position) ? -count : count;
  });
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
}

/** The score if the game ends that many plies later. */
function later(score: number, plies = 1): number {
  if (score > proved) return score - plies;
  return score < -proved ? score + plies : score;
}

/** Counts the plies from the position before the move. */
function provedValue(score: number): Value | null {
  const plies = won - Math.abs(score) + 1;
  if (score > proved) return { kind: "win", plies };
  return score < -proved ? { kind: "loss", plies } : null;
}
