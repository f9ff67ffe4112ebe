/** The moves of a game held against the exact values: what each player kept, and what was given away. */

import type { Value } from "../core/analysis.ts";
import type { Pair, Seat } from "../core/seat.ts";
import { type ScoredMove, scorecard } from "../players/scorecard.ts";
import type { Transcript } from "./transcript.ts";

/** Of one player in one game. */
export interface Decisions {
  /** Moves whose value is known. */
  readonly known: number;
  readonly kept: number;
  /** What was given away in all: 1 from a win to a draw or from a draw to a loss, 2 from a win to a loss. */
  readonly lost: number;
  /** The ply of the first mistake, from 1; null if there was none. */
  readonly firstMistake: number | null;
}

export function decisionsOf({ match }: Transcript): Pair<Decisions> {
  const { moves } = scorecard(match.game, match.options, match.positions, match.moves);
  return [decisionsOfSeat(moves, 1), decisionsOfSeat(moves, 2)];
}

function decisionsOfSeat(moves: readonly ScoredMove[], seat: Seat): Decisions {
  const known = moves.flatMap((move, index) =>
    move.seat === seat && move.grade !== "unknown" ? [{ ...move, ply: index + 1 }] : [],
  );
  return {
    known: known.length,
    kept: known.filter((move) => move.grade === "kept").length,
    lost: known.reduce((sum, move) => sum + worth(move.before) - worth(move.value), 0),
    firstMistake: known.find((move) => move.grade === "gave-away")?.ply ?? null,
  };
}

function worth(value: Value | null): number {
  if (value === null || value.kind === "draw") return 0;
  return value.kind === "win" ? 1 : -1;
}
