/** If a drawn position comes back, a computer tries another move, and offers a draw. */

import { hasPerson, type Match, seatToMove } from "../core/match.ts";
import { oracleOf } from "../solver/oracle.ts";
import { type EvaluatedMove, evaluateMoves } from "./evaluate.ts";
import { type Situation, situationOf } from "./player.ts";

/** Changes nothing unless the position has occurred before. */
export function leastRepeated(
  situation: Situation,
  draws: readonly EvaluatedMove[],
): readonly EvaluatedMove[] {
  if (timesRepeated(situation) === 0) return draws;
  const times = draws.map(({ after }) => situation.timesStood?.(after) ?? 0);
  const fewest = Math.min(...times);
  return draws.filter((_, at) => times[at] === fewest);
}

/** 0 the first time. */
export function timesRepeated({ position, timesStood }: Situation): number {
  const times = timesStood?.(position) ?? 0;
  return times > 1 ? times : 0;
}

export interface Repetition {
  /** No other move holds the draw. */
  readonly onlyMove?: true;
  readonly offersDraw?: true;
}

export function repetitionOf(match: Match): Repetition {
  const situation = situationOf(match);
  const { game, position } = situation;
  const known = oracleOf(game).probeFast(position);
  if ((known !== null && known.kind !== "draw") || timesRepeated(situation) === 0) return {};
  const { value, moves } = evaluateMoves(situation);
  if (value?.kind !== "draw") return {};
  const safe = moves.filter((move) => move.value?.kind === "draw");
  return {
    ...(safe.length === 1 && moves.length > 1 ? { onlyMove: true } : {}),
    ...(isTimeToOffer(match) ? { offersDraw: true } : {}),
  };
}

/** From the third time on, which is when players are told that a position has come back. */
const timesToOffer = 3;

/** In plies, after a declined offer. */
const pliesBetweenOffers = 20;

/** Depends on the match alone, since no record keeps the offers. */
function isTimeToOffer(match: Match): boolean {
  const { game, positions, moves } = match;
  if (!hasPerson(match)) return false;
  const mover = seatToMove(match);
  const times = new Map<string, number>();
  let lastOffer = -pliesBetweenOffers;
  for (const [ply, position] of positions.entries()) {
    if (game.toMove(position) !== mover) continue;
    const key = game.key(position);
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    if (count >= timesToOffer && ply - lastOffer >= pliesBetweenOffers) lastOffer = ply;
  }
  return lastOffer === moves.length;
}
