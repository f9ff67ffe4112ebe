/** A cell with a frame: a switch is a lamp between its number and its mark, a thing to take is a plate with its number. */

import type { Cell } from "../../core/board.ts";
import { changeText, labelSpan, markSpan, type Preview, signs, stateTones } from "./cells.ts";
import { centre, type Span, toned } from "./text.ts";

interface Frame {
  readonly top: readonly [string, string];
  readonly bottom: readonly [string, string];
  readonly level: string;
  readonly side: string;
}

const light: Frame = { top: ["╭", "╮"], bottom: ["╰", "╯"], level: "─", side: "│" };
const heavy: Frame = { top: ["┏", "┓"], bottom: ["┗", "┛"], level: "━", side: "┃" };
const none: Frame = { top: [" ", " "], bottom: [" ", " "], level: " ", side: " " };

/** The lines of the cell, each of the given width. A frame is heavy where the move takes hold, and gone with what it held. */
export function framedCell(cell: Cell, columns: number, preview: Preview, marked: boolean): readonly Span[] {
  const chosen = preview.selected.has(cell.id);
  const frame = chosen ? heavy : cell.state === "gone" ? none : light;
  const tone = chosen ? "choice" : stateTones[cell.state];
  const inner = Math.max(3, cell.label.length);
  const field = (span: Span) => toned(span.tone, centre(span.text, columns));
  const top = field(toned(tone, enclose(frame.top, frame.level.repeat(inner))));
  const within = (text: string) => field(toned(tone, enclose([frame.side, frame.side], centre(text, inner))));
  const bottom = (sign: string) =>
    field(toned(tone, enclose(frame.bottom, inlaid(sign, frame.level, inner))));
  const change = field(toned("change", changeText(cell, preview)));
  if (!marked) return [top, within(cell.label), bottom(signs[cell.state]), change];
  const lamp = within(signs[cell.state]);
  return [field(labelSpan(cell, preview)), top, lamp, bottom(frame.level), field(markSpan(cell)), change];
}

function enclose([left, right]: readonly [string, string], text: string): string {
  return left + text + right;
}

/** A sign set into the middle of an edge. */
function inlaid(sign: string, level: string, columns: number): string {
  const before = Math.floor((columns - 1) / 2);
  return level.repeat(before) + sign + level.repeat(columns - 1 - before);
}
