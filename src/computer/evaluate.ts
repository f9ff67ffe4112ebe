/** Evaluates the legal moves for a player, with exact values if the oracle has them right away, otherwise with a search. */

import type { Analysis, MoveAnalysis, Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import { analyzeMoves, bestFirst, canWin } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import type { Situation } from "./player.ts";

export interface EvaluatedMove extends MoveAnalysis {
  /** The search's score for a move of unknown value. Higher is better. */
  readonly score: number;
}

export type MoveEvaluations = Readonly<ReturnType<typeof evaluateMoves>>;

/** At the largest sizes, this search takes a few dozen milliseconds. */
const limits = { plies: 8, positions: 2_500 };

/** `value` is the value of the position for the player to move. `exact` means that every value is exact. */
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
  return { value: value ?? valueProvedBy(moves), exact, moves };
}

export function analysisOf(
  { game, position }: Situation,
  { value, moves }: Pick<Analysis, "value" | "moves">,
): Analysis {
  return {
    position,
    toMove: game.toMove(position),
    over: false,
    winner: null,
    value,
    canWin: canWin(game, position),
    moves,
    answerPairs: (other) => oracleOf(game).answerPairs(other),
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

/** One winning move proves a win, but a loss is proved only if every move loses. */
function valueProvedBy(moves: readonly EvaluatedMove[]): Value | null {
  const [best] = bestFirst(moves);
  if (best?.value?.kind === "win") return best.value;
  return moves.every((move) => move.value !== null) ? (best?.value ?? null) : null;
}

const won = 10_000;
const proved = 5_000;

interface SearchLimits {
  readonly plies: number;
  /** After this many positions, the search gives up on its current depth, unless that's the first one. */
  readonly positions: number;
}

/**
 * Looks a few moves ahead if there's no exact value. It searches one move deep, then two, and so on until it has seen a
 * fixed number of positions, so the same position always gives the same answer. If the game ends within that depth, the
 * value is proved. At the horizon, having more moves than the opponent counts as better.
 *
 * The score is for the player who makes the move: above `proved` is a win, and below `-proved` a loss. The value is null if the
 * end is beyond the horizon.
 */
export function estimateMoves(game: Variant, position: unknown, limits: SearchLimits) {
  const budget = { left: limits.positions };
  let estimates = estimateTo(game, position, 1, budget);
  for (let plies = 2; plies <= limits.plies; plies++) {
    const deeper = estimateTo(game, position, plies, budget);
    if (budget.left < 0) break;
    estimates = deeper;
  }
  return estimates;
}

interface Budget {
  left: number;
}

function estimateTo(game: Variant, position: unknown, plies: number, budget: Budget) {
  return game.moves(position).map((move) => {
    const search = { game, budget, low: -won, high: won };
    const score = scoreOfMove(search, position, move, plies);
    return { move, score, value: provedValue(score) };
  });
}

interface Search {
  readonly game: Variant;
  readonly budget: Budget;
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
      scoreOfMove({ ...search, low: sooner(best), high: sooner(high) }, position, move, plies),
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

function later(score: number): number {
  if (score > proved) return score - 1;
  return score < -proved ? score + 1 : score;
}

function sooner(score: number): number {
  if (score > proved) return score + 1;
  return score < -proved ? score - 1 : score;
}

/** Counts the plies from the position before the move. */
function provedValue(score: number): Value | null {
  const plies = won - Math.abs(score) + 1;
  if (score > proved) return { kind: "win", plies };
  return score < -proved ? { kind: "loss", plies } : null;
}
