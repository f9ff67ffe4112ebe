/** The decided rows that enumeration finds, asked about rows as people write them, and counted. */

import type { Seat } from "../../../../src/core/seat.ts";
import { loadRow, orbitSize, RowCursor } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";

export function rowPlies(rows: DecidedRows): (row: string, mover: Seat) => number | undefined {
  const cursor = new RowCursor(rows.plan);
  return (row, mover) => {
    loadRow(cursor, row, mover);
    return rows.plies(cursor);
  };
}

/** How many rows there are of each distance, for one player to move: every stored row counts for all that look like it. */
export function countByPlies(rows: DecidedRows): ReadonlyMap<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const { row, plies } of rows.each())
    if (plies > 0) counts.set(plies, (counts.get(plies) ?? 0n) + orbitSize(row));
  return counts;
}
