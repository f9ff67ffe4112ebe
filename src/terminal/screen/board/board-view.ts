import { type Board, type Cell, type Group, kindOf, seenCells } from "../../../core/board.ts";
import { center, charactersOf, clipText, columnsOf, padText } from "../../text/wrap.ts";
import { windowOn } from "../paint/frame.ts";
import {
  line,
  lineColumns,
  type ScreenLine,
  type ScreenLines,
  type Span,
  type Tone,
  toned,
} from "../paint/text.ts";
import {
  type BoardAreas,
  blocksOf,
  boardColumnsOf,
  type GroupPlan,
  hasMarks,
  rowsPerLine,
} from "./board-plan.ts";
import { changeText, framedCell, labelSpan, looks, markSpan, type Preview, signOf, toneIn } from "./cells.ts";
import { type Plane, type Point, tokenText } from "./plane.ts";
import { drawStacks, stackLine } from "./stack-view.ts";

/** Explains as many signs as there's room for, including those that the previewed move would bring. */
export function legendOf(board: Board, { after, notes }: Preview, columns: number): ScreenLine {
  const bare = board.filter((group) => !hasMarks(group) && !unsigned.includes(group.shape));
  const now = bare.flatMap(seenCells);
  const cells = now.flatMap((cell) => [cell, ...(after.has(cell.id) ? [after.get(cell.id) ?? cell] : [])]);
  const states = Array.from(new Set(cells.map(({ state }) => state))).sort();
  const signs = states.reverse().map((state) => {
    return [looks[state], wordFor(cells.filter((cell) => cell.state === state))] as const;
  });
  const isPaired = now.some(({ id }) => notes.get(id)?.startsWith("↔"));
  const pair = [{ sign: "↔", tone: "change" }, isPaired ? "partner" : ""] as const;
  const last = [{ sign: "◂", tone: "change" }, now.some(({ latest }) => latest) ? "last" : ""] as const;
  let room = columns;
  return [...signs, pair, last].flatMap(([{ sign, tone }, word]) => {
    const entry = [toned(tone, sign), toned("faint", ` ${word}  `)];
    if (word !== "") room -= lineColumns(entry);
    return word === "" || room < 0 ? [] : entry;
  });
}

/** A block needs no explanation, and a graph's points show their names instead of signs. */
const unsigned: readonly Group["shape"][] = ["stack", "graph"];

function wordFor(cells: readonly Cell[]): string {
  const told = cells.filter(({ spoken }) => spoken.includes(", "));
  const words = new Set(told.filter(({ latest }) => latest !== true).map(kindOf));
  const [state = "gone"] = cells.map((cell) => cell.state);
  if (words.size === 1) return words.values().next().value ?? "";
  return told.length === 0 && state === "here" ? "" : looks[state].word;
}

export function drawBoard(plans: readonly GroupPlan[], areas: BoardAreas, preview: Preview): ScreenLines {
  const lines: ScreenLine[] = [];
  let focus: readonly number[] = [0];
  for (const block of blocksOf(plans)) {
    const held = block.flatMap((plan) => heldLines(block, plan, preview));
    if (held.length > 0) focus = held.map((row) => lines.length + row);
    lines.push(...drawBlock(block, areas, preview));
  }
  const rows = areas.boardRows;
  const free = areas.centered ? areas.boardColumns - boardColumnsOf(plans) : 0;
  const margin = free > 1 ? [toned("plain", " ".repeat(Math.floor(free / 2)))] : [];
  const placed = lines.map((each) => (each.length === 0 ? each : [...margin, ...each]));
  const middle = Math.ceil((Math.min(...focus) + Math.max(...focus) - rows) / 2);
  return windowOn(placed, middle, rows, (arrow, hidden) => `   ${arrow} ${hidden} more`);
}

/** Lines that must stay visible: those with the move's cells, or the top of a stack. */
function heldLines(block: readonly GroupPlan[], plan: GroupPlan, preview: Preview): readonly number[] {
  const { cells } = plan.group;
  const held = Array.from(cells.keys()).filter((index) => preview.selected.has(cells[index]?.id ?? ""));
  if (plan.style === "stack") {
    const groups = block.map(({ group }) => group);
    const standing = cells.findIndex(({ state }) => state !== "gone");
    const top = standing === -1 ? cells.length - 1 : standing;
    return (held.length > 0 ? held : [top]).map((index) => stackLine(groups, plan.group, index));
  }
  if (plan.plane !== undefined)
    return plan.plane.spots.filter(({ index }) => held.includes(index)).map(({ line }) => line);
  const rows = rowsPerLine(plan);
  return held.map((index) => Math.floor(index / plan.perLine) * rows).flatMap((row) => [row, row + rows - 1]);
}

