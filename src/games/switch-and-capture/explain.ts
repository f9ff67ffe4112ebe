/** Why a row of Switch and Capture is won, lost, or beyond hope. */

import type { Analysis } from "../../core/analysis.ts";
import { winningMove } from "../../words/explain.ts";
import { inMoves } from "../../words/values.ts";
import type { CaptureMove, CapturePosition } from "./rules.ts";

export function explain(analysis: Analysis<CapturePosition, CaptureMove>): string | undefined {
  const { over, value, canWin } = analysis;
  if (over) return "Every switch is ON: there is nothing left to toggle.";
  if (value?.kind === "win") return winningSentence(analysis);
  if (value?.kind === "loss")
    return `Whatever is chosen here, the other player turns the last switches ON${inMoves(analysis.value)}.`;
  if (canWin[0] === false && canWin[1] === false)
    return "Nobody can win from here any more: no choices, however many, turn every switch ON.";
  if (value?.kind === "draw" && canWin.includes(false)) return oneSided(analysis);
  return undefined;
}

function winningSentence(analysis: Analysis<CapturePosition, CaptureMove>): string | undefined {
  const best = winningMove(analysis);
  if (best === undefined) return undefined;
  if (best.value?.kind === "win" && best.value.plies === 1)
    return `Choosing ${best.move} turns every switch ON, so there is nothing left to toggle.`;
  return `Choosing ${best.move} leaves a row in which every reply loses: all switches are ON${inMoves(analysis.value)}.`;
}

/** The number of moves to the end has a fixed parity, so only one of the players can make the last one. */
function oneSided({ canWin, toMove }: Analysis<CapturePosition, CaptureMove>): string {
  const odd = canWin[toMove - 1] !== false;
  const who = odd ? "the player to move" : "the player who has just moved";
  return `Only ${who} can still win, since the way to all ON has an ${odd ? "odd" : "even"} number of moves; the other can put it off for ever.`;
}
