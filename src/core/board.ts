/**
 * One board for all faces. A game describes what lies on the table as groups of cells;
 * terminal and page draw any game from that. What a move changes is the difference of two boards.
 */

import type { Seat } from "./seat.ts";

export const groupShapes = ["row", "stack", "pool", "grid"] as const;
export type GroupShape = (typeof groupShapes)[number];

/**
 * on, off: the two sides of a switch. here, barred, gone: a thing that can be taken,
 * one that may not be taken now, and one that has been taken. empty: a place where nothing stands yet.
 */
export const cellStates = ["on", "off", "here", "barred", "gone", "empty"] as const;
export type CellState = (typeof cellStates)[number];

export interface Cell {
  /** Unique on the board and the same for the whole game. */
  readonly id: string;
  /** What people call the cell: "3". */
  readonly label: string;
  readonly state: CellState;
  /** Whose the cell is, where it belongs to a player. */
  readonly owner?: Seat;
  /** What stands on the cell: "ON", "A", "0"; empty where the label says it all. */
  readonly mark: string;
  /** The cell in words: "switch 3, on". */
  readonly spoken: string;
}

export interface Group {
  readonly shape: GroupShape;
  /** How many cells a line of a grid has. */
  readonly columns?: number;
  readonly title: string;
  readonly cells: readonly Cell[];
}

export type Board = readonly Group[];

/** A way along which a move acts, between two cells: "×2". */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export function cellsOf(board: Board): readonly Cell[] {
  return board.flatMap((group) => group.cells);
}

/** The cells of `after` that look different from `before`. */
export function changedCells(before: Board, after: Board): readonly Cell[] {
  const old = new Map(cellsOf(before).map((cell) => [cell.id, cell]));
  return cellsOf(after).filter((cell) => {
    const was = old.get(cell.id);
    return (
      was === undefined || was.state !== cell.state || was.mark !== cell.mark || was.owner !== cell.owner
    );
  });
}
