/** Reasons as they are drawn on any board: which cells belong together, and which are marked. */

import type { AnswerPairs } from "./analysis.ts";
import type { Link } from "./board.ts";
import type { Reason } from "./reason.ts";

export interface Drawing {
  /** Between cells that answer each other. */
  readonly links: readonly Link[];
  readonly marks: readonly { readonly cell: string; readonly label: string }[];
}

export function drawReasons(reasons: readonly Reason[]): Drawing {
  const links = reasons.flatMap((reason) =>
    reason.kind === "pairs" ? [...reason.pairs, ...answered(reason)] : [],
  );
  return {
    links: links.map(([from, to]) => ({ from, to, label: "↔" })),
    marks: reasons.flatMap(marksOf),
  };
}

/** The losing move and the answer to it are a pair too. */
function answered({ by, after: [move, reply] }: Extract<Reason, { kind: "pairs" }>): AnswerPairs {
  return by === "opponent" && move !== undefined && reply !== undefined ? [[move, reply]] : [];
}

/** The move with which the opponent refutes the one that the reasons are about. */
export function replyIn(reasons: readonly Reason[]): string | undefined {
  return reasons.flatMap(repliesOf)[0];
}

function repliesOf(reason: Reason): readonly string[] {
  if (reason.kind === "refuted") return [reason.reply];
  const answers = reason.kind === "pairs" || reason.kind === "multiple";
  return answers && reason.by === "opponent" ? reason.after.slice(1) : [];
}

function marksOf(reason: Reason): Drawing["marks"] {
  const mark = (cells: readonly string[], label: string) => cells.map((cell) => ({ cell, label }));
  if (reason.kind === "multiple") return mark(reason.cells, `×${reason.of}`);
  if (reason.kind === "leave") return mark(reason.left?.cells ?? [], "✓");
  if (reason.kind === "threat") return mark(reason.cells, "!");
  return reason.kind === "pairs" ? mark(reason.after.slice(0, 1), reason.by === "you" ? "1st" : "?") : [];
}

/** What stands at each cell where no line can be drawn: "↔4", "✓". */
export function cellNotes({ links, marks }: Drawing): ReadonlyMap<string, string> {
  return new Map([
    ...links.flatMap(({ from, to, label }) => [[from, label + to] as const, [to, label + from] as const]),
    ...marks.map(({ cell, label }) => [cell, label] as const),
  ]);
}
