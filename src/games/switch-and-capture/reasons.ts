/**
 * Why a row of Switch and Capture is won, lost or no longer winnable. The number of moves to all ON is always odd or
 * always even, so at most one player can ever win. Twins are switches that change the same others: where only twins
 * are OFF, and their number is even, each choice is answered by its twin, which undoes what it changed elsewhere.
 */

import type { Analysis, AnswerPairs, MoveAnalysis } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { fullRow, labelsIn } from "../rows/row.ts";
import type { CaptureMove, CapturePosition } from "./rules.ts";
import { type Block, twinKinds } from "./twins.ts";

type CaptureAnalysis = Analysis<CapturePosition, CaptureMove>;
type CaptureMoveAnalysis = MoveAnalysis<CapturePosition, CaptureMove>;

export function reasons(analysis: CaptureAnalysis, made?: CaptureMoveAnalysis): readonly Reason[] {
  if (made !== undefined) return moveReasons(analysis, made);
  const { position, value, canWin, moves } = analysis;
  const best = moves.find((move) => twinsIn(move.after) !== undefined);
  if (best !== undefined) return moveReasons(analysis, best);
  const pairs = twinsIn(position);
  if (pairs !== undefined) return [{ kind: "pairs", by: "opponent", after: [], pairs }];
  if (value?.kind !== "draw") return [];
  if (!canWin.includes(true)) return ableReasons(analysis);
  const equal = moves.every((move) => move.value?.kind === "draw");
  return [...ableReasons(analysis), equal ? { kind: "equal", value: "draw" } : denial(position, null)];
}

function moveReasons(
  analysis: CaptureAnalysis,
  { move, after, value }: CaptureMoveAnalysis,
): readonly Reason[] {
  const pairs = twinsIn(after);
  if (pairs !== undefined) return [{ kind: "pairs", by: "you", after: [String(move)], pairs }];
  if (value?.kind !== "draw") return [];
  const wrong = analysis.moves.some((other) => other.value?.kind === "loss");
  return wrong ? [denial(after, String(move))] : [];
}

/** All that wins by force: a row that one choice completes, or turns into one where only twins are OFF. */
function denial({ switches }: CapturePosition, move: string | null): Reason {
  const kinds = twinKinds(switches).filter((blocks) => blocks.length > 1);
  const twins = kinds.map((blocks) => blocks.map((block) => block.map(String)));
  return { kind: "deny", move, mark: "OFF", twins };
}

function ableReasons({ canWin, toMove }: CaptureAnalysis): readonly Reason[] {
  if (canWin.every((can) => can === false)) return [{ kind: "able", seat: null, parity: null }];
  if (!canWin.includes(false)) return [];
  const seat = canWin[0] === false ? 2 : 1;
  return [{ kind: "able", seat, parity: seat === toMove ? "odd" : "even" }];
}

/** The switches that are OFF, in pairs of twins: then the row is lost. Undefined where they are not just an even number of each kind. */
function twinsIn({ row, switches }: CapturePosition): AnswerPairs | undefined {
  const off = labelsIn(~row & fullRow(switches));
  const found = twinKinds(switches).map((blocks) =>
    blocks.filter((block) => block.every((label) => off.includes(label))),
  );
  const covered = found.flat(2).length === off.length;
  return covered && found.every((blocks) => blocks.length % 2 === 0) ? found.flatMap(couple) : undefined;
}

/** Each block with the next one, member by member. */
function couple(blocks: readonly Block[]): AnswerPairs {
  return blocks.flatMap((block, at) =>
    at % 2 === 0
      ? block.map((label, member) => [String(label), String(blocks[at + 1]?.[member])] as const)
      : [],
  );
}
