/**
 * Checks a solved row game without the code that solved it. Three things make the answer right: every decided row has the
 * distance that its moves give it; every row that leads to a lost one is decided; and so is every row whose moves all
 * lead to won ones, of which only rows one move before a won one come into question. Where all that would take too
 * long, decided rows spread evenly over all of them are checked until the work is spent.
 */

import type { Random } from "../../core/random.ts";
import type { SwitchRow } from "../../games/families.ts";
import { type Check, describeScope, holdsForSwaps, scatter } from "../solution.ts";
import type { Task } from "../task.ts";
import { at } from "../typed-array.ts";
import { RowCursor, writeRow } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";
import { type PlainMove, PlainRow, solved } from "./plain-row.ts";

/** A few seconds. */
const mostWork = 640_000_000;

interface Board {
  readonly row: PlainRow;
  /** The plies of the decided rows, by name. */
  readonly known: Map<number, number>;
}

export function* verifyRows(rows: DecidedRows, random: Random): Task<Check> {
  const { family } = rows.plan;
  const fail = (fault: string, checked = 0): Check => ({ checked, scope: "decided rows", fault });
  if (!isSymmetric(family)) return fail("the blocks do not match");
  const board: Board = { row: new PlainRow(family, random), known: new Map() };
  const { row, known } = board;
  const load = loader(rows, row);
  for (let index = 0; index < rows.size; index++) {
    load(index);
    known.set(row.name, rows.pliesAt(index));
  }
  row.load([]);
  if (!isClosed(board, 0)) return fail("a row that wins at once");
  let checked = 0;
  for (const index of scatter(rows.size)) {
    if (row.work > mostWork) break;
    load(index);
    if (!isRight(board, rows.pliesAt(index))) return fail(describe(rows, index), checked);
    if (checked++ % 16 === 0) yield { unit: "rows checked", done: checked, total: rows.size };
  }
  const decided = describeScope(checked, rows.size, "decided rows, up to symmetry");
  const rest = checked === rows.size ? ": every other row is drawn" : "";
  return { checked, scope: `${decided}, and the rows one move before them${rest}`, fault: null };
}

function loader(rows: DecidedRows, row: PlainRow): (index: number) => void {
  const cursor = new RowCursor(rows.plan);
  const { slotOf, bitOf, family } = rows.plan;
  const inSlot = Array.from(cursor.cells, (): number[] => []);
  for (let place = 0; place < family.size; place++) inSlot[at(slotOf, place)]?.push(place);
  return (index) => {
    rows.load(index, cursor);
    const open = inSlot.flatMap((places, slot) => {
      const cell = at(cursor.cells, slot);
      return cell === 0 ? [] : places.filter((place) => (cell & at(bitOf, place)) !== 0);
    });
    row.load(open);
  };
}

/** Whether a decided row, and what comes one move before it, is as its moves say. */
function isRight(board: Board, plies: number): boolean {
  const { row } = board;
  if (plies > 0 && pliesByMoves(board) !== plies) return false;
  row.pass();
  // A finished row is not what a move has led to, if it is stored.
  return (row.isSolved && plies > 0) || isClosed(board, plies);
}

/** What the moves say; undefined for a draw. */
function pliesByMoves(board: Board): number | undefined {
  let slowest = 0;
  let quickest = Number.POSITIVE_INFINITY;
  let undecided = false;
  for (const plies of pliesAfterMoves(board)) {
    if (plies === undefined) undecided = true;
    else if (plies % 2 === 0) quickest = Math.min(quickest, plies);
    else slowest = Math.max(slowest, plies);
  }
  if (quickest < Number.POSITIVE_INFINITY) return quickest + 1;
  return undecided ? undefined : slowest + 1;
}

function* pliesAfterMoves({ row, known }: Board): Generator<number | undefined, void> {
  for (const move of row.moves) {
    if (!row.allows(move)) continue;
    const name = row.peek(move);
    yield name === solved ? 0 : known.get(name);
  }
}

/** Whether the rows from which a move leads to this one, as its mover leaves it, are decided where they have to be. */
function isClosed(board: Board, plies: number): boolean {
  const { row } = board;
  // A lost row leads to a won one by every move, so one move that is always legal finds all of them.
  const free = plies % 2 === 0 ? undefined : row.moves.find(({ needs }) => needs === null);
  for (const move of free === undefined ? row.moves : [free]) {
    row.flip(move);
    const fits = isRightBefore(board, move, plies);
    row.flip(move);
    if (!fits) return false;
  }
  return true;
}

function isRightBefore(board: Board, move: PlainMove, plies: number): boolean {
  const { row, known } = board;
  const isLive = row.turns || !row.isSolved;
  if (!isLive || !row.allows(move) || known.has(row.name)) return true;
  if (plies % 2 === 0) return false;
  for (const after of pliesAfterMoves(board)) if (after === undefined) return true;
  return false;
}

/** Whether swapping interchangeable blocks gives the same moves again. */
function isSymmetric(family: SwitchRow): boolean {
  const names = new Set(family.moves.map(({ flips, needs }) => moveName(flips, needs)));
  return holdsForSwaps(family.interchangeable, (image) =>
    family.moves.every(({ flips, needs }) =>
      names.has(moveName(flips.map(image), needs === null ? null : image(needs))),
    ),
  );
}

function moveName(flips: readonly number[], needs: number | null): string {
  return `${flips.toSorted((a, b) => a - b).join()}:${needs}`;
}

function describe(rows: DecidedRows, index: number): string {
  const cursor = new RowCursor(rows.plan);
  rows.load(index, cursor);
  return rows.plan.family.key(writeRow(cursor, 1), 1);
}
