import { type Cell, type Group, hasEdges } from "../../../core/board.ts";
import { placeGraph } from "../../../core/graph.ts";
import { columnsOf } from "../../text/wrap.ts";
import { looks } from "./cells.ts";

export interface Point {
  readonly line: number;
  readonly column: number;
}

export interface Plane {
  readonly spots: readonly (Point & { readonly index: number })[];
  /** How many columns the widest cell takes, with the brackets around a chosen cell. */
  readonly token: number;
  readonly columns: number;
  readonly rows: number;
  readonly edges: readonly (Point & { readonly text: string })[];
  readonly links: readonly { readonly from: Point; readonly to: Point; readonly on: number | null }[];
}

/** Extra columns between neighbors, and their distance in lines, from roomy to dense. */
const gridPitches = [
  [4, 2],
  [2, 2],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;
const graphLines = [5, 4, 3, 2] as const;

/** From roomy to dense, without those that are too wide or make cells overlap. */
export function planesOf(group: Group, columns: number): readonly Plane[] {
  const planes = group.shape === "graph" ? graphPlanes(group) : gridPlanes(group);
  return planes.filter((plane) => plane.columns <= columns && isClear(plane));
}

export function tokenText(group: Group, cell: Cell): string {
  if (cell.mark !== "") return cell.mark;
  return group.shape === "graph" && cell.label !== "" ? cell.label : looks[cell.state].sign;
}

function tokenColumns(group: Group): number {
  return 2 + Math.max(1, ...group.cells.map((cell) => columnsOf(tokenText(group, cell))));
}

function gridPlanes(group: Group): readonly Plane[] {
  const { cells, columns: across = cells.length, columnLabels = [], rowLabels = [] } = group;
  const token = tokenColumns(group);
  const margin = Math.max(-1, ...rowLabels.map(columnsOf)) + 1;
  const head = hasEdges(group) && columnLabels.length > 0 ? 1 : 0;
  const rows = Math.ceil(cells.length / across);
  return gridPitches.map(([air, lines]) => {
    const columnAt = (column: number) => margin + Math.floor(token / 2) + column * (token + air);
    const lineAt = (row: number) => head + row * lines;
    return {
      token,
      spots: cells.map((_, index) => ({
        index,
        line: lineAt(Math.floor(index / across)),
        column: columnAt(index % across),
      })),
      columns: columnAt(across - 1) + Math.ceil(token / 2),
      rows: lineAt(rows - 1) + 1,
      edges: [
        ...columnLabels.map((text, at) => ({
          text,
          line: 0,
          column: columnAt(at) - Math.floor(token / 2) + 1,
        })),
        ...rowLabels.map((text, at) => ({
          text,
          line: lineAt(at),
          column: margin - 1 - columnsOf(text),
        })),
      ],
      links: [],
    };
  });
}

function graphPlanes(group: Group): readonly Plane[] {
  const { points, lines, width, height } = placeGraph(group);
  const token = tokenColumns(group);
  const places = new Map(group.cells.map(({ id }, index) => [id, index]));
  return graphLines.map((pitch) => {
    const wide = Math.max(token + 1, 2 * pitch);
    const columnAt = (x: number) => Math.floor(token / 2) + Math.round(x * wide);
    const lineAt = (y: number) => Math.round(y * pitch);
    const spotOf = ({ cell, x, y }: (typeof points)[number]) => {
      return { index: places.get(cell.id) ?? 0, line: lineAt(y), column: columnAt(x) };
    };
    const spots = points.map(spotOf);
    const links = lines.map(({ from, to, on }) => {
      return { from: spotOf(from), to: spotOf(to), on: on === undefined ? null : spotOf(on).index };
    });
    const columns = columnAt(width) + Math.ceil(token / 2);
    return { token, spots, columns, rows: lineAt(height) + 1, edges: [], links };
  });
}

function isClear({ spots, token }: Plane): boolean {
  return spots.every(({ line, column }, at) =>
    spots.slice(at + 1).every((other) => other.line !== line || Math.abs(other.column - column) >= token - 1),
  );
}
