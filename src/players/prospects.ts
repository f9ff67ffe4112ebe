/**
 * The mover's chances after each of several drawn moves, against an opponent who plays at random. Beyond the sizes of the
 * exact table: the share of replies that lose, and among moves with equal shares, how close the mover is to the goal.
 */

import { winnerOf } from "../core/analysis.ts";
import { oracleOf, sizeName } from "../solver/oracle.ts";
import { exactChances } from "./chances.ts";
import type { EvaluatedMove } from "./evaluate.ts";
import type { Situation } from "./player.ts";

export interface Prospect {
  readonly move: EvaluatedMove;
  /** A chance where `exact`, else only a measure to compare moves by. */
  readonly chance: number;
  readonly exact: boolean;
}

export function prospectsOf(situation: Situation, moves: readonly EvaluatedMove[]): readonly Prospect[] {
  const { game, options, position } = situation;
  const table = exactChances(game, position, sizeName(options));
  if (table === null) return guesses(situation, moves);
  return moves.map((move) => ({ move, chance: table(move.after) ?? 0, exact: true }));
}

const mostLookedAt = 10;

/** Closeness counts for less than any share of replies: it decides only between moves that are equal otherwise. */
const closenessWeight = 1 / 1000;

/** Only after the moves that come closest to the goal can a reply give the game away. */
function guesses(situation: Situation, moves: readonly EvaluatedMove[]): readonly Prospect[] {
  const { game, options, position } = situation;
  const oracle = oracleOf(game, options);
  const mover = game.toMove(position);
  const closest = moves
    .map((move) => ({ move, closeness: closenessWeight * oracle.closeness(move.after, mover) }))
    .toSorted((a, b) => b.closeness - a.closeness);
  return closest.map(({ move, closeness }, place) => ({
    move,
    chance: closeness + (place < mostLookedAt ? shareOfMistakes(situation, move.after) : 0),
    exact: false,
  }));
}

/** The moves with the highest chance; chances are sums of fractions, so nearly equal ones are equal. */
export function mostPromising(prospects: readonly Prospect[]): readonly Prospect[] {
  const best = Math.max(...prospects.map(({ chance }) => chance));
  return prospects.filter(({ chance }) => chance > best - 1e-12);
}

/** The share of the opponent's replies that lose by force. */
function shareOfMistakes({ game, options, position }: Situation, after: unknown): number {
  const mover = game.toMove(position);
  if (game.toMove(after) === mover) return 0;
  const oracle = oracleOf(game, options);
  const replies = game.moves(after).map((reply) => game.play(after, reply));
  const gifts = replies.filter(
    (reply) =>
      game.outcome(reply) === null && winnerOf(oracle.probeFast(reply), game.toMove(reply)) === mover,
  );
  return gifts.length / Math.max(1, replies.length);
}
