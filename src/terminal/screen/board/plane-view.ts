/** A plane of cells as lines of the terminal: the cells' content, the names at the edges, and the lines of a graph. */

import type { Cell, Group } from "../../../core/board.ts";
import { centre, charactersOf, clipText, columnsOf } from "../../text/wrap.ts";
import { type ScreenLine, type ScreenLines, type Span, type Tone, toned } from "../paint/text.ts";
import { changeText, type Preview, toneIn } from "./cells.ts";
import { type Plane, type PlaneSpot, tokenText } from "./plane.ts";

type Canvas = Span[][];

export function drawPlane(group: Group, plane: Plane, preview: Preview): ScreenLines {
  const canvas: Canvas = Array.from({ length: plane.rows }, () =>
    Array.from({ length: plane.columns }, () => toned("plain", " ")),
  );
  const spots = new Map(plane.spots.map((spot) => [spot.index, spot]));
  for (const { from, to, on } of plane.links) {
    const cell = on === null ? undefined : group.cells[on];
    const isDrawn = cell !== undefined && (cell.state === "here" || cell.owner !== undefined);
    drawLink(canvas, spots.get(from), spots.get(to), isDrawn);
  }
  for (const { text, line, column } of plane.edges) put(canvas, line, column, [toned("faint", text)]);
  for (const spot of plane.spots) {
    const cell = group.cells[spot.index];
    if (cell === undefined || cell.state === "blank") continue;
    const span = tokenSpan(cell, tokenText(group, cell), plane.token, preview);
    put(canvas, spot.line, spot.column - Math.floor(plane.token / 2), [span]);
  }
  return canvas.map(joined);
}

function tokenSpan(cell: Cell, text: string, columns: number, preview: Preview): Span {
  const chosen = preview.selected.has(cell.id);
  const change = changeText(cell, preview);
  const fits = columnsOf(change) <= columns - 2;
  const shown = centre(
    clipText(change === "" ? text : fits ? change : change.slice(1), columns - 2),
    columns - 2,
  );
  const tone: Tone = chosen ? "choice" : change === "" ? toneIn(cell, preview) : "change";
  return { ...toned(tone, chosen ? `[${shown}]` : ` ${shown} `), target: cell.id };
}

const strokes = {
  light: { level: "─", upright: "│", down: "╲", up: "╱" },
  heavy: { level: "━", upright: "┃", down: "╲", up: "╱" },
} as const;

/** Runs between the middles; the cells are drawn over its ends. */
function drawLink(
  canvas: Canvas,
  from: PlaneSpot | undefined,
  to: PlaneSpot | undefined,
  isDrawn: boolean,
): void {
  if (from === undefined || to === undefined) return;
  const [down, right] = [to.line - from.line, to.column - from.column];
  const steps = Math.max(Math.abs(down), down === 0 ? Math.abs(right) : 0);
  const signs = strokes[isDrawn ? "heavy" : "light"];
  const slanted = down * right > 0 ? signs.down : signs.up;
  const sign = down === 0 ? signs.level : Math.abs(right) < Math.abs(down) ? signs.upright : slanted;
  for (let step = 1; step < steps; step += 1)
    put(
      canvas,
      from.line + Math.round((down * step) / steps),
      from.column + Math.round((right * step) / steps),
      [toned(isDrawn ? "plain" : "faint", sign)],
    );
}

/** One character per column: later text replaces earlier text. */
function put(canvas: Canvas, line: number, column: number, spans: ScreenLine): void {
  const row = canvas[line];
  if (row === undefined) return;
  let at = column;
  for (const { text, ...span } of spans)
    for (const character of charactersOf(text)) {
      if (at >= 0 && at < row.length) row[at] = { ...span, text: character };
      at += 1;
    }
}

function joined(row: readonly Span[]): ScreenLine {
  const spans: Span[] = [];
  for (const span of row) {
    const last = spans.at(-1);
    if (last !== undefined && last.tone === span.tone && last.target === span.target)
      spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  return spans;
}
