/** The board of one position: its groups and cells, and whether two positions look alike. */

import { cellStates, groupShapes } from "../../core/board.ts";
import { plainPresentation } from "../../core/presentation.ts";
import { isSeat } from "../../core/seat.ts";
import { didYouMean, listWords } from "../../core/text.ts";
import { type AnyCell, cellsIn, cellsOfMoveFaults } from "./cells.ts";
import { type Findings, fault, isRecord, showAny, textFaults, textProblem } from "./finding.ts";
import { isSame, textOf } from "./json.ts";
import type { Met, Size } from "./size.ts";
import { keepTime } from "./watched.ts";

export function* boardFaults(size: Size, met: Met): Findings {
  const board: unknown = size.game.board(met.position);
  if (!Array.isArray(board) || board.length === 0) {
    yield fault("board", `board must return a list of groups; in ${met.key} it returns ${showAny(board)}.`);
    return;
  }
  for (const group of board) yield* groupFaults(size, group, met.key);
  const cells = cellsIn(board);
  if (new Set(cells.map(({ id }) => id)).size < cells.length)
    yield fault("cell-ids", `Two cells of the board of ${met.key} have the same id.`);
  if (!isPlain(size, met, board)) yield* stableFaults(size, cells, met.key);
  yield* cellsOfMoveFaults(size, met, cells);
  yield* pictureFaults(size, met, board);
}

function* groupFaults({ trace }: Size, group: unknown, key: string): Findings {
  if (!isRecord(group) || !Array.isArray(group.cells)) {
    yield fault("group", `A group of ${key} must be an object with a list of cells.`);
    return;
  }
  const { shape, columns, cells, title } = group;
  if (!isOneOf(groupShapes, shape))
    yield fault("group", `A group of ${key} has the shape ${offer(shape, groupShapes)}`);
  const isWhole = typeof columns === "number" && Number.isInteger(columns) && columns > 0;
  if (shape === "grid" && (!isWhole || cells.length % columns !== 0))
    yield fault(
      "group",
      `The grid of ${key} needs columns, and every row must be full; it has ${cells.length} cells and columns ${showAny(columns)}.`,
    );
  yield* textFaults(title, `The title of a group of ${key}`, "board title");
  for (const cell of cells) {
    keepTime(trace);
    if (isRecord(cell)) yield* cellFaults(cell, key);
    else yield fault("cell", `A cell of ${key} must be an object; it is ${showAny(cell)}.`);
  }
}

function isOneOf(words: readonly unknown[], word: unknown): boolean {
  return words.includes(word);
}

/** `"tile"; use row or grid.`, with a guess at the intended word. */
function offer(word: unknown, words: readonly string[]): string {
  const guess = typeof word === "string" ? didYouMean(word, words) : "";
  return `${showAny(word)}; use ${listWords(words, "or")}.${guess}`;
}

function* cellFaults({ id, label, state, mark, spoken, owner, latest }: AnyCell, key: string): Findings {
  const name = typeof id === "string" ? id : showAny(id);
  const problem = textProblem(id);
  if (problem !== undefined) yield fault("cell-id", `The id of a cell of ${key} ${problem}.`);
  if (!isOneOf(cellStates, state))
    yield fault("cell", `The cell ${name} of ${key} has the state ${offer(state, cellStates)}`);
  if (label !== "") yield* textFaults(label, `The label of the cell ${name} of ${key}`, "cell label");
  if (state !== "blank")
    yield* textFaults(spoken, `The spoken text of the cell ${name} of ${key}`, "cell spoken");
  if (mark !== "") yield* textFaults(mark, `The mark of the cell ${name} of ${key}`, "cell mark");
  if (owner !== undefined && !isSeat(owner))
    yield fault(
      "cell-owner",
      `The owner of the cell ${name} of ${key} must be 1 or 2; it is ${showAny(owner)}.`,
    );
  if (latest !== undefined && latest !== true)
    yield fault("cell-latest", `latest of the cell ${name} of ${key} must be true, or left out.`);
}

/** A game without a board gets a pool of its moves, which may come in any order. */
function isPlain(size: Size, { position, moves }: Met, board: unknown): boolean {
  size.isPlain ??= moves.length <= 500 && isSame(board, plainPresentation(size.game, {}).board(position));
  return size.isPlain;
}

/** A cell keeps its label, and the cells their order, for the whole game. */
function* stableFaults({ cells: known }: Size, cells: readonly AnyCell[], key: string): Findings {
  let last = -1;
  for (const { id, label } of cells) {
    if (typeof id !== "string" || typeof label !== "string") continue;
    const before = known.get(id) ?? { at: known.size, label };
    known.set(id, before);
    if (before.label !== label)
      yield fault(
        "cell-label",
        `The cell ${id} is called ${before.label} at first, and ${label} in ${key}; an id must name the same cell for the whole game.`,
      );
    if (before.at < last)
      yield fault("cell-order", `The cells come in a different order in ${key}; ${id} has moved.`);
    last = Math.max(last, before.at);
  }
}

/** Two unfinished positions that look the same, with the same player to move, must have the same moves. */
function* pictureFaults({ game, options, pictures, boards }: Size, met: Met, board: unknown): Findings {
  const picture = textOf(board);
  if (boards.size < 2) boards.add(picture);
  if (met.outcome !== null) return;
  const goal: unknown = game.goal(met.position, met.mover, options);
  const view = `${met.mover} ${picture} ${String(goal)} ${game.turnRule?.(met.position) ?? ""}`;
  const shown = { key: met.key, names: met.names.slice(0, 1_000).join(" ") };
  const before = pictures.get(view) ?? shown;
  pictures.set(view, before);
  if (before.names === shown.names) return;
  const moves = `${before.names.slice(0, 40)} and ${shown.names.slice(0, 40)}`;
  yield boards.size === 1
    ? fault(
        "board-still",
        `board looks the same in every position, such as ${before.key} and ${met.key}, whose moves differ: ${moves}.`,
      )
    : fault(
        "picture",
        `${before.key} and ${met.key} look the same to a player, but their moves differ: ${moves}.`,
      );
}
