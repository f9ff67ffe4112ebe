import { type Cell, type Group, seenCells } from "./board.ts";

/** `x` and `y` count from the left and the top. The two closest points are 1 apart. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

interface PlacedGraph {
  readonly points: readonly PlacedCell[];
  readonly lines: readonly { readonly from: PlacedCell; readonly to: PlacedCell; readonly on?: PlacedCell }[];
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/** A cell without `at` goes to the middle of its line, or else to (0, 0) in the game's coordinates. */
export function placeGraph(group: Group): PlacedGraph {
  const places = pointsOf(group);
  // Include hidden cells, so nothing moves when they appear.
  const found = group.cells.map(({ id }) => places.get(id) ?? origin);
  const [xs, ys] = [found.map(([x]) => x), found.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
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
  const [width, height] = [(Math.max(...xs) - left) / unit, (Math.max(...ys) - top) / unit];
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

function nearest(places: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [x, y]] of places.entries())
    for (const [otherX, otherY] of places.slice(index + 1)) {
      const apart = Math.hypot(x - otherX, y - otherY);
      if (apart > 0 && apart < least) least = apart;
    }
  return Number.isFinite(least) ? least : 1;
}

/** Maps ids to neighbors: the ends of each line. If a cell stands for the line, only that cell has the ends as neighbors. */
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
