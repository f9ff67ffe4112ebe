import type { Board, Cell, Group } from "../../../core/board.ts";
import { center } from "../../text/wrap.ts";
import { line, padLine, type ScreenLine, type ScreenLines, toned } from "../paint/text.ts";
import { cellWord, changeText, looks, type Preview } from "./cells.ts";

/** A tower that's too high becomes a wall, if that fits: several blocks per line, and perhaps fewer on the first. */
export function wallOf(board: Board, columns: number, rows: number): Board {
  const [group, another] = board;
  if (group?.shape !== "stack" || another !== undefined || group.cells.length < rows) return board;
  const { length } = group.cells;
  const count = Math.ceil(length / (rows - 1));
  if (rows < 2 || count > columns / narrowest) return board;
  return Array.from({ length: count }, (_, at) => {
    const cells = group.cells.filter((_cell, index) => (length - index + at) % count === 0);
    return { ...group, title: "", cells };
  });
}

export function drawStacks(groups: readonly Group[], columns: number, preview: Preview): ScreenLines {
  const each = stackColumns(groups, columns);
  const height = Math.max(...groups.map((group) => group.cells.length));
  const shape = stackShape(groups, each);
  const drawn = groups.map((group) => drawStack(group, shape, height, preview));
  const rows = drawn[0]?.length ?? 0;
  const lines = Array.from({ length: rows }, (_, row) =>
    drawn.flatMap((stack) => padLine(stack[row] ?? [], each)),
  );
  const titles = groups.flatMap(({ title }) => padLine(line(toned("faint", `   ${title}`)), each));
  return hasTitles(groups) ? [...lines, titles] : lines;
}

function hasTitles(groups: readonly Group[]): boolean {
  return groups.length > 1 && groups.some(({ title }) => title !== "");
}

export function stackColumns(groups: readonly Group[], columns: number): number {
  const most = groups.length === 1 ? 36 : hasTitles(groups) ? 30 : 28;
  return Math.min(Math.floor(columns / groups.length), most);
}

export function stackRows(groups: readonly Group[]): number {
  return Math.max(...groups.map((group) => group.cells.length)) + (hasTitles(groups) ? 2 : 1);
}

export function stackLine(groups: readonly Group[], group: Group, index: number): number {
  return Math.max(...groups.map(({ cells }) => cells.length)) - group.cells.length + index;
}

function drawStack(group: Group, shape: StackShape, height: number, preview: Preview): ScreenLines {
  const air = Array.from({ length: height - group.cells.length }, (): ScreenLine => []);
  const under = ` ${"─".repeat(Math.min(blockColumns(shape) + 4, shape.columns - 2))}`;
  const ground = line(toned("faint", shape.isWall ? "─".repeat(shape.columns) : under));
  const blocks = group.cells.map((cell) => drawBlock(cell, shape, preview));
  return [...air, ...blocks, ground];
}

function drawBlock(cell: Cell, shape: StackShape, preview: Preview): ScreenLine {
  const chosen = preview.selected.has(cell.id);
  const tone = chosen ? "choice" : looks[cell.state].tone;
  const sign = cell.state === "here" ? "■" : looks[cell.state].sign;
  const side = center(cell.state === "gone" ? sign : sign.repeat(shape.side), shape.side);
  const gap = shape.side > 1 ? "  " : " ";
  const number = cell.label.padStart(shape.labels);
  return line(
    toned("choice", chosen ? " ▸ " : "   "),
    { ...toned(tone, `${side}${gap}${number}${gap}${side}`), target: cell.id },
    toned("change", afterText(cell, shape, preview)),
  );
}

function afterText(cell: Cell, shape: StackShape, preview: Preview): string {
  const after = preview.after.get(cell.id);
  if (after === undefined) return `  ${changeText(cell, preview)}`.trimEnd();
  const word = `  → ${cellWord(after)}`;
  return 3 + blockColumns(shape) + word.length <= shape.columns ? word : ` ${changeText(cell, preview)}`;
}

type StackShape = ReturnType<typeof stackShape>;

/** The fewest columns of a block in a wall, which needs room for a note such as "15 left". */
const narrowest = 18;

/** `side` is the width of a block on each side of its number. */
function stackShape(groups: readonly Group[], columns: number) {
  const labels = Math.max(0, ...groups.flatMap(({ cells }) => cells.map((cell) => cell.label.length)));
  const isWall = groups.length > 1 && !hasTitles(groups);
  const room = isWall ? columns - 4 : columns;
  return { columns, labels, isWall, side: room >= 24 ? 5 : room >= narrowest ? 3 : 1 };
}

function blockColumns({ labels, side }: StackShape): number {
  return 2 * side + labels + (side > 1 ? 4 : 2);
}
