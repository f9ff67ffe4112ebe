/** Draws any board: lamps that are lit or dark, stacks of blocks, pools of numbers, and what a move would change in them. */

import type { Board, Cell } from "../../../core/board.ts";
import { centre, padText } from "../../text/wrap.ts";
import { line, type ScreenLine, type ScreenLines, type Span, toned } from "../paint/text.ts";
import { type Areas, blocksOf, type GroupPlan, hasMarks, rowsPerLine } from "./board-plan.ts";
import {
  changeText,
  framedCell,
  labelSpan,
  markSpan,
  type Preview,
  signLegend,
  signOf,
  toneOf,
} from "./cells.ts";
import { drawStacks, stackLine } from "./stack-view.ts";

/** The signs on the board that no mark explains. */
export function legendOf(board: Board): ScreenLine {
  const bare = board.filter((group) => !hasMarks(group) && group.shape !== "stack");
  const seen = new Set(bare.flatMap((group) => group.cells.map((cell) => cell.state)));
  return Array.from(seen).sort().reverse().flatMap(signLegend);
}

/** As much of the board as fits into its area, with the place that the preview is about in sight. */
export function drawBoard(plans: readonly GroupPlan[], areas: Areas, preview: Preview): ScreenLines {
  const lines: ScreenLine[] = [];
  let focus: readonly number[] = [0];
  for (const block of blocksOf(plans)) {
    const held = block.flatMap((plan) => heldLines(block, plan, preview));
    if (held.length > 0) focus = held.map((row) => lines.length + row);
    lines.push(...drawBlock(block, areas, preview));
  }
  return windowOn(lines, focus, areas.boardRows, groundRows(plans));
}

/** The lines under the last blocks. */
function groundRows(plans: readonly GroupPlan[]): number {
  if (plans.at(-1)?.style !== "stack") return 0;
  return plans.length === 1 ? 1 : 2;
}

/** The lines of the block at which the move takes hold; without a move, the top of a stack. */
function heldLines(block: readonly GroupPlan[], plan: GroupPlan, preview: Preview): readonly number[] {
  const { cells } = plan.group;
  const held = Array.from(cells.keys()).filter((index) => preview.selected.has(cells[index]?.id ?? ""));
  if (plan.style === "stack") {
    const groups = block.map(({ group }) => group);
    const standing = cells.findIndex(({ state }) => state !== "gone");
    return (held.length > 0 ? held : [standing]).map((index) => stackLine(groups, plan.group, index));
  }
  const rows = rowsPerLine(plan);
  return held.map((index) => Math.floor(index / plan.perLine) * rows).flatMap((row) => [row, row + rows - 1]);
}

function drawBlock(block: readonly GroupPlan[], areas: Areas, preview: Preview): ScreenLines {
  const [plan] = block;
  if (plan === undefined) return [];
  if (plan.style === "stack")
    return drawStacks(
      block.map(({ group }) => group),
      areas.boardColumns,
      preview,
    );
  return chunks(plan.group.cells, plan.perLine).flatMap((some) => drawLine(some, plan, preview));
}

function drawLine(cells: readonly Cell[], plan: GroupPlan, preview: Preview): ScreenLines {
  const drawn = cells.map((cell) => drawCell(cell, plan, preview));
  return Array.from({ length: rowsPerLine(plan) }, (_, row) => drawn.flatMap((rows) => rows[row] ?? []));
}

function drawCell(cell: Cell, plan: GroupPlan, preview: Preview): ScreenLines {
  const marked = hasMarks(plan.group);
  if (plan.style === "dense") return [denseCell(cell, plan, preview)];
  const grand = plan.style === "grand";
  const spans =
    grand || plan.style === "framed"
      ? framedCell(cell, { columns: plan.cellColumns, grand, marked }, preview)
      : tallCell(cell, preview, marked);
  return spans.map(({ tone, text }) => line(toned(tone, centre(text, plan.cellColumns))));
}

function tallCell(cell: Cell, preview: Preview, marked: boolean): readonly Span[] {
  const sign = toned(toneOf(cell), signOf(cell));
  const change = toned("change", changeText(cell, preview));
  return [labelSpan(cell, preview), sign, ...(marked ? [markSpan(cell)] : []), change];
}

function denseCell(cell: Cell, plan: GroupPlan, preview: Preview): ScreenLine {
  const labels = Math.max(...plan.group.cells.map(({ label }) => label.length));
  const chosen = preview.selected.has(cell.id);
  const tone = toneOf(cell);
  const change = denseChange(cell, preview);
  const shown = padText(change === "" ? signOf(cell) + cell.mark : change, plan.cellColumns - labels - 1);
  const label = `${chosen ? "▸" : " "}${cell.label.padStart(labels)}`;
  return [toned(chosen ? "choice" : tone, label), toned(change === "" ? tone : "change", shown)];
}

/** A sign alone is shown as it is and as it would be: what is barred now must not look free. */
function denseChange(cell: Cell, preview: Preview): string {
  const after = preview.after.get(cell.id);
  const both = after !== undefined && cell.mark === "" && after.mark === "";
  return both ? signOf(cell) + signOf(after) : changeText(cell, preview);
}

/** The lines around the focus, and a word about what lies beyond. */
function windowOn(lines: ScreenLines, focus: readonly number[], rows: number, ground: number): ScreenLines {
  if (lines.length <= rows) return lines;
  const middle = Math.ceil((Math.min(...focus) + Math.max(...focus) - rows) / 2);
  const top = Math.max(0, Math.min(middle, lines.length - rows));
  const beyond = lines.length - top - rows;
  const more = (arrow: string, count: number) => line(toned("faint", `   ${arrow} ${count} more`));
  return lines.slice(top, top + rows).map((each, row) => {
    if (rows < 4) return each;
    if (row === 0 && top > 0) return more("↑", top + 1);
    return row === rows - 1 && beyond > 0 ? more("↓", beyond + 1 - ground) : each;
  });
}

function chunks<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(items.length / count) }, (_, index) => index * count);
  return starts.map((start) => items.slice(start, start + count));
}
