/** With a free choice, you lose on multiples of three. Right after a two, you lose unless the remainder is one. */

import type { Analysis, MoveAnalysis } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { levels, type TowerMove, type TowerOptions, type TowerPosition } from "./rules.ts";

type TowerAnalysis = Analysis<TowerPosition, TowerMove>;
type TowerMoveAnalysis = MoveAnalysis<TowerPosition, TowerMove>;

const rule = {
  kind: "multiple",
  of: 3,
  answers: [
    ["1", "2"],
    ["2", "1"],
  ],
} as const;

export function reasons(options: TowerOptions) {
  return (analysis: TowerAnalysis, made?: TowerMoveAnalysis): readonly Reason[] =>
    made === undefined ? positionReasons(options, analysis) : moveReasons(options, made);
}

function positionReasons(options: TowerOptions, { position, moves }: TowerAnalysis): readonly Reason[] {
  const { left } = position;
  const cells = multiples(options, position);
  if (left % 3 === 0) return [{ ...rule, by: "opponent", after: [], leaves: [left], cells }];
  const taking = moves.find(({ after }) => after.left % 3 === 0) ?? moves[0];
  return taking === undefined ? [] : moveReasons(options, taking);
}

function moveReasons(options: TowerOptions, { move, after }: TowerMoveAnalysis): readonly Reason[] {
  const { left } = after;
  const cells = multiples(options, after);
  if (left % 3 === 0) return [{ ...rule, by: "you", after: [String(move)], leaves: [left], cells }];
  const forced = move === 2 && left % 3 === 2;
  const reply = forced ? 1 : left % 3;
  const by = forced ? "you" : "opponent";
  return [{ ...rule, by, after: [String(move), String(reply)], leaves: [left, left - reply], cells }];
}

/** The blocks that are on top when a multiple of three is left. */
function multiples(options: TowerOptions, position: TowerPosition): readonly string[] {
  return levels(options, position)
    .filter((level) => (options.blocks - level + 1) % 3 === 0)
    .map(String);
}
