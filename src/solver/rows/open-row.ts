/** The switches that a player still has to change, and how they follow from a row's key. */

import { ofSeat, type Seat } from "../../core/seat.ts";
import type { OpenSwitches, RowMove, SwitchRow } from "../../games/families.ts";

/** A buffer that moves change in place. */
export class OpenRow implements OpenSwitches {
  count = 0;
  readonly #cells: Uint8Array;

  constructor(size: number, open: readonly number[]) {
    this.#cells = new Uint8Array(size);
    this.flip({ flips: open });
  }

  readonly has = (index: number) => this.#cells[index] === 1;

  allows({ needs }: RowMove): boolean {
    return needs === null || this.has(needs);
  }

  flip({ flips }: Pick<RowMove, "flips">): void {
    const cells = this.#cells;
    for (const index of flips) {
      const now = cells[index] === 1 ? 0 : 1;
      cells[index] = now;
      this.count += now === 1 ? 1 : -1;
    }
  }

  /** As seen by a player with the opposite goal. */
  turned(): OpenSwitches {
    return { has: (index) => !this.has(index), count: this.#cells.length - this.count };
  }
}

export function readRow({ goals, size }: SwitchRow, row: string, mover: Seat): OpenRow {
  const goal = String(ofSeat(goals, mover));
  const open: number[] = [];
  for (let index = 0; index < size; index++) if (row[index] !== goal) open.push(index);
  return new OpenRow(size, open);
}

export function writeRow({ goals, size }: SwitchRow, open: readonly number[], mover: Seat): string {
  const goal = ofSeat(goals, mover);
  const cells = Array.from({ length: size }, () => goal);
  for (const index of open) cells[index] = goal === 1 ? 0 : 1;
  return cells.join("");
}

export function turnsOver({ goals }: SwitchRow): boolean {
  return goals[0] !== goals[1];
}

export function passTurn(family: SwitchRow, row: OpenRow): OpenRow {
  if (!turnsOver(family)) return row;
  return new OpenRow(family.size, indices(family.size).filter(row.turned().has));
}

export function indices(size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => index);
}
