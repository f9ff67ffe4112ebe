/** Why a row of Switch Conquer is won or lost. */

import type { Analysis } from "../../core/analysis.ts";
import { otherSeat } from "../../core/seat.ts";
import { explainFlips } from "../rows/explain.ts";
import { type ConquerMove, type ConquerPosition, goalRow, letterOf } from "./rules.ts";

export function explain(analysis: Analysis<ConquerPosition, ConquerMove>): string | undefined {
  const { position, over } = analysis;
  const rival = otherSeat(position.mover);
  if (over) return `All switches show ${letterOf(rival)} at the end of that player's turn.`;
  if (position.row === goalRow(rival, position.switches))
    return `All switches show ${letterOf(rival)} already: whatever you flip, the other flips it back and wins.`;
  return explainFlips(analysis, `sets all switches to ${letterOf(position.mover)}`);
}
