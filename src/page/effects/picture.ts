/** A finished game as a picture to share: the result in large letters, the last board, how it went, and where it was played. */

import { type Board, type Cell, type CellState, columnsOf, type Group } from "../../core/board.ts";
import { placeGraph } from "../../core/graph.ts";
import type { HeadlineSign } from "../../play/scene.ts";

interface Ending {
  readonly result: string;
  readonly sign: HeadlineSign;
  /** The game and its number of moves. */
  readonly about: string;
  readonly board: Board;
  /** The board that the turning point was played on, if there was one. */
  readonly turning: Board | null;
  /** For each position, from -1 (player 2 wins) to 1 (player 1 wins), or null if unknown. */
  readonly heights: readonly (number | null)[];
  /** The program and its address. */
  readonly from: string;
}

/** The size of link previews in chats. */
export const pictureSize = { width: 1200, height: 630 } as const;

const { width, height } = pictureSize;
const brass = "#c79b45";
const tones: Readonly<Partial<Record<HeadlineSign, string>>> = { won: "#7ff0ad", lost: "#ff9d8f" };
const fills: Readonly<Partial<Record<CellState, string>>> = {
  on: "#2c8f57",
  here: "#9f4433",
  barred: "#5a1d17",
};
const seatColors: Readonly<Record<number, string>> = { 1: "#1c5a82", 2: "#b5352a" };

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

export function drawEnding(canvas: HTMLCanvasElement, ending: Ending): void {
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  drawPlate(pen);
  pen.textAlign = "center";
  write(pen, ending.about, { y: 84, size: 34, color: "#f6eedb" });
  write(pen, ending.result, { y: 166, size: 72, color: tones[ending.sign] ?? "#efd592" });
  const known = ending.heights.filter((height) => height !== null).length > 1;
  drawBoard(pen, ending.board, { x: 90, y: 196, width: width - 180, height: known ? 196 : 330 });
  if (known) drawCourse(pen, ending);
  write(pen, ending.from, { y: 592, size: 26, color: "#efd592" });
}

function drawBoard(pen: CanvasRenderingContext2D, board: Board, room: Box): void {
  const share = room.width / Math.max(1, board.length);
  for (const [at, group] of board.entries())
    drawGroup(pen, group, { ...room, x: room.x + at * share, width: share });
}

/** The chart, with the position of the turning point beside it. */
function drawCourse(pen: CanvasRenderingContext2D, { turning, heights }: Ending): void {
  const chart = { x: 90, y: 412, width: turning === null ? width - 180 : 600, height: 130 };
  const middle = chart.y + chart.height / 2;
  pen.fillStyle = "rgb(0 0 0 / 22%)";
  pen.fillRect(chart.x, chart.y, chart.width, chart.height);
  pen.fillStyle = "#c6d2c4";
  pen.fillRect(chart.x, middle, chart.width, 1);
  pen.beginPath();
  for (const [at, height] of heights.entries())
    pen.lineTo(
      chart.x + ((at + 0.5) / heights.length) * chart.width,
      middle - (height ?? 0) * (chart.height / 2 - 10),
    );
  pen.strokeStyle = "#efd592";
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  pen.stroke();
  if (turning === null) return;
  drawBoard(pen, turning, { x: 730, y: 412, width: 380, height: 104 });
  write(pen, "The turning point", { x: 920, y: 544, size: 22, color: "#c6d2c4" });
}

function drawPlate(pen: CanvasRenderingContext2D): void {
  const iron = pen.createRadialGradient(width / 2, 0, 60, width / 2, 0, width * 0.7);
  for (const [at, color] of [
    [0, "#2f574b"],
    [0.5, "#1f3d34"],
    [1, "#152b25"],
  ] as const)
    iron.addColorStop(at, color);
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
  readonly color: string;
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x = width / 2, y, size, color }: Letters,
): void {
  pen.font = fontOf(size);
  pen.fillStyle = color;
  pen.fillText(text, x, y, width - 120);
}

