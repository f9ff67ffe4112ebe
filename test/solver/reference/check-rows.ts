/**
 * Checks a solved row game without the code that solved it. Three things make the answer right: every decided row has the
 * distance that its moves give it; every row that leads to a lost one is decided; and so is every row whose moves all
 * lead to won ones, which must then lie one move before a won row, and that move be its first in a fixed order.
 */

import type { Random } from "../../../src/core/random.ts";
import type { BlockClasses, RowRules } from "../../../src/games/families.ts";
import { type PlainMove, PlainRow, solved } from "./plain-row.ts";
import { openSwitches, RowCursor, writeRow } from "./rows/cursor.ts";
import type { DecidedRows } from "./rows/decided.ts";

type Board = ReturnType<typeof layOut>;

/** The first fault: a decided row by its key, or what else is wrong; null where everything is right. */
export function findWrongRow(rows: DecidedRows, random: Random): string | null {
  const { family } = rows.plan;
  if (!isSymmetric(family)) return "the blocks do not match";
  const board = layOut(rows, random);
  const { row, known, atOnce } = board;
  for (const name of atOnce) if (known.get(name) !== 1) return "a row that wins at once";
  const cursor = new RowCursor(rows.plan);
  for (let index = 0; index < rows.size; index++) {
    rows.load(index, cursor);
    row.load(openSwitches(cursor));
    if (!isRight(board, rows.pliesAt(index))) return family.key(writeRow(cursor, 1), 1);
  }
  return null;
}

function layOut(rows: DecidedRows, random: Random) {
  const row = new PlainRow(rows.plan.family, random);
  const free = row.moves.filter(({ unit }) => unit < 0);
  const alwaysLegal = rows.plan.classes.length === 0 ? free.slice(0, 1) : free;
  /** The plies of the decided rows, by name. */
  const known = new Map<number, number>();
  /** The names of the rows that a move solves. */
  const atOnce = new Set<number>();
  for (const decided of rows.each()) {
    row.load(openSwitches(decided.row));
    known.set(row.name, decided.plies);
  }
  row.load([]);
  for (const move of row.moves) {
    row.flip(move);
    if (row.allows(move)) atOnce.add(row.name);
    row.flip(move);
  }
  // The moves that are looked at for the first legal ones of a row: without blocks, one that is always legal is enough.
  return { row, firstMoves: free.length === 0 ? row.moves : alwaysLegal, known, atOnce };
}

/** Whether a decided row, and what comes one move before it, is as its moves say. */
function isRight(board: Board, plies: number): boolean {
  const { row, atOnce } = board;
  if (plies === 0) return row.isSolved;
  if (plies === 1 ? !atOnce.has(row.name) : pliesByMoves(board) !== plies) return false;
  row.pass();
  // A finished row is not what a move has led to, if it is stored.
  if (row.isSolved) return true;
  return plies % 2 === 0 ? isDecidedBefore(board) : isNothingLostBefore(board);
}

/** What the moves say; undefined for a draw. */
function pliesByMoves(board: Board): number | undefined {
  let slowest = 0;
  let quickest = Number.POSITIVE_INFINITY;
  let undecided = false;
  for (const move of board.row.moves) {
    if (!board.row.allows(move) || board.row.repeats(move)) continue;
    const plies = pliesAfter(board, move);
    if (plies === undefined) undecided = true;
    else if (plies % 2 === 0) quickest = Math.min(quickest, plies);
    else slowest = Math.max(slowest, plies);
  }
  if (quickest < Number.POSITIVE_INFINITY) return quickest + 1;
  return undecided ? undefined : slowest + 1;
}

function pliesAfter({ row, known }: Board, move: PlainMove): number | undefined {
  const name = row.peek(move);
  return name === solved ? 0 : known.get(name);
}

/** Whether every row from which a move leads to this lost one, as its mover leaves it, is decided. */
function isDecidedBefore({ row, known }: Board): boolean {
  return row.moves.every((move) => {
    row.flip(move);
    const fits = !isLive(row) || !row.allows(move) || known.has(row.name);
    row.flip(move);
    return fits;
  });
}

/** Whether no undecided row loses by every move, of those whose first move leads to this won one, as its mover leaves it. */
function isNothingLostBefore(board: Board): boolean {
  const { row } = board;
  const lastOpen = row.lastOpen();
  return board.firstMoves.every((move) => {
    if (!row.canBeFirst(move, lastOpen) || row.repeats(move)) return true;
    row.flip(move);
    const fits = !isLive(row) || !row.allows(move) || row.lastOpen() >= move.end || !isLostUnseen(board);
    row.flip(move);
    return fits;
  });
}

/** Where both players want the same, a solved row is the end. */
function isLive(row: PlainRow): boolean {
  return row.turns || !row.isSolved;
}

/** Whether a row is undecided, and all its moves lead to won rows. */
function isLostUnseen(board: Board): boolean {
  const { row, known } = board;
  if (known.has(row.name)) return false;
  return row.moves.every((move) => !row.allows(move) || pliesAfter(board, move) !== undefined);
}

/** Whether swapping interchangeable blocks gives the same moves again. */
function isSymmetric(family: RowRules): boolean {
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

/** Whether something holds for every swap of two neighbouring blocks of a class, given as a map of members. */
function holdsForSwaps(
  classes: BlockClasses,
  holds: (image: (member: number) => number) => boolean,
): boolean {
  return classes.every((blocks) =>
    blocks.slice(1).every((block, index) => {
      const swapped = (blocks[index] ?? []).map((member, at) => [member, block[at] ?? -1] as const);
      const swap = new Map(swapped.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]));
      return holds((member) => swap.get(member) ?? member);
    }),
  );
}
