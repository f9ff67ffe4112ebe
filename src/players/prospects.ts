/**
 * What each of several drawn moves promises against a careless opponent. Beyond the sizes of the exact table: the chance that a
 * uniformly random reply hands over a won position, and where that tells nothing, how many switches stand right.
 */

import type { Options } from "../core/options.ts";
import { ofSeat, type Seat } from "../core/seat.ts";
import { sizeName, truthOf } from "../solver/truth.ts";
import { exactChances } from "./chances.ts";
import type { KnownMove } from "./insight.ts";
import type { Situation } from "./player.ts";

export interface Prospect<P = unknown, M = unknown> {
  readonly move: KnownMove<P, M>;
  /** A chance where `exact`, else only a measure to compare moves by. */
  readonly chance: number;
  readonly exact: boolean;
}

export function prospectsOf<P, M, O extends Options>(
  situation: Situation<P, M, O>,
  moves: readonly KnownMove<P, M>[],
): readonly Prospect<P, M>[] {
  const { game, options, position } = situation;
  const table = exactChances(game, position, sizeName(game, options));
  const seat = game.toMove(position);
  return moves.map((move) => {
    const chance = table?.(move.after);
    return chance === undefined
      ? {
          move,
          chance: handedOver(situation, move.after) + nearness(situation, move.after, seat),
          exact: false,
        }
      : { move, chance, exact: true };
  });
}

/** The moves with the highest chance; chances are sums of fractions, so nearly equal ones are equal. */
export function mostPromising<P, M>(prospects: readonly Prospect<P, M>[]): readonly Prospect<P, M>[] {
  const best = Math.max(...prospects.map(({ chance }) => chance));
  return prospects.filter(({ chance }) => chance > best - 1e-12);
}

/** The share of the opponent's replies after which the game is won by force. */
function handedOver<P, M, O extends Options>({ game, options }: Situation<P, M, O>, after: P): number {
  const truth = truthOf(game, options);
  const replies = game.moves(after).map((reply) => game.play(after, reply));
  const gifts = replies.filter((reply) => game.moves(reply).length > 0 && truth.near(reply)?.kind === "win");
  return gifts.length / Math.max(1, replies.length);
}

/** Less than any share of replies: it decides only between moves that are equal otherwise. */
function nearness<P, M, O extends Options>(
  { game, options }: Situation<P, M, O>,
  after: P,
  seat: Seat,
): number {
  const family = game.family?.(options);
  if (family?.kind !== "switch-row") return 0;
  const goal = String(ofSeat(family.goals, seat));
  const right = Array.from(family.row(game.key(after))).filter((symbol) => symbol === goal).length;
  return right / (1000 * family.size);
}
