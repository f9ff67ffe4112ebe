import {
  type Board,
  type Cell,
  type CellState,
  type Group,
  hasEdges,
  kindOf,
  numberOwners,
  seenCells,
} from "../board.ts";
import type { Variant } from "../game.ts";
import { neighborsIn } from "../graph.ts";
import type { Dialogue, DialogueAnswer } from "../presentation.ts";
import type { Result } from "../result.ts";
import { winnerOn } from "../rules.ts";
import { ofSeat } from "../seat.ts";
import { drawnLine, victoryLine } from "./endings.ts";

export function dialogueOf<P, M>(game: Variant<P, M>): Dialogue<P, M> {
  return game.dialogue ?? simpleDialogue(game);
}

function simpleDialogue<P, M>(game: Variant<P, M>): Dialogue<P, M> {
  const standing = (position: P) => drawBoard(game.board(position));
  return {
    opening: (start) => [`Welcome to ${game.title}!`, "", ...standing(start)],
    standing,
    turn: (position, name) => [`${name}'s turn. ${game.goal(position, game.toMove(position))}`],
    ask: (position) => ({
      lines: [],
      prompt: "Enter your move: ",
      read: (text) => answerOf(game.parseMove(position, text)),
    }),
    moved: (before, move, after, table) => [
      ...game.describeMove(before, move, ofSeat(table, game.toMove(before))),
      "",
      ...standing(after),
    ],
    ending: (position, table) => {
      const winner = winnerOn(game.outcome(position));
      return [winner === null ? drawnLine("finished") : victoryLine(ofSeat(table, winner).name)];
    },
    victory: victoryLine,
  };
}

export function answerOf<M>(move: Result<M>, blame = ""): DialogueAnswer<M> {
  if (move.ok) return { kind: "move", move: move.value };
  return { kind: "bad", message: `${blame}${move.problem.message}` };
}

export function drawBoard(board: Board): readonly string[] {
  return numberOwners(board).flatMap(drawGroup);
}

function drawGroup(group: Group): readonly string[] {
  switch (group.shape) {
    case "grid":
      return [...titleLines(group), ...drawGrid(group)];
    case "graph":
      return [...titleLines(group), ...listPoints(group)];
    case "row":
    case "stack":
    case "pool":
      return [drawLine(group)];
  }
}

function drawLine(group: Group): string {
  const shown = seenCells(group).filter((cell) => cell.state !== "gone");
  const title = group.title === "" ? "" : `${group.title}: `;
  return `${title}${shown.length === 0 ? "empty" : shown.map(cellText).join(" ")}`;
}

function titleLines({ title }: Group): readonly string[] {
  return title === "" ? [] : [`${title}:`];
}

/** Longer lines would wrap in many terminals. */
const widestLine = 78;

/** Cells that were taken keep their places. If the names don't fit, only the marks are shown. */
function drawGrid(group: Group): readonly string[] {
  if (hasEdges(group)) return linesOf(group, bareText);
  const named = linesOf(group, (cell) => (cell.state === "gone" && cell.mark === "" ? "" : cellText(cell)));
  if (named.every((line) => line.length <= widestLine)) return named;
  const [first, last] = [group.cells[0]?.label, group.cells[(group.columns ?? 1) - 1]?.label];
  return [
    `The first line goes from ${first} to ${last}. A dot is an empty cell.`,
    ...linesOf(group, bareText),
  ];
}

function linesOf(
  { cells, columns = cells.length, columnLabels: above = [], rowLabels: beside = [] }: Group,
  textOf: (cell: Cell) => string,
): readonly string[] {
  const texts = cells.map((cell) => (cell.state === "blank" ? "" : textOf(cell)));
  const width = Math.max(0, ...[...texts, ...above].map((text) => text.length));
  const margin = Math.max(0, ...beside.map((text) => text.length));
  const lines = Array.from({ length: Math.ceil(texts.length / columns) }, (_, line) =>
    texts.slice(line * columns, (line + 1) * columns),
  );
  const write = (line: readonly string[], edge = "") => {
    const row = line.map((text) => text.padEnd(width)).join(" ");
    return `${margin === 0 ? "" : `${edge.padStart(margin)} `}${row}`.trimEnd();
  };
  const head = above.length === 0 ? [] : [write(above)];
  return [...head, ...lines.map((line, at) => write(line, beside[at]))];
}

function listPoints(group: Group): readonly string[] {
  const neighbors = neighborsIn(group);
  return seenCells(group)
    .filter(({ label }) => label !== "")
    .map((cell) => {
      const near = (neighbors.get(cell.id) ?? []).map(({ label }) => label).filter((label) => label !== "");
      const shown = cell.mark === "" ? `${cell.label} (${kindOf(cell)})` : cellText(cell);
      return near.length === 0 ? shown : `${shown}: next to ${near.join(" ")}`;
    });
}

function cellText({ label, mark }: Cell): string {
  return mark === "" ? label : `${label}[${mark}]`;
}

const signs: Readonly<Record<CellState, string>> = {
  on: "#",
  off: ".",
  here: "o",
  barred: "x",
  gone: "",
  empty: ".",
  blank: "",
};

function bareText({ mark, state }: Cell): string {
  return mark === "" ? signs[state] : mark;
}
