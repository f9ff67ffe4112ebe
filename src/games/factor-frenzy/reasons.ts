/**
 * Why a pool is won: numbers that may follow each other can be paired. If a largest pairing leaves the last number
 * out, every number that may follow it has a partner, and answering with the partner never runs out first.
 */

import { type Analysis, type AnswerPairs, type MoveAnalysis, winningMove } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import type { FrenzyMove, FrenzyPosition } from "./rules.ts";

type FrenzyAnalysis = Analysis<FrenzyPosition, FrenzyMove>;
type FrenzyMoveAnalysis = MoveAnalysis<FrenzyPosition, FrenzyMove>;

export function reasons(
  analysis: FrenzyAnalysis,
  made: FrenzyMoveAnalysis | undefined = winningMove(analysis),
): readonly Reason[] {
  const pairs = pairsAround(analysis, made);
  if (pairs === null) return [];
  if (made === undefined) return [{ kind: "pairs", by: "opponent", after: [], pairs }];
  const move = String(made.move);
  if (made.value?.kind === "win") return [{ kind: "pairs", by: "you", after: [move], pairs }];
  const partner = pairs.find((pair) => pair.includes(move))?.find((name) => name !== move);
  if (partner === undefined) return [];
  const rest = pairs.filter((pair) => !pair.includes(move));
  return [{ kind: "pairs", by: "opponent", after: [move, partner], pairs: rest }];
}

/**
 * The pairs that the move leaves to answer in, if it wins. A losing move has a partner in the pairs that decide the
 * position: those of the opponent, or those after the move that would have won.
 */
function pairsAround(analysis: FrenzyAnalysis, made: FrenzyMoveAnalysis | undefined): AnswerPairs | null {
  const winner = made?.value?.kind === "win" ? made : winningMove(analysis);
  return analysis.answerPairs?.(winner?.after ?? analysis.position) ?? null;
}
