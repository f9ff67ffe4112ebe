/** Why a row of flips is won or lost, in the words that Switch Battle and Switch Conquer share. */

import type { Analysis } from "../../core/analysis.ts";
import { winningMove } from "../../words/explain.ts";
import { inMoves } from "../../words/values.ts";
import { nameFlip } from "./flips.ts";

/** `completes` says what a winning flip does: "turns the whole row to 1". */
export function explainFlips<P>(analysis: Analysis<P, number>, completes: string): string | undefined {
  const { value } = analysis;
  if (value?.kind === "draw")
    return "Neither player can force a win: leaving the row one flip from complete hands it to the opponent, and there is always a flip that avoids that.";
  if (value?.kind === "loss")
    return `Every flip loses: the opponent completes a row${inMoves(analysis.value)}.`;
  const best = winningMove(analysis);
  if (best === undefined) return undefined;
  if (best.value?.kind === "win" && best.value.plies === 1)
    return `Flipping ${nameFlip(best.move)} ${completes}.`;
  return `Flipping ${nameFlip(best.move)} wins${inMoves(analysis.value)}: every reply to it loses.`;
}
