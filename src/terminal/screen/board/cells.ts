import { type Board, type Cell, type CellState, changedCells } from "../../../core/board.ts";
import { center } from "../../text/wrap.ts";
import { type Span, type Tone, toned } from "../paint/text.ts";

export type Notes = ReadonlyMap<string, string>;

/** `selected` has the cells that the move uses, and `after` those that it changes, as they'd look then. */
export interface Preview {
  readonly selected: ReadonlySet<string>;
  readonly after: ReadonlyMap<string, Cell>;
  readonly notes: Notes;
  readonly lit: ReadonlySet<string>;
}

export const noPreview: Preview = {
  selected: new Set(),
  after: new Map(),
  notes: new Map(),
  lit: new Set(),
};

export function previewOf(before: Board, after: Board, selected: readonly string[]): Preview {
  const changed = changedCells(before, after);
  return {
    ...noPreview,
    selected: new Set(selected),
    after: new Map(changed.map((cell) => [cell.id, cell])),
  };
}

export const looks = {
  on: { sign: "●", word: "on", tone: "lamp" },
  off: { sign: "○", word: "off", tone: "faint" },
  here: { sign: "□", word: "free", tone: "plain" },
  barred: { sign: "×", word: "barred", tone: "alarm" },
  gone: { sign: "·", word: "taken", tone: "faint" },
  empty: { sign: "▫", word: "empty", tone: "faint" },
  blank: { sign: " ", word: "", tone: "faint" },
} as const satisfies Record<CellState, { sign: string; word: string; tone: Tone }>;

/** A piece bars its cell without being a warning, so it has a sign of its own and no alarming color. */
function isPiece({ state, owner }: Cell): boolean {
  return state === "barred" && owner !== undefined;
}

export function signOf(cell: Cell): string {
  return cell.latest === true ? "◂" : plainSign(cell);
}

function plainSign(cell: Cell): string {
  return isPiece(cell) ? "■" : looks[cell.state].sign;
}

export function toneIn(cell: Cell, { lit }: Preview): Tone {
  if (lit.has(cell.id)) return "lamp";
  if (cell.latest === true) return "change";
  return isPiece(cell) ? "plain" : looks[cell.state].tone;
}

export function cellWord(cell: Cell): string {
  return cell.mark === "" ? looks[cell.state].word : cell.mark;
}

export function labelSpan(cell: Cell, preview: Preview): Span {
  if (preview.selected.has(cell.id)) return toned("choice", `[${cell.label}]`);
  return toned(cell.state === "gone" ? "faint" : "plain", cell.label);
}

export function markSpan(cell: Cell): Span {
  return toned(cell.state === "on" ? "plain" : "faint", cell.mark);
}

/** A note of one character stays in front of the change. A longer note is left out. */
export function changeText(cell: Cell, preview: Preview): string {
  const after = preview.after.get(cell.id);
  const note = preview.notes.get(cell.id) ?? "";
  if (after === undefined) return note;
  return `${note.length === 1 ? note : ""}→${after.mark === "" ? plainSign(after) : after.mark}`;
}

const frames = {
  light: { top: ["╭", "╮"], bottom: ["╰", "╯"], level: "─", side: "│" },
  heavy: { top: ["┏", "┓"], bottom: ["┗", "┛"], level: "━", side: "┃" },
  none: { top: [" ", " "], bottom: [" ", " "], level: " ", side: " " },
} as const;

export interface CellFrame {
  readonly columns: number;
  readonly roomy: boolean;
  readonly marked: boolean;
}

export function framedCell(cell: Cell, shape: CellFrame, preview: Preview): readonly Span[] {
  const chosen = preview.selected.has(cell.id);
  const lit = preview.lit.has(cell.id);
  const frame = frames[chosen || lit ? "heavy" : cell.state === "gone" ? "none" : "light"];
  const tone = chosen ? "choice" : toneIn(cell, preview);
  const inner = Math.max(shape.roomy ? 5 : 3, cell.label.length);
  const field = (span: Span) => toned(span.tone, center(span.text, shape.columns));
  const edge = (ends: readonly [string, string], text: string) =>
    field(toned(tone, ends[0] + text + ends[1]));
  const within = (text: string) => edge([frame.side, frame.side], center(text, inner));
  const around = shape.roomy ? [within("")] : [];
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

function inlaySign(sign: string, level: string, columns: number): string {
  const before = Math.floor((columns - 1) / 2);
  return level.repeat(before) + sign + level.repeat(columns - 1 - before);
}
