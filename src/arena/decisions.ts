/** The moves of a game held against the exact values: what each player decided, and what was given away first. */

import type { Pair, Seat } from "../core/seat.ts";
import { decisionsOf, type ScoredMove, scorecard } from "../players/scorecard.ts";
import type { Decisions } from "../players/skill.ts";
import type { Transcript } from "./transcript.ts";

/** Of one player in one game. */
export interface Play {
  readonly decisions: Decisions;
  /** The ply of the first mistake, from 1; null if there was none. */
  readonly firstMistake: number | null;
}

export function playsOf({ match }: Transcript): Pair<Play> {
  const { moves } = scorecard(match.game, match.options, match.positions, match.moves);
  return [playOf(moves, 1), playOf(moves, 2)];
}

function playOf(moves: readonly ScoredMove[], seat: Seat): Play {
  const mistake = moves.findIndex((move) => move.seat === seat && move.grade === "gave-away");
  return { decisions: decisionsOf(moves, seat), firstMistake: mistake < 0 ? null : mistake + 1 };
}
