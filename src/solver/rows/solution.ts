/** The counts of a row game, and the value of any row. */

import type { Seat } from "../../core/seat.ts";
import type { SwitchRow } from "../../games/families.ts";
import {
  bestByPlies,
  distanceCounts,
  type ForcedLine,
  type SolvedSize,
  sumUp,
  type ValueTally,
  valueOfPlies,
} from "../solution.ts";
import type { Task } from "../task.ts";
import { loadRow, orbitSize, RowCursor, writeRow } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";
import { planRow } from "./plan.ts";
import { proveRows } from "./proof.ts";
import { decideRows } from "./retrograde.ts";

/**
 * About the bytes that the decided rows take. Where every move is always legal they are one for each move; where a move
 * needs its switch, their number was measured to stay below 0.3 · size² up to symmetry.
 */
export function rowBytes(family: SwitchRow): number {
  const { slots } = planRow(family);
  const free = family.moves.some((move) => move.needs === null);
  const rows = free ? 2 * family.moves.length : 64 + 0.3 * family.size ** 2;
  return Math.ceil(rows * (slots + 8) * 4 * 3);
}

/** `book` is the row that the book starts from, or null where it deals one. */
export function* solveRows(family: SwitchRow, book: string | null): Task<SolvedSize> {
  const rows = yield* decideRows(family);
  const pliesOf = rowPlies(rows);
  return {
    tally: tallyRows(rows, book),
    value: (key, mover) => valueOfPlies(pliesOf(family.row(key), mover)),
    prove: () => proveRows(rows),
  };
}

/** A look-up of rows as people write them. */
export function rowPlies(rows: DecidedRows): (row: string, mover: Seat) => number | undefined {
  const cursor = new RowCursor(rows.plan);
  return (row, mover) => {
    loadRow(cursor, row, mover);
    return rows.plies(cursor);
  };
}

function tallyRows(rows: DecidedRows, book: string | null): ValueTally {
  const { plan } = rows;
  const movers = plan.turn === null ? 1n : 2n;
  const rowCount = 2n ** BigInt(plan.family.size);
  const positions = plan.turn === null ? rowCount - 1n : movers * rowCount;
  const sums = sumUp(distanceCounts(countByPlies(rows, movers)));
  const { wins, losses, longest, byDistance } = sums;
  const draws = positions - wins - losses;
  return {
    ...sums,
    positions,
    draws,
    start: book === null ? null : valueOfPlies(rowPlies(rows)(book, 1)),
    starts: book === null ? { win: wins / movers, loss: losses / movers, draw: draws / movers } : null,
    line: byDistance && longestLine(rows, longest, book),
  };
}

/** How many rows there are of each distance: every stored row counts for all that look like it. */
function countByPlies(rows: DecidedRows, movers: bigint): ReadonlyMap<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const { row, plies } of rows.each())
    if (plies > 0) counts.set(plies, (counts.get(plies) ?? 0n) + movers * orbitSize(row));
  return counts;
}

function longestLine(rows: DecidedRows, longest: number | null, book: string | null): ForcedLine | null {
  if (book !== null && rowPlies(rows)(book, 1) === longest) return lineFrom(rows, book);
  for (const { row, plies } of rows.each()) if (plies === longest) return lineFrom(rows, writeRow(row, 1));
  return null;
}

/** Player 1 wins from the row, player 2 delays. */
function lineFrom(rows: DecidedRows, row: string): ForcedLine {
  const cursor = new RowCursor(rows.plan);
  loadRow(cursor, row, 1);
  const moves: string[] = [];
  for (let left = rows.plies(cursor) ?? 0; left > 0; left--) {
    const best = bestByPlies(continuations(rows, cursor));
    if (best === undefined) break;
    moves.push(best.move.name);
    cursor.flip(best.move);
    cursor.pass();
  }
  return { from: rows.plan.family.key(row, 1), moves };
}

/** The moves that lead to a decided row or to the end. */
function continuations(rows: DecidedRows, cursor: RowCursor) {
  const after = new RowCursor(rows.plan);
  return rows.plan.moves
    .filter((move) => cursor.allows(move))
    .flatMap((move) => {
      after.copy(cursor);
      after.flip(move);
      if (after.cells.every((cell) => cell === 0)) return [{ move, plies: 0 }];
      after.pass();
      const plies = rows.plies(after);
      return plies === undefined ? [] : [{ move, plies }];
    });
}
