/** Gives pairs of numbers as the reason. A player who can answer every number with its partner never runs out first. */

import { type Analysis, type AnswerPairs, type MoveAnalysis, winningMove } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import type { FrenzyPosition } from "./rules.ts";

type FrenzyAnalysis = Analysis<FrenzyPosition, number>;
type FrenzyMoveAnalysis = MoveAnalysis<FrenzyPosition, number>;

export function reasons(
  analysis: FrenzyAnalysis,
  made: FrenzyMoveAnalysis | undefined = winningMove(analysis),
): readonly Reason[] {
  const pairs = pairsAround(analysis, made);
  if (pairs === null) return [];
  if (made === undefined) return [{ kind: "pairs", by: "opponent", after: [], pairs }];
  // If the reply ends the game, the rules alone explain why the move loses.
  if (made.value?.kind === "loss" && made.value.plies === 2) return [];
  const move = String(made.move);
  if (made.value?.kind === "win") return [{ kind: "pairs", by: "you", after: [move], pairs }];
  const partner = pairs.find((pair) => pair.includes(move))?.find((name) => name !== move);
  if (partner === undefined) return [];
  const rest = pairs.filter((pair) => !pair.includes(move));
  return [{ kind: "pairs", by: "opponent", after: [move, partner], pairs: rest }];
}

/** The pairs left after a winning move or, if there's none, the pairs that answer every move. */
function pairsAround(analysis: FrenzyAnalysis, made: FrenzyMoveAnalysis | undefined): AnswerPairs | null {
  const winner = made?.value?.kind === "win" ? made : winningMove(analysis);
  return analysis.answerPairs?.(winner?.after ?? analysis.position) ?? null;
}
