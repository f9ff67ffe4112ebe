/** How one cell shows: its sign, its word, its tone, its frame, and what a move would make of it. */

import { type Board, type Cell, type CellState, changedCells } from "../../../core/board.ts";
import { centre } from "../../text/wrap.ts";
import { type Span, type Tone, toned } from "../paint/text.ts";

/** What the highlighted move takes hold of, and the cells as it would leave them. */
export interface Preview {
  readonly selected: ReadonlySet<string>;
  readonly after: ReadonlyMap<string, Cell>;
  /** What else stands at a cell: why the position is worth what it is. */
  readonly notes: ReadonlyMap<string, string>;
}

export const noPreview: Preview = { selected: new Set(), after: new Map(), notes: new Map() };

export function previewOf(before: Board, after: Board, selected: readonly string[]): Preview {
  const changed = changedCells(before, after);
  return {
    ...noPreview,
    selected: new Set(selected),
    after: new Map(changed.map((cell) => [cell.id, cell])),
  };
}

export function heldBy(selected: readonly string[]): Preview {
  return { ...noPreview, selected: new Set(selected) };
}

interface StateLook {
  readonly sign: string;
  readonly word: string;
  readonly tone: Tone;
}

export const looks: Readonly<Record<CellState, StateLook>> = {
  on: { sign: "●", word: "on", tone: "lamp" },
  off: { sign: "○", word: "off", tone: "faint" },
  here: { sign: "□", word: "free", tone: "plain" },
  barred: { sign: "×", word: "barred", tone: "alarm" },
  gone: { sign: "·", word: "taken", tone: "faint" },
  empty: { sign: "▫", word: "empty", tone: "faint" },
};

/** A cell that is barred because it belongs to a player is no cause for alarm. */
function isPiece({ state, owner }: Cell): boolean {
  return state === "barred" && owner !== undefined;
}

export function signOf(cell: Cell): string {
  return isPiece(cell) ? "■" : looks[cell.state].sign;
}

export function toneOf(cell: Cell): Tone {
  return isPiece(cell) ? "plain" : looks[cell.state].tone;
}

/** What a cell shows, in a word: "ON", "A", "taken". */
export function cellWord(cell: Cell): string {
  return cell.mark === "" ? looks[cell.state].word : cell.mark;
}

export function signLegend(state: CellState): readonly Span[] {
  const { sign, word, tone } = looks[state];
  return [toned(tone, sign), toned("faint", ` ${word}   `)];
}

export function labelSpan(cell: Cell, preview: Preview): Span {
  if (preview.selected.has(cell.id)) return toned("choice", `[${cell.label}]`);
  return toned(cell.state === "gone" ? "faint" : "plain", cell.label);
}

export function markSpan(cell: Cell): Span {
  return toned(cell.state === "on" ? "plain" : "faint", cell.mark);
}

export function changeText(cell: Cell, preview: Preview): string {
  const after = preview.after.get(cell.id);
  if (after === undefined) return preview.notes.get(cell.id) ?? "";
  return `→${after.mark === "" ? signOf(after) : after.mark}`;
}

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
