/**
 * Works backwards from the ends of a row game and stores only rows in which a player can force a win; all
 * others are drawn. From each lost row its predecessors are won; a predecessor of a won row is lost if all its moves
 * lead to won rows. Nearly every candidate fails at its first move, and a look-up that misses costs
 * no comparison, so the work is a small multiple of decided rows times moves.
 */

import type { SwitchRow } from "../../games/families.ts";
import type { Task } from "../task.ts";
import { at } from "../typed-array.ts";
import { RowCursor } from "./cursor.ts";
import { DecidedRows } from "./decided.ts";
import { type PlannedMove, planRow } from "./plan.ts";

const rowsPerStep = 64;

export function* decideRows(family: SwitchRow): Task<DecidedRows> {
  const plan = planRow(family);
  const rows = new DecidedRows(plan);
  winAtOnce(rows);
  let from = 0;
  for (let plies = 2; from < rows.size; plies += 2) {
    const wins = rows.size;
    yield* addLosses(rows, from, plies);
    const losses = rows.size;
    yield* addWins(rows, wins, plies + 1);
    from = losses;
  }
  return rows;
}

/** The finished row, where it is a row of its own, and the rows that are one move from it. */
function winAtOnce(rows: DecidedRows): void {
  const cursor = new RowCursor(rows.plan);
  if (rows.plan.turn === null) rows.add(cursor, 0);
  for (const move of rows.plan.moves) {
    cursor.flip(move);
    if (cursor.allows(move)) rows.add(cursor, 1);
    cursor.flip(move);
  }
}

/** Wins for the rows from which a lost row, stored at `from` or after, can be reached. */
function* addWins(rows: DecidedRows, from: number, plies: number): Task<void> {
  const cursor = new RowCursor(rows.plan);
  const end = rows.size;
  for (let index = from; index < end; index++) {
    rows.load(index, cursor);
    cursor.pass();
    for (const move of rows.plan.moves) {
      if (!cursor.allowsBack(move) || cursor.repeats(move)) continue;
      cursor.flip(move);
      rows.add(cursor, plies);
      cursor.flip(move);
    }
    if (index % rowsPerStep === 0) yield { unit: "rows", done: rows.size, total: null };
  }
}

/** Losses among the rows from which a won row, stored at `from` or after, can be reached. */
function* addLosses(rows: DecidedRows, from: number, plies: number): Task<void> {
  const cursor = new RowCursor(rows.plan);
  const scratch = new RowCursor(rows.plan);
  const candidate = { rows, cursor, scratch, plies };
  // A lost row leads to a won one by every move, so looking back from all won rows along one move that is always
  // legal finds every lost row.
  const [free] = rows.plan.free;
  const moves = free === undefined ? rows.plan.moves : [free];
  const end = rows.size;
  for (let index = free === undefined ? from : 0; index < end; index++) {
    if (rows.pliesAt(index) % 2 === 0) continue;
    rows.load(index, cursor);
    cursor.pass();
    for (const move of moves) addIfLost(candidate, move);
    if (index % rowsPerStep === 0) yield { unit: "rows", done: rows.size, total: null };
  }
}

interface Candidate {
  readonly rows: DecidedRows;
  readonly cursor: RowCursor;
  readonly scratch: RowCursor;
  readonly plies: number;
}

function addIfLost({ rows, cursor, scratch, plies }: Candidate, move: PlannedMove): void {
  if (!cursor.allowsBack(move) || cursor.repeats(move)) return;
  cursor.flip(move);
  if (isLost(rows, cursor, scratch)) rows.add(cursor, plies);
  cursor.flip(move);
}

/** Whether a row is undecided so far and all its moves lead to won rows. */
function isLost(rows: DecidedRows, row: RowCursor, scratch: RowCursor): boolean {
  if (rows.plies(row) !== undefined) return false;
  scratch.copy(row);
  scratch.pass();
  const { free, needing, slots } = rows.plan;
  if (!allWon(rows, scratch, free)) return false;
  // From the last slot to the first: moves of blocks change the least and are tried before the others.
  for (let slot = slots - 1; slot >= 0; slot--)
    for (let rest = at(row.cells, slot); rest !== 0; rest &= rest - 1) {
      const moves = needing[32 * slot + 31 - Math.clz32(rest & -rest)];
      if (moves !== undefined && !allWon(rows, scratch, moves)) return false;
    }
  return true;
}

/** Whether each of the moves leads to a won row; `row` is the other player's already. */
function allWon(rows: DecidedRows, row: RowCursor, moves: readonly PlannedMove[]): boolean {
  for (const move of moves) {
    row.flip(move);
    const plies = rows.plies(row);
    row.flip(move);
    if (plies === undefined || plies % 2 === 0) return false;
  }
  return true;
}
