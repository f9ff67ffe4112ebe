import type { Cell, Group } from "../../../core/board.ts";
import { center } from "../../text/wrap.ts";
import { line, padLine, type ScreenLine, type ScreenLines, toned } from "../paint/text.ts";
import { cellWord, changeText, looks, type Preview } from "./cells.ts";

export function drawStacks(groups: readonly Group[], columns: number, preview: Preview): ScreenLines {
  const each = stackColumns(groups.length, columns);
  const height = Math.max(...groups.map((group) => group.cells.length));
  const drawn = groups.map((group) => drawStack(group, stackShape(group, each), height, preview));
  const rows = drawn[0]?.length ?? 0;
  const lines = Array.from({ length: rows }, (_, row) =>
    drawn.flatMap((stack) => padLine(stack[row] ?? [], each)),
  );
  const titles = groups.flatMap(({ title }) => padLine(line(toned("faint", `   ${title}`)), each));
  return groups.length === 1 ? lines : [...lines, titles];
}

export function stackColumns(count: number, columns: number): number {
  return Math.min(Math.floor(columns / count), count === 1 ? 36 : 30);
}

export function stackRows(groups: readonly Group[]): number {
  return Math.max(...groups.map((group) => group.cells.length)) + (groups.length === 1 ? 1 : 2);
}

export function stackLine(groups: readonly Group[], group: Group, index: number): number {
  return Math.max(...groups.map(({ cells }) => cells.length)) - group.cells.length + index;
}

function drawStack(group: Group, shape: StackShape, height: number, preview: Preview): ScreenLines {
  const air = Array.from({ length: height - group.cells.length }, (): ScreenLine => []);
  const ground = line(toned("faint", ` ${"─".repeat(Math.min(blockColumns(shape) + 4, shape.columns - 2))}`));
  const blocks = group.cells.map((cell) => drawBlock(cell, shape, preview));
  return [...air, ...withFalling(blocks, group, shape, preview), ground];
}

/** Taken blocks fall next to the stack, down to the ground. */
function withFalling(blocks: ScreenLines, group: Group, shape: StackShape, preview: Preview): ScreenLines {
  if (preview.fallen === 0) return blocks;
  const falling = new Map(
    group.cells.flatMap((cell, row) =>
      preview.selected.has(cell.id) ? [[Math.min(row + preview.fallen, blocks.length - 1), cell.label]] : [],
    ),
  );
  return blocks.map((block, row) => {
    const label = falling.get(row);
    const beside = padLine(block, blockColumns(shape) + 5);
    return label === undefined ? block : [...beside, toned("choice", `■■ ${label} ■■`)];
  });
}

function drawBlock(cell: Cell, shape: StackShape, preview: Preview): ScreenLine {
  const chosen = preview.fallen === 0 && preview.selected.has(cell.id);
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
  return 3 + blockColumns(shape) + word.length < shape.columns ? word : ` ${changeText(cell, preview)}`;
}

type StackShape = ReturnType<typeof stackShape>;

/** `side` is the width of a block on each side of its number. */
function stackShape({ cells }: Group, columns: number) {
  const labels = Math.max(0, ...cells.map((cell) => cell.label.length));
  return { columns, labels, side: columns >= 24 ? 5 : columns >= 18 ? 3 : 1 };
}

function blockColumns({ labels, side }: StackShape): number {
  return 2 * side + labels + (side > 1 ? 4 : 2);
}
