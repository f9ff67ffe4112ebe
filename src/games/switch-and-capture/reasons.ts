/** The reason is the winner's answer pairs or, in a drawn row, the needed numbers or why there are none. */

import type { Analysis, AnswerPairs, MoveAnalysis } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { safeMoves } from "../rows/reasons.ts";
import { isOn, labelsIn, type RowPosition } from "../rows/row.ts";
import { type Block, lastingMoves, twinKinds } from "./lost.ts";
import { neededLists, stuckSwitches } from "./needed.ts";
import { type CaptureSize, offIn, toggled } from "./rules.ts";

type CaptureAnalysis = Analysis<RowPosition, number>;
type CaptureMoveAnalysis = MoveAnalysis<RowPosition, number>;

const mark = "OFF";

export function reasons(size: CaptureSize) {
  return (analysis: CaptureAnalysis, made?: CaptureMoveAnalysis): readonly Reason[] =>
    made === undefined ? positionReasons(size, analysis) : moveReasons(size, analysis, made);
}

function positionReasons(size: CaptureSize, analysis: CaptureAnalysis): readonly Reason[] {
  const { position, value, moves } = analysis;
  const best = quickest(size, moves);
  if (best !== undefined) return strategy("you", [best.move], size, best.after);
  return value?.kind === "draw" ? outlook(size, analysis) : strategy("opponent", [], size, position);
}

function moveReasons(
  size: CaptureSize,
  { position, value: before }: CaptureAnalysis,
  { move, after, value }: CaptureMoveAnalysis,
): readonly Reason[] {
  if (value?.kind === "loss") return refutation(size, move, after);
  if (value?.kind !== "draw") return strategy("you", [move], size, after);
  // A list of needed numbers would reveal a winning move.
  if (before?.kind === "win") return [{ kind: "spoils", move: String(move), replies: drawsIn(size, after) }];
  return [neededReason(size, position, { move, after })];
}

function drawsIn(size: CaptureSize, position: RowPosition): readonly string[] {
  const isDrawn = (after: RowPosition) => quickest(size, choicesIn(size, after)) === undefined;
  return choicesIn(size, position).flatMap(({ move, after }) => (isDrawn(after) ? String(move) : []));
}

function refutation(size: CaptureSize, move: number, after: RowPosition): readonly Reason[] {
  const best = quickest(size, choicesIn(size, after));
  if (best === undefined || offIn(size, best.after) === 0) return [];
  return strategy("opponent", [move, best.move], size, best.after);
}

function choicesIn(size: CaptureSize, position: RowPosition) {
  return labelsIn(offIn(size, position)).map((move) => ({
    move,
    after: { ...position, row: position.row ^ toggled(size, move) },
  }));
}

function quickest<T extends { readonly after: RowPosition }>(
  size: CaptureSize,
  moves: readonly T[],
): T | undefined {
  const lasting = (move: T) => lastsIn(size, move.after) ?? Number.POSITIVE_INFINITY;
  const winning = moves.filter((move) => lastsIn(size, move.after) !== undefined);
  return winning.toSorted((a, b) => lasting(a) - lasting(b))[0];
}

function strategy(
  by: "you" | "opponent",
  moves: readonly number[],
  size: CaptureSize,
  position: RowPosition,
): readonly Reason[] {
  const pairs = answersIn(size, position);
  return pairs === undefined ? [] : [{ kind: "pairs", by, after: moves.map(String), pairs }];
}

function outlook(size: CaptureSize, analysis: CaptureAnalysis): readonly Reason[] {
  const { position, moves } = analysis;
  const needed = neededReason(size, position);
  if (needed.kind === "stuck") return [needed];
  const isNeeded = (move: number) => needed.lists.flat(2).includes(String(move));
  const others = moves.filter(({ move }) => !isNeeded(move));
  const spare =
    needed.by === "opponent" && others.length > 0 && others.every(({ value }) => value?.kind === "draw");
  return spare ? [{ ...needed, spare }] : [needed, ...safeMoves(analysis, String)];
}

function neededReason(
  size: CaptureSize,
  position: RowPosition,
  made?: Pick<CaptureMoveAnalysis, "move" | "after">,
) {
  const off = offIn(size, made?.after ?? position);
  const lists = neededLists(size, off);
  if (lists === null) return { kind: "stuck", mark, cells: stuckSwitches(size, off).map(String) } as const;
  const isOwn = ((lists[0]?.length ?? 0) % 2 === 1) === (made === undefined);
  const listed = lists.flat(2);
  const names = labelsIn(off).map(String);
  return {
    kind: "needed",
    by: isOwn ? "you" : "opponent",
    sign: size.switchOne === "always" ? { cell: "1", mark: isOn(position.row, 1) ? "ON" : mark } : null,
    mark,
    move: made === undefined ? null : String(made.move),
    lists,
    free: names.filter((name) => listed.includes(name)),
    spare: false,
    adds: made === undefined ? [] : names.filter((name) => !listed.includes(name)),
  } as const;
}

function lastsIn(size: CaptureSize, position: RowPosition): number | undefined {
  const off = offIn(size, position);
  return lastingMoves(size, (label) => isOn(off, label), labelsIn(off).length);
}

/** With nine switches, these pairs exist, too. Choosing both numbers of a pair changes 2, 3, 4, 8 and 9. */
const pairsOfNine = [
  [2, 3],
  [4, 9],
  [8, 9],
] as const;

/** In some lost rows of up to five switches, no pairs answer everything. */
function answersIn(size: CaptureSize, position: RowPosition): AnswerPairs | undefined {
  const off = offIn(size, position);
  if (lastsIn(size, position) === undefined) return undefined;
  const others = size.switches === 9 && isOn(off, 9) ? pairsOfNine : [];
  const pairs = [...twinPairs(size.switches, off), ...others];
  const isAnswered = labelsIn(off).every((label) => pairs.some((pair) => pair.includes(label)));
  return isAnswered ? pairs.map(([one, two]) => [String(one), String(two)]) : undefined;
}

type Twins = readonly [number, number];

/** Pairs up the lone primes that are OFF, and the couples member by member. */
function twinPairs(switches: number, off: number): readonly Twins[] {
  return twinKinds(switches).flatMap((blocks) =>
    couple(blocks.filter((block) => block.every((label) => isOn(off, label)))),
  );
}

function couple([first, second, ...rest]: readonly Block[]): readonly Twins[] {
  if (first === undefined || second === undefined) return [];
  return [...first.map((label, member): Twins => [label, second[member] ?? 0]), ...couple(rest)];
}
