/** Where a finished game was decided: by the last move that gave something away, or by a word. */

import { isComputer, type Match } from "../../core/match.ts";
import { ofSeat, otherSeat, type Pair } from "../../core/seat.ts";
import type { Scorecard } from "../../players/scorecard.ts";
import { betterMoves, settledLine, stakeOf } from "../../players/scorecard-words.ts";
import { namesFor } from "../../table/words.ts";

export interface TurningPoint {
  /** The position before it, by its place in the match. */
  readonly ply: number;
  readonly text: string;
  /** Whether a person can try again there. */
  readonly again: boolean;
}

/** The last move with which the loser gave something away; where there is none, the last one of either player. */
export function turningPoint(
  match: Match,
  card: Scorecard<string>,
  names: Pair<string> = namesFor(match),
): TurningPoint | null {
  const settled = settledLine(match, card, names);
  if (settled !== undefined) return { ply: match.moves.length, text: settled, again: false };
  const winner = match.outcome?.winner ?? null;
  const loser = winner === null ? null : otherSeat(winner);
  const given = card.moves.flatMap((scored, ply) => (scored.grade === "gave-away" ? [{ scored, ply }] : []));
  const turn = given.findLast(({ scored }) => scored.seat === loser) ?? given.at(-1);
  if (turn === undefined) return null;
  const { scored, ply } = turn;
  const who = ofSeat(names, scored.seat);
  return {
    ply,
    text: `Turning point: move ${ply + 1}. ${who} let the ${stakeOf(scored)} slip with ${scored.move}; better: ${betterMoves(scored)}.`,
    again: !isComputer(match, scored.seat),
  };
}
