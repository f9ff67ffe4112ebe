/** A cell with a frame: a switch is a lamp between its number and its mark, a thing to take is a plate with its number, unmarked while it is free. */

import type { Cell } from "../../../core/board.ts";
import { centre, type Span, toned } from "../paint/text.ts";
import { changeText, labelSpan, markSpan, type Preview, signOf, toneOf } from "./cells.ts";

interface Frame {
  readonly top: readonly [string, string];
  readonly bottom: readonly [string, string];
  readonly level: string;
  readonly side: string;
}

const light: Frame = { top: ["╭", "╮"], bottom: ["╰", "╯"], level: "─", side: "│" };
const heavy: Frame = { top: ["┏", "┓"], bottom: ["┗", "┛"], level: "━", side: "┃" };
const none: Frame = { top: [" ", " "], bottom: [" ", " "], level: " ", side: " " };

export interface CellFrame {
  readonly columns: number;
  /** Whether the frame has room around what it holds. */
  readonly grand: boolean;
  /** Whether the cells of the group carry marks. */
  readonly marked: boolean;
}

/** The lines of the cell, each of the given width. A frame is heavy where the move takes hold, and gone with what it held. */
export function framedCell(cell: Cell, shape: CellFrame, preview: Preview): readonly Span[] {
  const chosen = preview.selected.has(cell.id);
  const frame = chosen ? heavy : cell.state === "gone" ? none : light;
  const tone = chosen ? "choice" : toneOf(cell);
  const inner = Math.max(shape.grand ? 5 : 3, cell.label.length);
  const field = (span: Span) => toned(span.tone, centre(span.text, shape.columns));
  const edge = (ends: readonly [string, string], text: string) =>
    field(toned(tone, ends[0] + text + ends[1]));
  const within = (text: string) => edge([frame.side, frame.side], centre(text, inner));
  const around = shape.grand ? [within("")] : [];
  const sign = signOf(cell);
  const top = edge(frame.top, frame.level.repeat(inner));
  const inlay = shape.marked || cell.state === "here" || cell.state === "empty" ? frame.level : sign;
  const bottom = edge(frame.bottom, inlaySign(inlay, frame.level, inner));
  const box = [top, ...around, within(shape.marked ? sign : cell.label), ...around, bottom];
  const change = field(toned("change", changeText(cell, preview)));
  return shape.marked
    ? [field(labelSpan(cell, preview)), ...box, field(markSpan(cell)), change]
    : [...box, change];
}

/** A sign set into the middle of an edge. */
function inlaySign(sign: string, level: string, columns: number): string {
  const before = Math.floor((columns - 1) / 2);
  return level.repeat(before) + sign + level.repeat(columns - 1 - before);
}
