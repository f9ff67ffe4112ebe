/** Between the rows that people write (0 and 1) and the solver's (a set bit is a switch that is not at the mover's goal). */

import { ofSeat, type Seat } from "../../core/seat.ts";
import type { RowCursor } from "./cursor.ts";
import type { RowPlan } from "./plan.ts";

export function loadRow(cursor: RowCursor, row: string, mover: Seat): void {
  const { family, slotOf, bitOf, slots } = cursor.plan;
  const goal = String(ofSeat(family.goals, mover));
  const cells = new Int32Array(slots);
  for (let index = 0; index < family.size; index++) {
    const slot = slotOf[index] ?? 0;
    if (row[index] !== goal) cells[slot] = (cells[slot] ?? 0) | (bitOf[index] ?? 0);
  }
  cursor.load(cells, 0);
}

export function writeRow(cursor: RowCursor, mover: Seat): string {
  const { family } = cursor.plan;
  const goal = ofSeat(family.goals, mover);
  return Array.from({ length: family.size }, (_, index) =>
    isSet(cursor.plan, cursor.cells, index) ? 1 - goal : goal,
  ).join("");
}

function isSet(plan: RowPlan, cells: Int32Array, index: number): boolean {
  return ((cells[plan.slotOf[index] ?? 0] ?? 0) & (plan.bitOf[index] ?? 0)) !== 0;
}
