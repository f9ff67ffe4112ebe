/** How one cell shows: its sign, its word, its tone, and what a move would make of it. */

import type { Board, Cell, CellState } from "../../../core/board.ts";
import { changedCells } from "../../../core/board.ts";
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

export const signs: Readonly<Record<CellState, string>> = {
  on: "●",
  off: "○",
  here: "□",
  barred: "×",
  gone: "·",
  empty: "▫",
};

const words: Readonly<Record<CellState, string>> = {
  on: "on",
  off: "off",
  here: "free",
  barred: "barred",
  gone: "taken",
  empty: "empty",
};

export const stateTones: Readonly<Record<CellState, Tone>> = {
  on: "lamp",
  off: "faint",
  here: "plain",
  barred: "alarm",
  gone: "faint",
  empty: "faint",
};

/** What is barred because it is somebody's is no cause for alarm. */
function isPiece({ state, owner }: Cell): boolean {
  return state === "barred" && owner !== undefined;
}

export function signOf(cell: Cell): string {
  return isPiece(cell) ? "■" : signs[cell.state];
}

export function toneOf(cell: Cell): Tone {
  return isPiece(cell) ? "plain" : stateTones[cell.state];
}

/** What a cell shows, in a word: "ON", "A", "taken". */
export function cellWord(cell: Cell): string {
  return cell.mark === "" ? words[cell.state] : cell.mark;
}

export function signLegend(state: CellState): readonly Span[] {
  return [toned(stateTones[state], signs[state]), toned("faint", ` ${words[state]}   `)];
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