function drawBlock(block: readonly GroupPlan[], areas: BoardAreas, preview: Preview): ScreenLines {
  const [plan] = block;
  if (plan === undefined) return [];
  const groups = block.map(({ group }) => group);
  if (plan.style === "stack") return drawStacks(groups, areas.boardColumns, preview);
  if (plan.plane !== undefined) return drawPlane(plan.group, plan.plane, preview);
  return chunks(plan.group.cells, plan.perLine).flatMap((cells) => {
    const drawn = cells.map((cell) => drawCell(cell, plan, preview));
    return Array.from({ length: rowsPerLine(plan) }, (_, row) => drawn.flatMap((rows) => rows[row] ?? []));
  });
}

function drawCell(cell: Cell, plan: GroupPlan, preview: Preview): ScreenLines {
  const marked = hasMarks(plan.group);
  if (cell.state === "blank")
    return Array.from({ length: rowsPerLine(plan) }, () => line(" ".repeat(plan.cellColumns)));
  if (plan.style === "dense") return [denseCell(cell, plan, preview)];
  const spans =
    plan.style === "tall" || plan.style === "stack" || plan.style === "plane"
      ? tallCell(cell, preview, marked)
      : framedCell(cell, { columns: plan.cellColumns, roomy: plan.style === "grand", marked }, preview);
  return spans.map(({ tone, text }) => [{ ...toned(tone, center(text, plan.cellColumns)), target: cell.id }]);
}

function tallCell(cell: Cell, preview: Preview, marked: boolean): readonly Span[] {
  const sign = toned(toneIn(cell, preview), signOf(cell));
  const change = toned("change", changeText(cell, preview));
  return [labelSpan(cell, preview), sign, ...(marked ? [markSpan(cell)] : []), change];
}

function denseCell(cell: Cell, plan: GroupPlan, preview: Preview): ScreenLine {
  const labels = Math.max(...plan.group.cells.map(({ label }) => label.length));
  const chosen = preview.selected.has(cell.id);
  const tone = toneIn(cell, preview);
  const change = denseChange(cell, preview);
  const shown = padText(change === "" ? signOf(cell) + cell.mark : change, plan.cellColumns - labels - 1);
  const label = `${chosen ? "▸" : " "}${cell.label.padStart(labels)}`;
  const target = cell.id;
  return [
    { ...toned(chosen ? "choice" : tone, label), target },
    { ...toned(change === "" ? tone : "change", shown), target },
  ];
}

/** Keeps the cell's own sign next to a note. Without it, a barred cell would look free. */
function denseChange(cell: Cell, preview: Preview): string {
  const change = changeText(cell, preview);
  if (change === "") return "";
  if (!preview.after.has(cell.id)) return signOf(cell) + cell.mark + change;
  return cell.mark === "" ? signOf(cell) + change : change;
}

export function chunks<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(items.length / count) }, (_, index) => index * count);
  return starts.map((start) => items.slice(start, start + count));
}

type Canvas = Span[][];

function drawPlane(group: Group, plane: Plane, preview: Preview): ScreenLines {
  const canvas: Canvas = Array.from({ length: plane.rows }, () =>
    Array.from({ length: plane.columns }, () => toned("plain", " ")),
  );
  for (const { from, to, on } of plane.links) {
    const cell = on === null ? undefined : group.cells[on];
    drawLink(canvas, from, to, cell?.state === "here" || cell?.owner !== undefined);
  }
  for (const { text, line, column } of plane.edges) put(canvas, line, column, toned("faint", text));
  for (const spot of plane.spots) {
    const cell = group.cells[spot.index];
    if (cell === undefined || cell.state === "blank") continue;
    const span = tokenSpan(cell, tokenText(group, cell), plane.token, preview);
    put(canvas, spot.line, spot.column - Math.floor(plane.token / 2), span);
  }
  return canvas.map(joined);
}

function tokenSpan(cell: Cell, text: string, columns: number, preview: Preview): Span {
  const chosen = preview.selected.has(cell.id);
  const change = changeText(cell, preview);
  const fits = columnsOf(change) <= columns - 2;
  const shown = center(
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

/** Draws from middle to middle. The cells are then drawn over the line's ends. */
function drawLink(canvas: Canvas, from: Point, to: Point, isDrawn: boolean): void {
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
      toned(isDrawn ? "plain" : "faint", sign),
    );
}

function put(canvas: Canvas, line: number, column: number, span: Span): void {
  const row = canvas[line] ?? [];
  for (const [index, text] of charactersOf(span.text).entries()) {
    const at = column + index;
    if (at >= 0 && at < row.length) row[at] = { ...span, text };
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
