/** Why a row of Switch and Capture is won, lost, or no longer winnable. */

import type { Analysis } from "../../core/analysis.ts";
import { winningMove } from "../../words/explain.ts";
import { inMoves } from "../../words/values.ts";
import type { CaptureMove, CapturePosition } from "./rules.ts";

export function explain(analysis: Analysis<CapturePosition, CaptureMove>): string | undefined {
  const { over, value, canWin } = analysis;
  if (over) return "Every switch is ON: there is nothing left to toggle.";
  if (value?.kind === "win") return winningSentence(analysis);
  if (value?.kind === "loss")
    return `Every choice loses: the opponent turns the last switches ON${inMoves(analysis.value)}.`;
  if (canWin[0] === false && canWin[1] === false)
    return "Neither player can win any more: no sequence of choices turns every switch ON.";
  if (value?.kind === "draw" && canWin.includes(false)) return oneSided(analysis);
  return undefined;
}

function winningSentence(analysis: Analysis<CapturePosition, CaptureMove>): string | undefined {
  const best = winningMove(analysis);
  if (best === undefined) return undefined;
  if (best.value?.kind === "win" && best.value.plies === 1)
    return `Choosing ${best.move} turns every switch ON, so there is nothing left to toggle.`;
  return `Choosing ${best.move} wins${inMoves(analysis.value)}: every reply to it loses.`;
}

/** The number of moves to the end has a fixed parity, so only one of the players can make the last one. */
function oneSided({ canWin, toMove }: Analysis<CapturePosition, CaptureMove>): string {
  const odd = canWin[toMove - 1] !== false;
  const [able, unable] = odd
    ? ["the player to move", "the opponent"]
    : ["the opponent", "the player to move"];
  return `Only ${able} can still win, since reaching all ON takes an ${odd ? "odd" : "even"} number of moves; ${unable} can put it off forever.`;
}
