import { type Board, columnsOf as cellsPerLine, type Group, hasEdges } from "../../../core/board.ts";
import { columnsOf } from "../../text/wrap.ts";
import type { Size } from "../state.ts";
import { noPreview } from "./cells.ts";
import { type Plane, type Point, planesOf } from "./plane.ts";
import { stackColumns, stackRows } from "./stack-view.ts";

export type Areas = Readonly<ReturnType<typeof areasOf>>;

export const indent = 2;

/** Rows around the table: the header above it, and a line, the prompt and the keys below it. */
const edgeRows = 5;
const listWidth = 17;

export function areasOf({ columns, rows }: Size) {
  const wide = columns >= 76;
  const listColumns = wide ? Math.min(listWidth + Math.floor((columns - 76) / 6), 30) : 0;
  return {
    columns,
    rows: Math.max(1, rows - edgeRows),
    topRows: rows >= 16 ? 3 : 1,
    listColumns,
    messageRows: rows >= 24 ? 4 : rows >= 18 ? 3 : rows >= 14 ? 2 : 1,
    centered: columns >= 96,
    boardColumns: Math.max(8, columns - indent - listColumns - 1),
  };
}

export interface BoardAreas extends Areas {
  readonly boardRows: number;
}

/** From roomy to dense. `rows` is a row's height without and with marks. `edge`, `least` and `most` limit a cell's width. */
const styles = {
  grand: { rows: [6, 8], edge: 5, least: 9, most: 11 },
  framed: { rows: [4, 6], edge: 3, least: 6, most: 7 },
  tall: { rows: [3, 4], edge: 3, least: 4, most: 7 },
  dense: { rows: [1, 1], edge: 0, least: 0, most: 0 },
} as const;

type CellStyles = keyof typeof styles;

/** In a stack, each line is a cell. On a plane, cells keep their places. */
type Style = CellStyles | "stack" | "plane";

const inOrder = ["grand", "framed", "tall", "dense"] as const;

export interface GroupPlan {
  readonly group: Group;
  readonly style: Style;
  readonly perLine: number;
  readonly cellColumns: number;
  readonly plane?: Plane;
}

/** The roomiest style that shows the whole board, or else the densest. `grand` also needs each row on one line. */
export function planBoard(board: Board, areas: BoardAreas, notes = noPreview.notes): readonly GroupPlan[] {
  const note = Math.max(0, ...Array.from(notes.values(), columnsOf));
  const plan = (style: CellStyles) => board.map((group) => planGroup(group, areas.boardColumns, style, note));
  for (const style of inOrder.slice(0, -1)) {
    const plans = plan(style);
    const broken = style === "grand" && plans.some(isBroken);
    if (!broken && boardRowsOf(plans) <= areas.boardRows) return plans;
  }
  return plan("dense");
}

export function boardRowsOf(plans: readonly GroupPlan[]): number {
  return blocksOf(plans).reduce((sum, block) => sum + blockRows(block), 0);
}

export function boardColumnsOf(plans: readonly GroupPlan[]): number {
  const widths = blocksOf(plans).map((block) => {
    const [plan] = block;
    if (plan === undefined) return 0;
    const groups = block.map(({ group }) => group);
    if (plan.style === "stack") return stackColumns(groups, plan.cellColumns) * block.length;
    if (plan.plane !== undefined) return plan.plane.columns;
    return Math.min(plan.perLine, plan.group.cells.length) * plan.cellColumns;
  });
  return Math.max(0, ...widths);
}

/** Draws consecutive stacks together, and every other group alone. */
export function blocksOf(plans: readonly GroupPlan[]): readonly (readonly GroupPlan[])[] {
  const blocks: GroupPlan[][] = [];
  for (const plan of plans) {
    const block = blocks.at(-1);
    if (plan.style === "stack" && block?.[0]?.style === "stack") block.push(plan);
    else blocks.push([plan]);
  }
  return blocks;
}

export function rowsPerLine({ group, style }: GroupPlan): number {
  return style === "stack" || style === "plane" ? 1 : styles[style].rows[hasMarks(group) ? 1 : 0];
}

export function hasMarks(group: Group): boolean {
  return group.cells.some((cell) => cell.mark !== "");
}

/** Up and down move the cursor to the nearest cell of another line, so this says where each cell is on screen. */
export function spotsOf(plans: readonly GroupPlan[]): readonly Point[] {
  const spots: Point[] = [];
  let line = 0;
  for (const { group, perLine, plane } of plans) {
    const onPlane = new Map(plane?.spots.map((spot) => [spot.index, spot]));
    for (const index of group.cells.keys()) {
      const spot = onPlane.get(index) ?? { line: Math.floor(index / perLine), column: index % perLine };
      spots.push({ line: line + spot.line, column: spot.column });
    }
    line += plane?.rows ?? Math.ceil(group.cells.length / perLine);
  }
  return spots;
}

function planGroup(group: Group, columns: number, style: CellStyles, note: number): GroupPlan {
  if (group.shape === "stack") return { group, style: "stack", perLine: 1, cellColumns: columns };
  const plan = planCells(group, columns, style, note);
  // A grid whose rows don't fit may still fit on a plane, which leaves out the cells' names.
  const isFolded = group.shape === "grid" && style === "dense" && isBroken(plan);
  const onPlane = group.shape === "graph" || hasEdges(group) || isFolded;
  return (onPlane ? planOnPlane(group, columns, style) : undefined) ?? plan;
}

function planOnPlane(group: Group, columns: number, style: CellStyles): GroupPlan | undefined {
  const planes = planesOf(group, columns);
  const plane = planes[Math.min(inOrder.indexOf(style), planes.length - 1)];
  return plane && { group, style: "plane", perLine: group.columns ?? 1, cellColumns: plane.token, plane };
}

function planCells(group: Group, columns: number, style: CellStyles, note: number): GroupPlan {
  const least = leastColumns(group, style, note);
  const fits = Math.max(1, Math.floor(columns / least));
  const perLine = Math.min(fits, cellsPerLine(group, fits));
  const roomy = Math.min(Math.floor(columns / perLine), styles[style].most);
  return { group, style, cellColumns: Math.max(least, roomy), perLine };
}

function leastColumns(group: Group, style: CellStyles, note: number): number {
  const [label, mark] = [widest(group, "label"), widest(group, "mark")];
  if (style === "dense") return 1 + label + Math.max(mark === 0 ? 3 : 1 + mark, 1 + mark + note);
  const { edge, least } = styles[style];
  return Math.max(label + edge, mark + 2, note + 1, least);
}

function isBroken({ group, perLine, plane }: GroupPlan): boolean {
  return plane === undefined && perLine < (group.columns ?? group.cells.length);
}

function blockRows(block: readonly GroupPlan[]): number {
  const [plan] = block;
  if (plan === undefined) return 0;
  if (plan.style === "stack") return stackRows(block.map(({ group }) => group));
  if (plan.plane !== undefined) return plan.plane.rows;
  return Math.ceil(plan.group.cells.length / plan.perLine) * rowsPerLine(plan);
}

function widest({ cells }: Group, part: "label" | "mark"): number {
  return Math.max(0, ...cells.map((cell) => columnsOf(cell[part])));
}
