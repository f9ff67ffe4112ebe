/**
 * One board for all faces. A game describes what is on the table as groups of cells; terminal and page can draw any game
 * from that. What a move changes is the difference between two boards.
 */

import type { Seat } from "./seat.ts";

export const groupShapes = ["row", "stack", "pool", "grid", "graph"] as const;
/** How the cells of a group are laid out. */
export type GroupShape = (typeof groupShapes)[number];

export const cellStates = ["on", "off", "here", "barred", "gone", "empty", "blank"] as const;
/**
 * on, off: the two sides of a switch. here, barred, gone: a thing that can be taken,
 * one that may not be taken now, and one that has been taken. empty: a place with nothing on it yet.
 * blank: not a place, such as a missing corner of a grid; it is neither drawn nor spoken.
 */
export type CellState = (typeof cellStates)[number];

/** One thing on the board: its id, its mark, its state and what it is called. */
export interface Cell {
  /** Unique on the board and the same for the whole game. */
  readonly id: string;
  /** What people call the cell: "3". */
  readonly label: string;
  readonly state: CellState;
  /** The player who owns the cell, if there is one. */
  readonly owner?: Seat;
  /** What the cell shows: "ON", "A", "0"; empty if the label says it all. */
  readonly mark: string;
  /** The cell in words: "switch 3, on". */
  readonly spoken: string;
  /** What was taken last, if that decides what may follow. */
  readonly latest?: true;
  /** The place of a cell in a graph: to the right, and down, in any unit. */
  readonly at?: readonly [x: number, y: number];
}

/** A line of a graph between two of its cells; a third cell lies on it in games whose moves are lines. */
export type GraphLine = readonly [from: string, to: string, on?: string];

/** Cells that belong together, such as a row, a tower or a grid. */
export interface Group {
  readonly shape: GroupShape;
  /** How many cells a line of a grid has. */
  readonly columns?: number;
  /** The names at the edges of a grid: "a", "b", "c" above it, "1", "2", "3" beside it. Its cells then show only their marks. */
  readonly columnLabels?: readonly string[];
  readonly rowLabels?: readonly string[];
  /** The lines of a graph. */
  readonly lines?: readonly GraphLine[];
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** A position as the terminal, the page and programs show it. */
export type Board = readonly Group[];

/** A line between two cells along which a move acts, with a label such as "×2". */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export function cellsOf(board: Board): readonly Cell[] {
  return board.flatMap((group) => group.cells);
}

/** A place of a grid where there is nothing. */
export function blankCell(id: string): Cell {
  return { id, label: "", state: "blank", mark: "", spoken: "" };
}

/** The cells of a group that there is something to see of. */
export function seenCells({ cells }: Pick<Group, "cells">): readonly Cell[] {
  return cells.filter(({ state }) => state !== "blank");
}

/** Whether the edges of the grid have names, so that its cells don't need to show theirs. */
export function hasEdges({ columnLabels, rowLabels }: Pick<Group, "columnLabels" | "rowLabels">): boolean {
  return columnLabels !== undefined || rowLabels !== undefined;
}

/** "switch 3", "block 2": the cell itself, without the rest of its spoken name. */
export function nameOfCell({ spoken, label }: Cell): string {
  const [name = label, kind] = spoken.split(", ");
  return kind === undefined ? label : name;
}

/** "on", "free": the rest of the spoken name, after the cell itself. */
export function kindOf({ spoken, state }: Cell): string {
  if (spoken.includes(", ")) return spoken.split(", ").at(-1) ?? state;
  return state === "here" ? "there" : state;
}

/** For faces without colours: if both players have the same mark, the seat's number follows it. */
export function numberOwners(board: Board): Board {
  const marks = (seat: Seat) =>
    new Set(cellsOf(board).flatMap(({ mark, owner }) => (owner === seat && mark !== "" ? [mark] : [])));
  const [one, two] = [marks(1), marks(2)];
  if (!Array.from(one).some((mark) => two.has(mark))) return board;
  const number = (cell: Cell): Cell =>
    cell.owner === undefined || cell.mark === "" ? cell : { ...cell, mark: `${cell.mark}${cell.owner}` };
  return board.map((group) => ({ ...group, cells: group.cells.map(number) }));
}

export function changedCells(before: Board, after: Board): readonly Cell[] {
  const old = new Map(cellsOf(before).map((cell) => [cell.id, cell]));
  return cellsOf(after).filter((cell) => {
    const was = old.get(cell.id);
    return (
      was === undefined || was.state !== cell.state || was.mark !== cell.mark || was.owner !== cell.owner
    );
  });
}
