/** Draws a finished game to share: the result, a board to think about, the chart, and the page's address. */

import { type Board, type Cell, columnsOf, type Group } from "../../core/board.ts";
import { placeGraph } from "../../core/graph.ts";
import { seats } from "../../core/seat.ts";
import type { HeadlineSign } from "../../play/scene.ts";
import { gapText, stackParts } from "../state/board/stack-parts.ts";

interface Ending {
  readonly result: string;
  readonly sign: HeadlineSign;
  readonly about: string;
  readonly rules: readonly string[];
  /** The board before the move in question or, without one, after the last move. */
  readonly board: Board;
  readonly caption: string;
  /** One value per position, from -1 (player 2 wins) to 1 (player 1 wins), or null if unknown. */
  readonly heights: readonly (number | null)[];
  readonly ply: number;
  readonly names: readonly string[];
  readonly from: string;
}

/** The size of link previews in chats. */
export const pictureSize = { width: 1200, height: 630 } as const;

const { width, height } = pictureSize;
const [brass, amber, ink] = ["#c79b45", "#ffc247", "#f6eedb"];
const tones: Readonly<Partial<Record<HeadlineSign, string>>> = { won: "#7ff0ad", lost: "#ff9d8f" };
const seatColors: Readonly<Record<number, string>> = { 1: "#1c5a82", 2: "#b5352a" };

type Pen = CanvasRenderingContext2D;
type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

export function drawEnding(canvas: HTMLCanvasElement, ending: Ending): void {
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const { result, sign, about, rules, board, caption, heights, from } = ending;
  drawPlate(pen);
  pen.textAlign = "center";
  pen.lineJoin = "round";
  write(pen, result, { y: 90, size: 66, color: tones[sign] ?? "#efd592" });
  write(pen, about, { y: 136, size: 34 });
  const all = rules.join(" ");
  const lines = all.length < 60 ? [all] : rules;
  for (const [at, text] of lines.entries()) write(pen, text, { y: 182 + at * 40, size: 32 });
  const known = heights.filter((height) => height !== null).length > 1;
  const top = 162 + lines.length * 40;
  const room = { x: 60, y: top, width: known ? 650 : width - 120, height: 498 - top };
  const share = room.width / Math.max(1, board.length);
  for (const [at, group] of board.entries())
    drawGroup(pen, group, { ...room, x: room.x + at * share, width: share - 10 });
  write(pen, caption, { x: room.x + room.width / 2, y: 548, size: 32, color: amber, most: room.width });
  if (known) drawChart(pen, ending, { x: 750, y: 276, width: 390, height: 190 });
  write(pen, from, { y: 596, size: 26, color: "#efd592" });
}

/** As on the page, player 1 is above the middle and player 2 below it. */
function drawChart(pen: Pen, { heights, ply, names }: Ending, { x, y, width, height }: Box): void {
  const place = (at: number) => {
    const up = (heights[at] ?? 0) * (height / 2 - 14);
    return [x + ((at + 0.5) / heights.length) * width, y + height / 2 - up] as const;
  };
  for (const seat of seats) {
    const [top, label] = seat === 1 ? [y, y - 14] : [y + height / 2, y + height + 34];
    pen.fillStyle = `${seatColors[seat]}b0`;
    pen.fillRect(x, top, width, height / 2);
    write(pen, names[seat - 1] ?? "", { x: x + width / 2, y: label, size: 28, most: width });
  }
  pen.beginPath();
  for (const at of heights.keys()) pen.lineTo(...place(at));
  pen.strokeStyle = ink;
  pen.lineWidth = 6;
  pen.stroke();
  pen.beginPath();
  pen.arc(...place(ply), 13, 0, 2 * Math.PI);
  paint(pen, { fill: amber, line: "#152b25", thick: 4 });
}

function drawPlate(pen: Pen): void {
  const iron = pen.createRadialGradient(width / 2, 0, 60, width / 2, 0, width * 0.7);
  for (const [at, color] of ["#2f574b", "#1f3d34", "#152b25"].entries()) iron.addColorStop(at / 2, color);
  pen.fillStyle = iron;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = brass;
  pen.lineWidth = 10;
  pen.strokeRect(14, 14, width - 28, height - 28);
}

interface Letters {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly color?: string;
  readonly most?: number;
}

function write(pen: Pen, text: string, letters: Letters): void {
  const { x = width / 2, y, size, color = ink, most = width - 120 } = letters;
  pen.font = `700 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`;
  pen.fillStyle = color;
  pen.fillText(text, x, y, most);
}

interface Look {
  readonly fill: string;
  readonly line: string;
  readonly thick: number;
  readonly color?: string;
}

function paint(pen: Pen, { fill, line, thick }: Look): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = thick;
  pen.stroke();
}

