/** The move that a finished game turned on. */

import type { Match } from "../../core/match.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import type { Scorecard, ScoredMove } from "../../players/scorecard.ts";
import { betterMoves } from "../../players/scorecard-words.ts";
import { personSeat } from "../../table/words.ts";

export interface TurningPoint {
  /** The position before the move, by its place in the match. */
  readonly ply: number;
  readonly text: string;
  /** Whether a person can try again there. */
  readonly again: boolean;
}

/** The last move with which the loser gave something away; where there is none, the last one of either player. */
export function turningPoint(match: Match, { moves }: Scorecard<string>): TurningPoint | null {
  const winner = match.outcome?.winner ?? null;
  const loser = winner === null ? null : otherSeat(winner);
  const given = moves.flatMap((move, ply) => (move.grade === "gave-away" ? [{ move, ply }] : []));
  const turn = given.findLast(({ move }) => move.seat === loser) ?? given.at(-1);
  if (turn === undefined) return null;
  const again = ofSeat(match.players, turn.move.seat).level === undefined;
  return { ply: turn.ply, text: turnText(match, turn.move, turn.ply), again };
}

function turnText(match: Match, scored: ScoredMove<string>, ply: number): string {
  const { seat, move, before } = scored;
  const name = seat === personSeat(match) ? "you" : ofSeat(match.players, seat).name;
  const kept = before?.kind === "win" ? "win" : "draw";
  return `The game turned at move ${ply + 1}: ${name} played ${move} and gave away the ${kept}. ${betterMoves(scored)} would have kept it.`;
}
