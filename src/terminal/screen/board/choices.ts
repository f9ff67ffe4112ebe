/**
 * Walking over the legal moves with the arrow keys. Moves that begin at the same cell stand one above the other,
 * the smallest first; these columns stand in the order of the cells on the board. Left and right walk from column
 * to column, up and down within one: from one switch to two, from one block to the next.
 */

import { type Board, cellsOf } from "../../../core/board.ts";
import type { Game } from "../../../core/game.ts";
import type { Point } from "./board-plan.ts";

export interface Column {
  /** The position on the board of the cell that the moves begin at. */
  readonly place: number;
  /** Indices into the legal moves. */
  readonly moves: readonly number[];
}

export function columnsOfMoves(game: Game, position: unknown, board: Board): readonly Column[] {
  const places = new Map(cellsOf(board).map((cell, place) => [cell.id, place]));
  const found = new Map<number, { readonly index: number; readonly cells: number }[]>();
  for (const [index, move] of game.moves(position).entries()) {
    const selected = game.cellsOfMove(position, move);
    const place = Math.min(...selected.map((id) => places.get(id) ?? places.size), places.size);
    found.set(place, [...(found.get(place) ?? []), { index, cells: selected.length }]);
  }
  const columns = Array.from(found, ([place, moves]) => ({ place, moves: sortMoves(moves) }));
  return columns.sort((a, b) => a.place - b.place);
}

/** Whether there is more than one move to choose from at some cell. */
export function hasDepth(columns: readonly Column[]): boolean {
  return columns.some((column) => column.moves.length > 1);
}

export interface Spot {
  readonly at: number;
  readonly depth: number;
}

export function stepAcross(columns: readonly Column[], spot: Spot, by: number): Spot {
  if (columns.length === 1) return stepWithin(columns, spot, by);
  const here = columnAt(columns, spot.at);
  return spotIn(columns[modulo(here + by, columns.length)], spot.depth);
}

export function stepWithin(columns: readonly Column[], spot: Spot, by: number): Spot {
  const column = columns[columnAt(columns, spot.at)];
  if (column === undefined) return spot;
  const depth = modulo(column.moves.indexOf(spot.at) + by, column.moves.length);
  return spotIn(column, depth);
}

/** The nearest column one line up or down; `spots` says where the cells of the board lie. */
export function stepLine(columns: readonly Column[], spot: Spot, by: number, spots: readonly Point[]): Spot {
  const here = spots[placeOf(columns, spot.at)];
  if (here === undefined) return spot;
  const lineOf = (column: Column) => spots[column.place]?.line ?? 0;
  const beyond = columns.filter((column) => (lineOf(column) - here.line) * by > 0);
  if (beyond.length === 0) return spot;
  const next = Math[by > 0 ? "min" : "max"](...beyond.map(lineOf));
  const there = beyond.filter((column) => lineOf(column) === next);
  const wanted = spots.findIndex(({ line, column }) => line === next && column >= here.column);
  return spotIn(nearest(there, wanted === -1 ? spots.length : wanted), spot.depth);
}

/** The move nearest to a place on the board, or nothing if there is none. */
export function spotNear(columns: readonly Column[], place: number): Spot {
  return spotIn(nearest(columns, place), 0);
}

export function edgeSpot(columns: readonly Column[], spot: Spot, edge: "first" | "last"): Spot {
  return spotIn(columns.at(edge === "first" ? 0 : -1), spot.depth);
}

export function placeOf(columns: readonly Column[], at: number): number {
  return columns[columnAt(columns, at)]?.place ?? 0;
}

export function middlePlace(columns: readonly Column[]): number {
  return columns[Math.floor((columns.length - 1) / 2)]?.place ?? 0;
}

/** `depth` stays what the player wanted, even if this column has fewer moves. */
function spotIn(column: Column | undefined, depth: number): Spot {
  return { at: column?.moves[Math.min(depth, column.moves.length - 1)] ?? -1, depth };
}

function columnAt(columns: readonly Column[], at: number): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.moves.includes(at)),
  );
}

function nearest(columns: readonly Column[], place: number): Column | undefined {
  const distance = (column: Column) => Math.abs(column.place - place);
  return columns.reduce<Column | undefined>(
    (best, column) => (best === undefined || distance(column) < distance(best) ? column : best),
    undefined,
  );
}

function sortMoves(moves: readonly { readonly index: number; readonly cells: number }[]): readonly number[] {
  return [...moves].sort((a, b) => a.cells - b.cells || a.index - b.index).map((move) => move.index);
}

function modulo(value: number, count: number): number {
  return ((value % count) + count) % count;
}
