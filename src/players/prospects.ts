/**
 * What each of several drawn moves promises against a careless opponent. Beyond the sizes of the exact table: the chance that a
 * uniformly random reply hands over a won position, and where that tells nothing, how many switches stand right.
 */

import type { Options } from "../core/options.ts";
import { ofSeat } from "../core/seat.ts";
import { oracleOf, sizeName } from "../solver/oracle.ts";
import { exactChances } from "./chances.ts";
import type { EvaluatedMove } from "./evaluate.ts";
import type { Situation } from "./player.ts";

export interface Prospect<P = unknown, M = unknown> {
  readonly move: EvaluatedMove<P, M>;
  /** A chance where `exact`, else only a measure to compare moves by. */
  readonly chance: number;
  readonly exact: boolean;
}

export function prospectsOf<P, M, O extends Options>(
  situation: Situation<P, M, O>,
  moves: readonly EvaluatedMove<P, M>[],
): readonly Prospect<P, M>[] {
  const { game, options, position } = situation;
  const table = exactChances(game, position, sizeName(game, options));
  if (table === null) return guesses(situation, moves);
  return moves.map((move) => ({ move, chance: table(move.after) ?? 0, exact: true }));
}

const mostLookedAt = 10;

/** Only the moves that come nearest are looked at closely: the others hand nothing over. */
function guesses<P, M, O extends Options>(
  situation: Situation<P, M, O>,
  moves: readonly EvaluatedMove<P, M>[],
): readonly Prospect<P, M>[] {
  const nearness = nearnessFor(situation);
  const near = moves
    .map((move) => ({ move, nearness: nearness(move.after) }))
    .toSorted((a, b) => b.nearness - a.nearness);
  return near.map(({ move, nearness }, place) => ({
    move,
    chance: nearness + (place < mostLookedAt ? handedOver(situation, move.after) : 0),
    exact: false,
  }));
}

/** The moves with the highest chance; chances are sums of fractions, so nearly equal ones are equal. */
export function mostPromising<P, M>(prospects: readonly Prospect<P, M>[]): readonly Prospect<P, M>[] {
  const best = Math.max(...prospects.map(({ chance }) => chance));
  return prospects.filter(({ chance }) => chance > best - 1e-12);
}

/** The share of the opponent's replies after which the game is won by force. */
function handedOver<P, M, O extends Options>({ game, options }: Situation<P, M, O>, after: P): number {
  const oracle = oracleOf(game, options);
  const replies = game.moves(after).map((reply) => game.play(after, reply));
  const gifts = replies.filter(
    (reply) => game.outcome(reply) === null && oracle.probeFast(reply)?.kind === "win",
  );
  return gifts.length / Math.max(1, replies.length);
}

/** Less than any share of replies: it decides only between moves that are equal otherwise. */
function nearnessFor<P, M, O extends Options>({
  game,
  options,
  position,
}: Situation<P, M, O>): (after: P) => number {
  const family = game.family?.(options);
  if (family?.kind !== "switch-row") return () => 0;
  const goal = String(ofSeat(family.goals, game.toMove(position)));
  return (after) => {
    const right = Array.from(family.row(game.key(after))).filter((symbol) => symbol === goal).length;
    return right / (1000 * family.size);
  };
}
