/** Ready-made boards: heaps, and grids from a text with one character per place. */

import { type Board, blankCell, type Cell, type Group } from "../board.ts";
import { recall } from "../memory.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The names of a grid's places, row by row: a1, b1, c1 and so on. */
export function gridNames(columns: number, rows: number = columns): readonly string[] {
  return namesOf(columns, rows).names;
}

type Names = Readonly<Record<"columnLabels" | "rowLabels" | "names", readonly string[]>>;

/** Cached, because rules and boards need these names at every position. */
const knownNames = new Map<string, Names>();

function namesOf(columns: number, rows: number): Names {
  return recall(knownNames, `${columns} ${rows}`, () => {
    const columnLabels = Array.from({ length: columns }, (_, column) => {
      const ahead = column < letters.length ? "" : letters.charAt(Math.floor(column / letters.length) - 1);
      return `${ahead}${letters.charAt(column % letters.length)}`;
    });
    const rowLabels = Array.from({ length: rows }, (_, row) => String(row + 1));
    const names = rowLabels.flatMap((row) => columnLabels.map((column) => `${column}${row}`));
    for (const list of [columnLabels, rowLabels, names]) Object.freeze(list);
    return { columnLabels, rowLabels, names };
  });
}

/** How to draw a character. By default, a dot is a free place, player 1 owns 1 and X, and player 2 owns 2 and O. */
export type PlaceLook = Partial<Omit<Cell, "id">>;

/** How `gridBoard` draws a grid. */
export interface GridLook {
  readonly columns?: number;
  readonly title?: string;
  readonly looks?: Readonly<Record<string, PlaceLook>>;
  /** The ids of the cells, not counting the gaps. The default is a1, b1 and so on. */
  readonly names?: readonly string[];
}

/** The board of a grid: each character is a cell, and each space is a gap. Without `names`, the edges have labels. */
export function gridBoard(
  places: string,
  { columns = Math.sqrt(places.length), title = "Board", looks = {}, names }: GridLook = {},
): Board {
  const rows = places.length / columns;
  const { names: usual, ...edges } = namesOf(columns, rows);
  const ids = names ?? usual;
  let named = 0;
  const cells = Array.from(places, (character, at): Cell => {
    if (character === " ") return blankCell(`gap${at}`);
    return cellOf(ids[named++] ?? `place${at}`, character, { ...ownLooks[character], ...looks[character] });
  });
  return [{ shape: "grid", columns, ...(names === undefined ? edges : {}), title, cells }];
}

const ownLooks: Readonly<Record<string, PlaceLook>> = {
  "1": { owner: 1, spoken: "player 1" },
  "2": { owner: 2, spoken: "player 2" },
  X: { owner: 1 },
  O: { owner: 2 },
};

function cellOf(id: string, character: string, look: PlaceLook): Cell {
  const isFree = character === ".";
  const { mark = isFree ? "" : character, state = isFree ? "empty" : "here", label = id } = look;
  const { spoken = isFree ? "free" : mark } = look;
  return { ...look, id, label, state, mark, spoken: `${id}, ${spoken}` };
}

/** A heap as a stack, with thing 1 at the bottom. The id of each thing is `name` plus a number. */
export function stackGroup(name: string, count: number, of: number = count): Group {
  const cells = Array.from({ length: of }, (_, level): Cell => {
    const id = `${name}${level + 1}`;
    const isThere = level < count;
    const spoken = `${id}, ${isThere ? "there" : "taken"}`;
    return { id, label: id, state: isThere ? "here" : "gone", mark: "", spoken };
  });
  return { shape: "stack", title: name, cells: cells.reverse() };
}

/** A copy of the text with the character at one place replaced. */
export function withMark(places: string, at: number, mark: string | number): string {
  return `${places.slice(0, at)}${mark}${places.slice(at + 1)}`;
}

/** The indices of all places with this character. */
export function placesWith(places: string, mark: string | number): readonly number[] {
  const found: number[] = [];
  const text = String(mark);
  for (let at = places.indexOf(text); at >= 0; at = places.indexOf(text, at + 1)) found.push(at);
  return found;
}

/** The places one step away on the grid. `steps` are pairs of columns and rows. */
export function neighbors(
  at: number,
  { columns, rows = columns }: { readonly columns: number; readonly rows?: number },
  steps: readonly (readonly [number, number])[] = straightSteps,
): readonly number[] {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const found: number[] = [];
  for (const [right, down] of steps) {
    const [x, y] = [column + right, row + down];
    if (x >= 0 && x < columns && y >= 0 && y < rows) found.push(y * columns + x);
  }
  return found;
}

/** Right, left, down and up. */
export const straightSteps: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** The straight steps, and the four diagonal ones. */
export const allSteps: readonly (readonly [number, number])[] = [
  ...straightSteps,
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** For `symmetries`: all rotations and mirror images of the grid in `member`. A square has seven, other grids three. */
export function turnedPositions<P extends Readonly<Record<N, string>>, N extends keyof P & string>(
  position: P,
  member: N,
  columns: number = Math.sqrt(position[member].length),
): readonly P[] {
  const places = position[member];
  const turns = recall(knownTurns, `${places.length} ${columns}`, () =>
    turnsOf(columns, places.length / columns),
  );
  const codes: number[] = [];
  return turns.map((turn) => {
    // Optimized, because the solver calls this millions of times.
    for (let to = 0; to < turn.length; to++) codes[to] = places.charCodeAt(turn[to] ?? 0);
    return { ...position, [member]: String.fromCharCode.apply(null, codes) };
  });
}

const knownTurns = new Map<string, readonly (readonly number[])[]>();

/** For each rotation or mirror image: which place each character comes from. */
function turnsOf(columns: number, rows: number): readonly (readonly number[])[] {
  const [right, bottom] = [columns - 1, rows - 1];
  const ways: ((x: number, y: number) => readonly [number, number])[] = [
    (x, y) => [right - x, y],
    (x, y) => [x, bottom - y],
    (x, y) => [right - x, bottom - y],
  ];
  if (columns === rows)
    ways.push(
      (x, y) => [y, x],
      (x, y) => [right - y, x],
      (x, y) => [y, right - x],
      (x, y) => [right - y, right - x],
    );
  return ways.map((way) =>
    Array.from({ length: columns * rows }, (_, at) => {
      const [x, y] = way(at % columns, Math.floor(at / columns));
      return y * columns + x;
    }),
  );
}
