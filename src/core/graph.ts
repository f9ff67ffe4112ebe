import { type Cell, type Group, seenCells } from "./board.ts";

/** `x` and `y` are distances from the left and the top. The two closest points are 1 apart. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

export interface PlacedGraph {
  readonly points: readonly PlacedCell[];
  readonly lines: readonly { readonly from: PlacedCell; readonly to: PlacedCell; readonly on?: PlacedCell }[];
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/** A cell without a place goes to the middle of its line, or to the corner. */
export function placeGraph(group: Group): PlacedGraph {
  const places = pointsOf(group);
  // Hidden cells count, too, so nothing moves when they appear.
  const found = group.cells.map(({ id }) => places.get(id) ?? origin);
  const [left, top] = [leastOf(found, 0), leastOf(found, 1)];
  const unit = nearest(found);
  const points = seenCells(group).map((cell) => {
    const [x, y] = places.get(cell.id) ?? origin;
    return { cell, x: (x - left) / unit, y: (y - top) / unit };
  });
  const byId = new Map(points.map((point) => [point.cell.id, point]));
  const lines = (group.lines ?? []).flatMap(([a, b, c]) => {
    const [from, to, on] = [byId.get(a), byId.get(b), c === undefined ? undefined : byId.get(c)];
    return from === undefined || to === undefined ? [] : [{ from, to, ...(on && { on }) }];
  });
  const [width, height] = [(mostOf(found, 0) - left) / unit, (mostOf(found, 1) - top) / unit];
  return { points, lines, width, height };
}

const origin: Point = [0, 0];

function pointsOf({ cells, lines = [] }: Group): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>();
  for (const { id, at } of cells) if (at !== undefined) places.set(id, at);
  for (const [from, to, on] of lines) {
    const [a, b] = [places.get(from), places.get(to)];
    if (on === undefined || places.has(on) || a === undefined || b === undefined) continue;
    places.set(on, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  return places;
}

function leastOf(places: readonly Point[], axis: 0 | 1): number {
  return Math.min(...places.map((place) => place[axis]));
}

function mostOf(places: readonly Point[], axis: 0 | 1): number {
  return Math.max(...places.map((place) => place[axis]));
}

function nearest(places: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [x, y]] of places.entries())
    for (const [otherX, otherY] of places.slice(index + 1)) {
      const apart = Math.hypot(x - otherX, y - otherY);
      if (apart > 0 && apart < least) least = apart;
    }
  return Number.isFinite(least) ? least : 1;
}

/** The neighbors of each cell, by its id. If a line has a third cell on it, that cell is next to both ends. */
export function neighborsIn(group: Group): ReadonlyMap<string, readonly Cell[]> {
  const cells = new Map(seenCells(group).map((cell) => [cell.id, cell]));
  const found = new Map<string, Cell[]>();
  const join = (from: string, to: string) => {
    const cell = cells.get(to);
    if (cell !== undefined && cells.has(from)) found.set(from, [...(found.get(from) ?? []), cell]);
  };
  for (const [from, to, on] of group.lines ?? []) {
    join(on ?? from, on === undefined ? to : from);
    join(on ?? to, on === undefined ? from : to);
  }
  return found;
}
