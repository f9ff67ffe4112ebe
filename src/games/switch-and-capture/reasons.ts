/**
 * Twins are switches that change the same others: if only twins are OFF, and their number is even, each
 * choice is answered by its twin, which undoes its other changes. In all other rows the number of missing
 * choices tells who can win, and when.
 */

import type { Analysis, AnswerPairs, MoveAnalysis } from "../../core/analysis.ts";
import type { AnswerStage, Reason } from "../../core/reason.ts";
import { safeMoves } from "../rows/reasons.ts";
import { isOn, labelsIn } from "../rows/row.ts";
import { type Block, lastingMoves, listedRows, twinKinds } from "./lost.ts";
import { missingChoices, stuckSwitches } from "./missing.ts";
import { type CaptureMove, type CapturePosition, type CaptureSize, offIn, toggled } from "./rules.ts";

type CaptureAnalysis = Analysis<CapturePosition, CaptureMove>;
type CaptureMoveAnalysis = MoveAnalysis<CapturePosition, CaptureMove>;

const mark = "OFF";

export function reasons(size: CaptureSize) {
  return (analysis: CaptureAnalysis, made?: CaptureMoveAnalysis): readonly Reason[] =>
    made === undefined ? positionReasons(size, analysis) : moveReasons(size, analysis, made);
}

function positionReasons(size: CaptureSize, analysis: CaptureAnalysis): readonly Reason[] {
  const { position, value, moves } = analysis;
  const best = quickest(size, moves);
  if (best !== undefined) return strategy("you", [best.move], size, best.after);
  const answered = strategy("opponent", [], size, position);
  if (answered.length > 0 || value?.kind !== "draw") return answered;
  return [...outlook(size, position), ...safeMoves(analysis, String)];
}

function moveReasons(
  size: CaptureSize,
  { position, moves }: CaptureAnalysis,
  { move, after, value }: CaptureMoveAnalysis,
): readonly Reason[] {
  const answered = strategy("you", [move], size, after);
  if (answered.length > 0 || value === null) return answered;
  if (value.kind === "loss") return refutation(size, move, after);
  const missing = missingChoices(size, offIn(size, position));
  if (missing === null) return outlook(size, position);
  const left = missing.includes(move) ? missing.filter((each) => each !== move) : [...missing, move];
  const isSharp = moves.some((other) => other.value?.kind === "loss");
  return [
    ...(isSharp ? [denial(size, String(move))] : []),
    missingReason(
      left.toSorted((a, b) => a - b),
      missing.length % 2 === 1,
      move,
    ),
  ];
}

function refutation(size: CaptureSize, move: CaptureMove, after: CapturePosition): readonly Reason[] {
  const replies = labelsIn(offIn(size, after)).map((reply) => ({
    move: reply,
    after: { ...after, row: after.row ^ toggled(size, reply) },
  }));
  const best = quickest(size, replies);
  if (best === undefined) return [];
  if (lastsIn(size, best.after) === 0) {
    const reply = String(best.move);
    return [{ kind: "refuted", move: String(move), reply, left: { cells: [reply] } }];
  }
  return strategy("opponent", [move, best.move], size, best.after);
}

function quickest<T extends { readonly after: CapturePosition }>(
  size: CaptureSize,
  moves: readonly T[],
): T | undefined {
  const lasting = (move: T) => lastsIn(size, move.after) ?? Number.POSITIVE_INFINITY;
  const winning = moves.filter((move) => lastsIn(size, move.after) !== undefined);
  return winning.toSorted((a, b) => lasting(a) - lasting(b))[0];
}

function strategy(
  by: "you" | "opponent",
  moves: readonly CaptureMove[],
  size: CaptureSize,
  position: CapturePosition,
): readonly Reason[] {
  const answers = answersIn(size, offIn(size, position));
  if (answers === undefined) return [];
  const after = moves.map(String);
  return "pairs" in answers
    ? [{ kind: "pairs", by, after, pairs: answers.pairs }]
    : [{ kind: "stages", by, after, mark, stages: answers.stages }];
}