/** Stacks are drawn as wide bars, rows as levers, and other cells as tiles, as large as possible. */
function drawGroup(pen: Pen, group: Group, room: Box): void {
  const { points, across, down } = layOut(group);
  const isRow = group.shape === "row";
  const side = Math.min(room.height / down, isRow ? 300 : room.width / across, 300);
  const isStack = group.shape === "stack";
  const high = isRow ? side : Math.min(side, isStack ? 62 : 120);
  const wide = Math.min(room.width / across, isStack ? 440 : isRow ? 110 : high);
  const left = room.x + (room.width - wide * across) / 2;
  const top = room.y + (room.height - high * down) / 2;
  const draw = isRow ? drawLever : drawTile;
  pen.fillStyle = brass;
  if (isStack) pen.fillRect(left - 20, top + high * down + 6, wide + 40, 8);
  for (const { cell, x, y } of points) {
    const box = { x: left + x * wide, y: top + y * high, width: wide, height: high };
    draw(pen, cell, box, lookOf(cell, group));
  }
}

/** As on the page, the knob is up when the switch is on, above its mark and its number. */
function drawLever(pen: Pen, cell: Cell, { x, y, width, height }: Box, look: Look): void {
  const knob = Math.min(width * 0.26, height * 0.13);
  const [middle, bottom] = [x + width / 2, y + height * 0.62];
  const end = cell.state === "on" ? y + 6 + knob : bottom - knob;
  pen.beginPath();
  pen.roundRect(middle - knob, y + 6, 2 * knob, bottom - y - 6, knob);
  paint(pen, { ...look, fill: "#0a1512" });
  pen.fillStyle = "#b5352a";
  const pivot = (y + bottom) / 2;
  pen.fillRect(middle - knob / 3, Math.min(end, pivot), (2 * knob) / 3, Math.abs(end - pivot));
  pen.beginPath();
  pen.arc(middle, end, knob, 0, 2 * Math.PI);
  paint(pen, { fill: "#efd592", line: "#7a571b", thick: 2 });
  const tile = Math.min(width * 0.7, height * 0.19);
  const wide = Math.min(tile * 1.5, width);
  drawTile(pen, cell, { x: middle - wide / 2, y: bottom + 6, width: wide, height: tile }, look);
  write(pen, cell.label, { x: middle, y: y + height - 4, size: height * 0.12, most: width });
}

function layOut(group: Group) {
  const { shape, cells } = group;
  if (shape === "graph") {
    const { points, width, height } = placeGraph(group);
    return { points, across: width + 1, down: height + 1 };
  }
  const shown = shape === "stack" ? shownBlocks(cells) : cells;
  const wide = shape === "row" ? 10 : Math.ceil(Math.sqrt(2 * cells.length));
  const across = shape === "stack" ? 1 : columnsOf(group, wide);
  const points = shown.map((cell, at) => ({ cell, x: at % across, y: Math.floor(at / across) }));
  return { points, across, down: Math.ceil(shown.length / across) };
}

/** All blocks that are gone become one gap. */
function shownBlocks(cells: readonly Cell[]): readonly Cell[] {
  const standing = cells.filter(({ state }) => state !== "gone");
  const gone = cells.length - standing.length;
  const parts = stackParts(standing.map((cell) => ({ cell })));
  return [...(gone > 0 ? [{ gone, standing: 0 }] : []), ...parts].map((part) =>
    "cell" in part ? part.cell : { id: "", label: gapText(part), state: "empty", mark: "", spoken: "" },
  );
}

function drawTile(pen: Pen, cell: Cell, box: Box, look: Look): void {
  if (cell.state === "blank") return;
  const gap = Math.min(5, box.height * 0.08);
  const [x, y, w, h] = [box.x + gap, box.y + gap, box.width - 2 * gap, box.height - 2 * gap];
  pen.beginPath();
  pen.roundRect(x, y, w, h, Math.min(12, h / 4));
  paint(pen, look);
  if (h < 14) return;
  const text = { x: x + w / 2, y: y + h / 2, size: Math.min(44, h * 0.85), most: w - 6 };
  pen.textBaseline = "middle";
  write(pen, cell.mark === "" ? cell.label : cell.mark, { ...text, ...look });
  pen.textBaseline = "alphabetic";
}

const looks: Readonly<Partial<Record<Cell["state"], Partial<Look>>>> = {
  on: { fill: "#1c4f6e" },
  off: { fill: "#f8f2e2", color: "#1a2730" },
  barred: { fill: "#5a1d17", line: "#7d6a46", color: "#d9c9a4" },
  gone: { fill: "#152b2580", line: "#4a6156", thick: 1.5, color: "#8fa398" },
  empty: { fill: "#152b2580", line: "#4a6156", thick: 1.5 },
};

function lookOf({ state, owner, label, latest }: Cell, { shape }: Group): Look {
  const usual = { fill: "#121b16", line: brass, thick: 3, color: "#efd592" };
  if (latest) return { ...usual, fill: amber, color: "#1c150a" };
  const isBlock = shape === "stack" && (state === "here" || state === "barred");
  if (isBlock && Number(label) % 2 === 0) return { ...usual, fill: "#9f4433", color: "#fff" };
  if (isBlock) return { ...usual, fill: "#e2cd9b", color: "#1c150a" };
  const fill = owner === undefined ? undefined : seatColors[owner];
  return { ...usual, ...looks[state], ...(fill === undefined ? {} : { fill, color: "#fff" }) };
}
