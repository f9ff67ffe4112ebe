import type { Seat } from "../../src/core/seat.ts";
import { loadRow, RowCursor } from "../solver/reference/rows/cursor.ts";
import { DecidedRows } from "../solver/reference/rows/decided.ts";

/** The decided rows with one left out, or with another distance. */
export function withFault(rows: DecidedRows, at: number, plies: number | null): DecidedRows {
  const copy = new DecidedRows(rows.plan);
  const cursor = new RowCursor(rows.plan);
  for (let index = 0; index < rows.size; index++) {
    rows.load(index, cursor);
    const kept = index === at ? plies : rows.pliesAt(index);
    if (kept !== null) copy.add(cursor, kept);
  }
  return copy;
}

/** The decided rows with one more. */
export function withRow(rows: DecidedRows, row: string, mover: Seat, plies: number): DecidedRows {
  const copy = withFault(rows, -1, null);
  const cursor = new RowCursor(rows.plan);
  loadRow(cursor, row, mover);
  copy.add(cursor, plies);
  return copy;
}
