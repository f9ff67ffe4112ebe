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
      : `Everything that is left is a factor or a multiple of ${position.last}.`;
  if (value === null)
    return `${position.pool.length} numbers are too many to know anything exact; it becomes clear as the pool shrinks.`;
  if (value.kind === "loss")
    return moves.length === 1
      ? `The only number that is free leaves the other a winning answer${inMoves(analysis.value)}.`
      : `Each of the ${moves.length} numbers that are free leaves the other a winning answer${inMoves(analysis.value)}.`;
  const best = winningMove(analysis);
  if (best === undefined) return undefined;
  return best.value?.kind === "win" && best.value.plies === 1
    ? `Taking ${best.move} leaves the other no number to take.`
    : `Taking ${best.move} wins: whatever the other takes, there is an answer, and the other runs out of numbers${inMoves(analysis.value)}.`;
}
