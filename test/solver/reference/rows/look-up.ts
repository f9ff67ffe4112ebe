/** Counts the decided rows that enumeration finds. */

import { orbitSize } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";

/** How many rows have each distance, for one player to move. Every stored row counts for its whole class. */
export function countByPlies(rows: DecidedRows): ReadonlyMap<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const { row, plies } of rows.each())
    if (plies > 0) counts.set(plies, (counts.get(plies) ?? 0n) + orbitSize(row));
  return counts;
}
