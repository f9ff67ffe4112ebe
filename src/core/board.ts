import type { Seat } from "./seat.ts";

export const groupShapes = ["row", "stack", "pool", "grid", "graph"] as const;
/** How the cells of a group are laid out. */
export type GroupShape = (typeof groupShapes)[number];

export const cellStates = ["on", "off", "here", "barred", "gone", "empty", "blank"] as const;
/** A thing to take is here, barred (not allowed right now) or gone. An empty place may fill up, and a blank one isn't drawn. */
export type CellState = (typeof cellStates)[number];

/** One thing on the board, such as a switch, a block or a free place. */
export interface Cell {
  /** Unique on the board, and the same for the whole game. */
  readonly id: string;
  /** The name that people use, such as "3". */
  readonly label: string;
  readonly state: CellState;
  readonly owner?: Seat;
  /** What the cell shows, such as "ON", "A" or "0". Empty if the label says it all. */
  readonly mark: string;
  /** The cell in words, such as "switch 3, on". */
  readonly spoken: string;
  /** Set on the cell taken last, if the legal moves depend on it. */
  readonly latest?: true;
  /** In a graph, the coordinates from the top left, in any unit. */
  readonly at?: readonly [x: number, y: number];
}

/** A line between two cells of a graph. If players choose lines, `on` is the cell that stands for this line. */
export type GraphLine = readonly [from: string, to: string, on?: string];

/** Cells that belong together, such as a row, a tower or a grid. */
export interface Group {
  readonly shape: GroupShape;
  readonly columns?: number;
  /** Labels at the edges of a grid: "a", "b", "c" above it, "1", "2", "3" beside it. Cells then show only their marks. */
  readonly columnLabels?: readonly string[];
  readonly rowLabels?: readonly string[];
  readonly lines?: readonly GraphLine[];
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** A position as groups of cells, from which every game is drawn. */
export type Board = readonly Group[];

/** A labeled line between two cells, such as "↔" between partners. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export function cellsOf(board: Board): readonly Cell[] {
  return board.flatMap((group) => group.cells);
}

/** Fills a gap in a grid, such as a missing corner, so the other cells keep their columns. */
export function blankCell(id: string): Cell {
  return { id, label: "", state: "blank", mark: "", spoken: "" };
}

export function seenCells({ cells }: Pick<Group, "cells">): readonly Cell[] {
  return cells.filter(({ state }) => state !== "blank");
}

/** Spreads the cells evenly over as few lines as possible, with at most `most` on each. */
export function columnsOf(
  { cells, columns }: { readonly cells: readonly unknown[]; readonly columns?: number | undefined },
  most: number,
): number {
  return columns ?? Math.ceil(cells.length / Math.ceil(cells.length / most));
}

export function hasEdges({ columnLabels, rowLabels }: Pick<Group, "columnLabels" | "rowLabels">): boolean {
  return columnLabels !== undefined || rowLabels !== undefined;
}

/** Returns "switch 3" for a cell spoken as "switch 3, on". */
export function nameOfCell({ spoken, label }: Cell): string {
  const [name = label, kind] = spoken.split(", ");
  return kind === undefined ? label : name;
}

/** Returns "on" for a cell spoken as "switch 3, on". */
export function kindOf({ spoken, state }: Cell): string {
  if (spoken.includes(", ")) return spoken.split(", ").at(-1) ?? state;
  return state === "here" ? "there" : state;
}

/** If both players use the same mark, adds the owner's number to each mark, for output without colors. */
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
