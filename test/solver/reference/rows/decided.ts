/** The decided rows, one per symmetry class, in the order they were found: by increasing distance. */

import { RowCursor } from "./cursor.ts";
import type { RowPlan } from "./plan.ts";

export class DecidedRows {
  readonly plan: RowPlan;
  size = 0;
  #cells: Int32Array;
  #low = new Int32Array(64);
  #high = new Int32Array(64);
  #plies = new Int32Array(64);
  /** Open addressing: the index of a row plus one, or 0. */
  #table = new Int32Array(256);

  constructor(plan: RowPlan) {
    this.plan = plan;
    this.#cells = new Int32Array(64 * plan.slots);
  }

  /** The plies to the end, odd for a win and even for a loss. Undefined if neither player can force an end. */
  plies(cursor: RowCursor): number | undefined {
    const index = this.#find(cursor);
    return index < 0 ? undefined : this.#plies[index];
  }

  pliesAt(index: number): number {
    return this.#plies[index] ?? 0;
  }

  load(index: number, cursor: RowCursor): void {
    cursor.load(this.#cells, index * this.plan.slots);
  }

  /** Every row with its plies, one after the other in the same cursor. */
  *each(): Iterable<{ readonly row: RowCursor; readonly plies: number }> {
    const row = new RowCursor(this.plan);
    for (let index = 0; index < this.size; index++) {
      this.load(index, row);
      yield { row, plies: this.pliesAt(index) };
    }
  }

  /** False if the row was already decided. */
  add(cursor: RowCursor, plies: number): boolean {
    if (this.#find(cursor) >= 0) return false;
    if (this.size === this.#plies.length) this.#grow();
    const index = this.size++;
    this.#cells.set(cursor.sorted(), index * this.plan.slots);
    this.#low[index] = cursor.low;
    this.#high[index] = cursor.high;
    this.#plies[index] = plies;
    this.#enter(index);
    return true;
  }

  #find(cursor: RowCursor): number {
    const { low, high } = cursor;
    const mask = this.#table.length - 1;
    for (let probe = low & mask; ; probe = (probe + 1) & mask) {
      const index = (this.#table[probe] ?? 0) - 1;
      if (index < 0) return -1;
      if (this.#low[index] === low && this.#high[index] === high && this.#holds(index, cursor)) return index;
    }
  }

  #holds(index: number, cursor: RowCursor): boolean {
    const sorted = cursor.sorted();
    const from = index * sorted.length;
    for (let slot = 0; slot < sorted.length; slot++)
      if (this.#cells[from + slot] !== sorted[slot]) return false;
    return true;
  }

  #enter(index: number): void {
    const mask = this.#table.length - 1;
    let probe = (this.#low[index] ?? 0) & mask;
    while (this.#table[probe] !== 0) probe = (probe + 1) & mask;
    this.#table[probe] = index + 1;
  }

  #grow(): void {
    const capacity = this.#plies.length * 2;
    this.#cells = enlarge(this.#cells, capacity * this.plan.slots);
    this.#low = enlarge(this.#low, capacity);
    this.#high = enlarge(this.#high, capacity);
    this.#plies = enlarge(this.#plies, capacity);
    this.#table = new Int32Array(capacity * 4);
    for (let index = 0; index < this.size; index++) this.#enter(index);
  }
}

function enlarge(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}
