/** The board of one position, and the cells that people press to make a move. */

import { cellStates, cellsOf, groupShapes } from "../../core/board.ts";
import { isSeat } from "../../core/seat.ts";
import { chosenMoves } from "./moves.ts";
import type { Met, Report, Size } from "./report.ts";
import { isRecord, showAny, textProblem, wordProblem } from "./values.ts";

function checkBoard(size: Size, { position }: Met): void {
  const { game, report } = size;
  const board: unknown = game.board(position);
  if (!Array.isArray(board) || board.length === 0)
    throw report.stop("board", `board must return a list of groups; it returns ${showAny(board)}.`);
  for (const group of board) checkGroup(group, report);
  const ids = cellsOf(board).map(({ id }) => id);
  size.work += ids.length;
  if (new Set(ids).size < ids.length) report.fault("cell-ids", "Two cells of the board have the same id.");
}

function checkGroup(group: unknown, report: Report): void {
  if (!isRecord(group) || !Array.isArray(group.cells))
    throw report.stop("group", `A group must be an object with a list of cells; it is ${showAny(group)}.`);
  const { shape, columns, cells, title, lines = [] } = group;
  report.problem("group", "The shape of a group", wordProblem(shape, groupShapes));
  report.problem("text", "The title of a group", textProblem(title));
  if (shape === "grid" && (!Number.isInteger(columns) || cells.length % Number(columns) !== 0))
    report.fault(
      "grid",
      `A grid of ${cells.length} cells can't have full rows of ${showAny(columns)} columns.`,
    );
  for (const cell of cells) checkCell(cell, report);
  const ids = new Set(cells.map((cell: unknown) => isRecord(cell) && cell.id));
  const isLine = (line: unknown) =>
    Array.isArray(line) && [2, 3].includes(line.length) && line.every((id) => ids.has(id));
  if (!Array.isArray(lines) || !lines.every(isLine))
    report.fault("lines", "Each of the lines must have the ids of two or three cells of its group.");
}

function checkCell(cell: unknown, report: Report): void {
  const { id, label, state, mark, spoken, owner, latest, at } = isRecord(cell) ? cell : {};
  const check = (part: string, problem: string | undefined) => {
    if (problem !== undefined) report.fault("cell", `${part} of the cell ${showAny(id)} ${problem}`, part);
  };
  check("id", textProblem(id));
  check("state", wordProblem(state, cellStates));
  if (label !== "") check("label", textProblem(label));
  if (mark !== "") check("mark", textProblem(mark));
  if (state !== "blank") check("spoken", textProblem(spoken));
  if (owner !== undefined && !isSeat(owner)) check("owner", `must be 1 or 2; it is ${showAny(owner)}.`);
  if (latest !== undefined && latest !== true) check("latest", "must be true, or left out.");
  if (at !== undefined && !(Array.isArray(at) && at.length === 2 && at.every(Number.isFinite)))
    check("at", "must be two numbers, such as [1, 0.5].");
}

/** A move may use a cell that only appears with it, so the board after the move counts as well. */
function checkCellsOfMoves(size: Size, met: Met): void {
  const { game, report } = size;
  const before = cellsOf(game.board(met.position));
  const pressed = new Map<string, string>();
  for (const move of chosenMoves(met)) {
    const name = game.formatMove(met.position, move);
    const after = cellsOf(game.board(game.play(met.position, move)));
    const shown = new Set([...after, ...before].map(({ id }) => id));
    size.work += after.length;
    const ids: unknown = game.cellsOfMove(met.position, move);
    if (!Array.isArray(ids) || ids.length === 0)
      throw report.stop("cells", `cellsOfMove must list ids; for ${name} it returns ${showAny(ids)}.`);
    const ends = game.links?.(met.position, move).flatMap(({ from, to }) => [from, to]) ?? [];
    const [missing] = [...ids, ...ends].filter((id) => !shown.has(id)).map(showAny);
    if (missing !== undefined)
      report.fault("cells-missing", `Move ${name} names the cell ${missing}, which isn't on the board.`);
    const other = pressed.get(ids.join());
    if (other !== undefined && game.steps === true)
      report.fault("cells-steps", `With steps, moves ${other} and ${name} can't have the same cells.`);
    pressed.set(ids.join(), name);
  }
}

export const boardParts = [checkBoard, checkCellsOfMoves];
