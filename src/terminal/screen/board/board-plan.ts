/** How the terminal is divided while a game is on, and where each cell of the board lies on it. */

import type { Board, Group } from "../../../core/board.ts";
import { columnsOf } from "../../text/wrap.ts";
import type { Size } from "../state.ts";
import { stackRows } from "./stack-view.ts";

export interface Areas {
  /** Whose turn it is, and what they are after; only the former on a low terminal. */
  readonly topRows: number;
  readonly boardColumns: number;
  readonly boardRows: number;
  /** The move list stands at the right; otherwise it is one line. */
  readonly listColumns: number;
  /** Lines for what has happened, what is noted and what is wrong. */
  readonly messageRows: number;
  readonly stripRows: number;
}

export const indent = 2;

/** Header and rule above; a rule, the prompt and the keys below. */
const edgeRows = 5;
const listWidth = 17;

export function areasOf(size: Size): Areas {
  const wide = size.columns >= 76;
  const listColumns = wide ? Math.min(listWidth + Math.floor((size.columns - 76) / 6), 30) : 0;
  const messageRows = size.rows >= 24 ? 4 : size.rows >= 18 ? 3 : size.rows >= 14 ? 2 : 1;
  const topRows = size.rows >= 16 ? 3 : 1;
  return {
    topRows,
    listColumns,
    messageRows,
    stripRows: wide ? 0 : 1,
    boardColumns: Math.max(8, size.columns - indent - listColumns - 1),
    boardRows: Math.max(1, size.rows - edgeRows - topRows - messageRows - (wide ? 0 : 1)),
  };
}

interface CellStyle {
  /** How many lines of the terminal a line of cells takes, without marks and with them. */
  readonly rows: readonly [bare: number, marked: number];
  /** The narrowest cell for a label and a mark of these widths. */
  readonly least: (label: number, mark: number) => number;
  /** Wider than this, cells would no longer look like one row. */
  readonly most: number;
}

const styles = {
  /** A lamp or plate with a wide frame. */
  grand: { rows: [6, 8], least: (label, mark) => Math.max(label + 5, mark + 2, 9), most: 11 },
  /** With a small one. */
  framed: { rows: [4, 6], least: (label, mark) => Math.max(label + 3, mark + 2, 6), most: 7 },
  /** A line for each thing that a cell shows. */
  tall: { rows: [3, 4], least: (label, mark) => Math.max(label + 2, mark + 1, 3) + 1, most: 7 },
  /** All in one line. */
  dense: { rows: [1, 1], least: (label, mark) => 1 + label + 1 + Math.max(mark, 1), most: 0 },
} as const satisfies Readonly<Record<string, CellStyle>>;

/** In a stack a line is a cell. */
type Style = keyof typeof styles | "stack";

export interface GroupPlan {
  readonly group: Group;
  readonly style: Style;
  readonly perLine: number;
  readonly cellColumns: number;
}

export interface Point {
  readonly line: number;
  readonly column: number;
}

/** The most generous style in which the whole board is seen, the widest only for what fits into one line; else the densest. */
export function planBoard(board: Board, areas: Areas): readonly GroupPlan[] {
  for (const style of ["grand", "framed", "tall"] as const) {
    const plans = board.map((group) => planGroup(group, areas.boardColumns, style));
    const broken = style === "grand" && plans.some(isBroken);
    if (!broken && boardRowsOf(plans) <= areas.boardRows) return plans;
  }
  return board.map((group) => planGroup(group, areas.boardColumns, "dense"));
}

/** How many lines of the terminal the whole board takes. */
export function boardRowsOf(plans: readonly GroupPlan[]): number {
  return blocksOf(plans).reduce((sum, block) => sum + blockRows(block), 0);
}

/** What is drawn together: stacks that follow one another, and every other group alone. */
export function blocksOf(plans: readonly GroupPlan[]): readonly (readonly GroupPlan[])[] {
  const blocks: GroupPlan[][] = [];
  for (const plan of plans) {
    const block = blocks.at(-1);
    if (plan.style === "stack" && block?.[0]?.style === "stack") block.push(plan);
    else blocks.push([plan]);
  }
  return blocks;
}

/** How many lines of the terminal one line of cells takes. */
export function rowsPerLine({ group, style }: GroupPlan): number {
  return style === "stack" ? 1 : styles[style].rows[hasMarks(group) ? 1 : 0];
}

export function hasMarks(group: Group): boolean {
  return group.cells.some((cell) => cell.mark !== "");
}

/** The line and column of every cell, in the order of the board. Stacks are not walked line by line. */
export function spotsOf(plans: readonly GroupPlan[]): readonly Point[] {
  const spots: Point[] = [];
  let line = 0;
  for (const { group, perLine } of plans) {
    for (const index of group.cells.keys())
      spots.push({ line: line + Math.floor(index / perLine), column: index % perLine });
    line += Math.ceil(group.cells.length / perLine);
  }
  return spots;
}

function planGroup(group: Group, columns: number, style: Exclude<Style, "stack">): GroupPlan {
  if (group.shape === "stack") return { group, style: "stack", perLine: 1, cellColumns: columns };
  const { least, most } = styles[style];
  const inLine = group.columns ?? group.cells.length;
  const roomy = Math.min(Math.floor(columns / Math.max(1, inLine)), most);
  const cellColumns = Math.max(least(widest(group, "label"), widest(group, "mark")), roomy);
  const fits = Math.max(1, Math.floor(columns / cellColumns));
  return { group, style, cellColumns, perLine: Math.min(fits, group.columns ?? fits) };
}

/** Whether what belongs into one line takes several. */
function isBroken({ group, perLine }: GroupPlan): boolean {
  return perLine < (group.columns ?? group.cells.length);
}

function blockRows(block: readonly GroupPlan[]): number {
  const [plan] = block;
  if (plan === undefined) return 0;
  if (plan.style === "stack") return stackRows(block.map(({ group }) => group));
  return Math.ceil(plan.group.cells.length / plan.perLine) * rowsPerLine(plan);
}

function widest({ cells }: Group, part: "label" | "mark"): number {
  return Math.max(0, ...cells.map((cell) => columnsOf(cell[part])));
}
