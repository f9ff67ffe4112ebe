/** Why a pool of Factor Frenzy is won or lost. */

import type { Analysis } from "../../core/analysis.ts";
import { winningMove } from "../../words/explain.ts";
import { inMoves } from "../../words/values.ts";
import type { FrenzyMove, FrenzyPosition } from "./rules.ts";

export function explain(analysis: Analysis<FrenzyPosition, FrenzyMove>): string | undefined {
  const { over, value, moves, position } = analysis;
  if (over)
    return position.pool.length === 0
      ? "The pool is empty."
      : `Every number left is a factor or a multiple of ${position.last}.`;
  if (value?.kind === "loss")
    return moves.length === 1
      ? `The only legal number loses${inMoves(analysis.value)}.`
      : `Each of the ${moves.length} legal numbers loses: the opponent wins${inMoves(analysis.value)}.`;
  const best = winningMove(analysis);
  if (best === undefined) return undefined;
  return best.value?.kind === "win" && best.value.plies === 1
    ? `Taking ${best.move} leaves the opponent no number to take.`
    : `Taking ${best.move} wins: whatever the opponent takes, there is an answer, and the opponent runs out of numbers${inMoves(analysis.value)}.`;
}
