/**
 * Why a row of Switch and Capture is won, lost or no longer winnable. The number of moves to all ON is always odd or
 * always even, so at most one player can ever win. Twins are switches that change the same others: where only twins
 * are OFF, and their number is even, each choice is answered by its twin, which undoes what it changed elsewhere.
 */

import type { Analysis, AnswerPairs, MoveAnalysis } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { isPrime } from "../numbers/blocks.ts";
import { fullRow, labelsIn } from "../rows/row.ts";
import type { CaptureMove, CapturePosition } from "./rules.ts";

type CaptureAnalysis = Analysis<CapturePosition, CaptureMove>;
type CaptureMoveAnalysis = MoveAnalysis<CapturePosition, CaptureMove>;

export function reasons(analysis: CaptureAnalysis, made?: CaptureMoveAnalysis): readonly Reason[] {
  if (made !== undefined) return moveReasons(analysis, made);
  const { position, value, canWin, moves } = analysis;
  const best = moves.find((move) => move.value?.kind === "win" && twinsIn(move.after) !== undefined);
  if (best !== undefined) return moveReasons(analysis, best);
  const pairs = value?.kind === "loss" ? twinsIn(position) : undefined;
  if (pairs !== undefined) return [{ kind: "pairs", by: "opponent", after: [], pairs }];
  if (value?.kind !== "draw") return [];
  if (!canWin.includes(true)) return ableReasons(analysis);
  const equal = moves.every((move) => move.value?.kind === "draw");
  return [...ableReasons(analysis), equal ? { kind: "equal", value: "draw" } : { kind: "deny", move: null }];
}

function moveReasons(
  analysis: CaptureAnalysis,
  { move, after, value }: CaptureMoveAnalysis,
): readonly Reason[] {
  const pairs = value?.kind === "win" ? twinsIn(after) : undefined;
  if (pairs !== undefined) return [{ kind: "pairs", by: "you", after: [String(move)], pairs }];
  if (value?.kind !== "draw") return [];
  const wrong =
    analysis.value?.kind === "draw" && analysis.moves.some((other) => other.value?.kind === "loss");
  return wrong ? [{ kind: "deny", move: String(move) }] : [];
}

function ableReasons({ canWin, toMove }: CaptureAnalysis): readonly Reason[] {
  if (canWin.every((can) => can === false)) return [{ kind: "able", seat: null, parity: null }];
  if (!canWin.includes(false)) return [];
  const seat = canWin[0] === false ? 2 : 1;
  return [{ kind: "able", seat, parity: seat === toMove ? "odd" : "even" }];
}

/**
 * The switches that are OFF, in pairs of twins; undefined where they are not just that. A prime above half the row
 * changes only itself and 1; a prime above a third of it and its double change each other, 1 and 2.
 */
function twinsIn({ row, switches }: CapturePosition): AnswerPairs | undefined {
  const off = labelsIn(~row & fullRow(switches));
  const single = off.filter((label) => isPrime(label) && 2 * label > switches);
  const lower = off.filter((label) => isPrime(label) && 2 * label <= switches && 3 * label > switches);
  const whole = lower.every((label) => off.includes(2 * label));
  if (!whole || single.length % 2 > 0 || lower.length % 2 > 0) return undefined;
  if (single.length + 2 * lower.length !== off.length) return undefined;
  return [...couples(single), ...couples(lower).flatMap(([a, b]): AnswerPairs => [[a, b], twice(a, b)])];
}

function couples(labels: readonly number[]): AnswerPairs {
  return labels.flatMap((label, at) =>
    at % 2 === 0 ? [[String(label), String(labels[at + 1])] as const] : [],
  );
}

function twice(a: string, b: string): readonly [string, string] {
  return [String(2 * Number(a)), String(2 * Number(b))];
}