function outlook(size: CaptureSize, position: CapturePosition): readonly Reason[] {
  const off = offIn(size, position);
  const missing = missingChoices(size, off);
  if (missing === null) {
    const cells = stuckSwitches(size, off);
    return [{ kind: "stuck", mark, cells: cells.map(String) }];
  }
  const isMine = missing.length % 2 === 1;
  return [missingReason(missing, isMine, null), ...(isMine ? [] : [denial(size, null)])];
}

function missingReason(missing: readonly number[], isMine: boolean, move: CaptureMove | null): Reason {
  return {
    kind: "missing",
    by: isMine ? "you" : "opponent",
    move: move === null ? null : String(move),
    moves: missing.map(String),
  };
}

function denial(size: CaptureSize, move: string | null): Reason {
  const listed = listedRows(size);
  const kinds = listed === undefined ? twinKinds(size.switches).filter((blocks) => blocks.length > 1) : [];
  return {
    kind: "deny",
    move,
    mark,
    twins: kinds.map((blocks) => blocks.map((block) => block.map(String))),
    rows: (listed ?? []).map(({ off }) => off.map(String)),
  };
}

type Answers = { readonly pairs: AnswerPairs } | { readonly stages: readonly AnswerStage[] };

/** In moves; undefined if the row isn't lost. */
function lastsIn(size: CaptureSize, position: CapturePosition): number | undefined {
  return lastsWith(size, offIn(size, position));
}

function lastsWith(size: CaptureSize, off: number): number | undefined {
  return lastingMoves(size, (label) => isOn(off, label), labelsIn(off).length);
}

function answersIn(size: CaptureSize, off: number): Answers | undefined {
  if (lastsWith(size, off) === undefined) return undefined;
  if (listedRows(size) === undefined) return { pairs: twinPairs(size.switches, off) };
  const stages = stagesFrom(size, off);
  const pairs = samePairs(stages);
  return pairs === undefined ? { stages } : { pairs };
}

/** Pairs each OFF block with the next of its kind, member by member. */
function twinPairs(switches: number, off: number): AnswerPairs {
  return twinKinds(switches).flatMap((blocks) =>
    couple(blocks.filter((block) => block.every((label) => isOn(off, label)))),
  );
}

function couple(blocks: readonly Block[]): AnswerPairs {
  return blocks.flatMap((block, at) =>
    at % 2 === 0
      ? block.map((label, member) => [String(label), String(blocks[at + 1]?.[member])] as const)
      : [],
  );
}

/** The lost rows that follow one another, each with an answer to every choice. */
function stagesFrom(size: CaptureSize, start: number): readonly AnswerStage[] {
  const rows = [start];
  const stages: AnswerStage[] = [];
  for (const off of rows) {
    const found = labelsIn(off).map((choice) => ({ choice, ...quickestReply(size, off, choice) }));
    for (const { leaves } of found) if (leaves !== 0 && !rows.includes(leaves)) rows.push(leaves);
    const answers = found.map(({ choice, reply }) => [String(choice), String(reply)] as const);
    stages.push({ cells: labelsIn(off).map(String), answers });
  }
  return stages;
}

function quickestReply(size: CaptureSize, off: number, choice: number) {
  const met = off ^ toggled(size, choice);
  const replies = labelsIn(met).map((reply) => {
    const leaves = met ^ toggled(size, reply);
    const lasts = lastsWith(size, leaves) ?? Number.POSITIVE_INFINITY;
    return { reply, leaves, lasts };
  });
  return replies.reduce((best, each) => (each.lasts < best.lasts ? each : best));
}

function samePairs(stages: readonly AnswerStage[]): AnswerPairs | undefined {
  const answers = new Map<string, string>();
  for (const [choice, reply] of stages.flatMap((stage) => stage.answers)) {
    if ((answers.get(choice) ?? reply) !== reply) return undefined;
    answers.set(choice, reply);
  }
  const pairs: (readonly [string, string])[] = [];
  for (const [choice, reply] of answers)
    if (!pairs.some((pair) => pair.includes(choice) && pair.includes(reply))) pairs.push([choice, reply]);
  return pairs;
}
