/** A finished game as a picture to share: the result in large letters, the last board, and where it was played. */

import type { Board, Cell, CellState, Group } from "../../core/board.ts";
import { placeGraph } from "../../core/graph.ts";
import type { HeadlineSign, Scene } from "../../play/scene.ts";

interface Ending extends Pick<Scene, "title" | "headline" | "line"> {
  readonly board: Board;
  readonly address: string;
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
  write(pen, ending.title, { y: 92, size: 34, color: "#f6eedb" });
  write(pen, ending.headline.text, { y: 196, size: 96, color: tones[ending.headline.sign] ?? "#efd592" });
  write(pen, ending.line, { y: 250, size: 32, color: "#c6d2c4" });
  const room = { x: 90, y: 290, width: width - 180, height: 236 };
  const share = room.width / Math.max(1, ending.board.length);
  for (const [at, group] of ending.board.entries())
    drawGroup(pen, group, { ...room, x: room.x + at * share, width: share });
  write(pen, ending.address, { y: 582, size: 26, color: "#efd592" });
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
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

function write(pen: CanvasRenderingContext2D, text: string, { y, size, color }: Letters): void {
  pen.font = fontOf(size);
  pen.fillStyle = color;
  pen.fillText(text, width / 2, y, width - 120);
}

function fontOf(size: number): string {
  return `700 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`;
}

/** Stacks become wide bars, from the bottom up. Other cells become tiles, as square and as large as possible. */
function drawGroup(pen: CanvasRenderingContext2D, group: Group, room: Box): void {
  const { points, across, down } = layOut(group);
  const side = Math.min(room.width / across, room.height / down, 110);
  const wide = group.shape === "stack" ? Math.min(room.width, 320) : side;
  const left = room.x + (room.width - wide * across) / 2;
  const top = room.y + (room.height - side * down) / 2;
  for (const { cell, x, y } of points)
    drawCell(pen, cell, { x: left + x * wide, y: top + y * side, width: wide, height: side });
}

function layOut(group: Group) {
  const { shape, cells, columns } = group;
  if (shape === "graph") {
    const { points, width, height } = placeGraph(group);
    return { points, across: width + 1, down: height + 1 };
  }
  const across = shape === "stack" ? 1 : (columns ?? Math.min(cells.length, shape === "row" ? 15 : 12));
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