function fontOf(size: number): string {
  return `700 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`;
}

/** Stacks become wide bars, and rows become levers. Other cells become tiles, as square and as large as possible. */
function drawGroup(pen: CanvasRenderingContext2D, group: Group, room: Box): void {
  const { points, across, down } = layOut(group);
  const isRow = group.shape === "row";
  const side = Math.min(room.width / across, room.height / down, isRow ? 200 : 110);
  const wide = group.shape === "stack" ? Math.min(room.width, 320) : Math.min(side, 110, room.width / across);
  const left = room.x + (room.width - wide * across) / 2;
  const top = room.y + (room.height - side * down) / 2;
  const draw = isRow ? drawLever : drawCell;
  for (const { cell, x, y } of points)
    draw(pen, cell, { x: left + x * wide, y: top + y * side, width: wide, height: side });
}

/** As on the page: a knob that is up when the switch is on, above its mark. */
function drawLever(pen: CanvasRenderingContext2D, cell: Cell, { x, y, width, height }: Box): void {
  const knob = Math.min(width * 0.24, height * 0.14);
  const [middle, bottom] = [x + width / 2, y + height * 0.68];
  const isUp = cell.state === "on";
  pen.fillStyle = "#0a1512";
  pen.strokeStyle = brass;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(middle - knob, y + 4, 2 * knob, bottom - y - 4, knob);
  pen.fill();
  pen.stroke();
  pen.fillStyle = "#b5352a";
  const [end, pivot] = [isUp ? y + 4 + knob : bottom - knob, (y + bottom) / 2];
  pen.fillRect(middle - knob / 3, Math.min(end, pivot), (2 * knob) / 3, Math.abs(end - pivot));
  pen.beginPath();
  pen.arc(middle, end, knob, 0, 2 * Math.PI);
  pen.fillStyle = "#efd592";
  pen.fill();
  const tile = Math.min(width, height * 0.28);
  drawCell(pen, cell, { x: middle - tile * 0.6, y: bottom + 4, width: tile * 1.2, height: tile });
}

function layOut(group: Group) {
  const { shape, cells } = group;
  if (shape === "graph") {
    const { points, width, height } = placeGraph(group);
    return { points, across: width + 1, down: height + 1 };
  }
  const across = shape === "stack" ? 1 : columnsOf(group, shape === "row" ? 15 : 12);
  const points = cells.map((cell, at) => ({ cell, x: at % across, y: Math.floor(at / across) }));
  return { points, across, down: Math.ceil(cells.length / across) };
}

function drawCell(pen: CanvasRenderingContext2D, cell: Cell, box: Box): void {
  if (cell.state === "blank") return;
  const gap = Math.min(6, box.height * 0.12);
  const [x, y, w, h] = [box.x + gap, box.y + gap, box.width - 2 * gap, box.height - 2 * gap];
  const gone = cell.state === "gone";
  pen.beginPath();
  pen.roundRect(x, y, w, h, Math.min(12, h / 4));
  pen.fillStyle = fillOf(cell);
  pen.fill();
  pen.strokeStyle = gone ? "rgb(198 210 196 / 35%)" : brass;
  pen.lineWidth = gone ? 1.5 : 3;
  pen.stroke();
  if (h < 14) return;
  pen.font = fontOf(Math.min(40, h * 0.5));
  pen.fillStyle = gone ? "#8fa398" : "#f6eedb";
  pen.textBaseline = "middle";
  pen.fillText(cell.mark === "" ? cell.label : cell.mark, x + w / 2, y + h / 2, w - 6);
  pen.textBaseline = "alphabetic";
}

function fillOf({ state, owner }: Cell): string {
  if (owner !== undefined) return seatColors[owner] ?? "";
  if (state === "gone" || state === "empty") return "rgb(0 0 0 / 12%)";
  return fills[state] ?? "#0b120f";
}
