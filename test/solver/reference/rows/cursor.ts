/**
 * One row being worked on, with a fingerprint that follows every flip. The fingerprint is a sum over the slots, each mixed
 * with its kind, so all rows of one symmetry class have the same one. Rows with different fingerprints are certainly
 * different, and rows with the same one are compared slot by slot.
 */

import { at } from "../../../../src/solver/task.ts";
import type { PlannedMove, RowPlan } from "./plan.ts";

export class RowCursor {
  readonly plan: RowPlan;
  readonly cells: Int32Array;
  low = 0;
  high = 0;
  readonly #sorted: Int32Array;

  constructor(plan: RowPlan) {
    this.plan = plan;
    this.cells = new Int32Array(plan.slots);
    this.#sorted = new Int32Array(plan.slots);
    this.load(this.cells, 0);
  }

  load(source: Int32Array, from: number): void {
    const { kinds, slots } = this.plan;
    let low = 0;
    let high = 0;
    for (let slot = 0; slot < slots; slot++) {
      const cell = at(source, from + slot);
      const kind = at(kinds, slot);
      this.cells[slot] = cell;
      low = (low + mixLow(kind, cell)) | 0;
      high = (high + mixHigh(kind, cell)) | 0;
    }
    this.low = low;
    this.high = high;
  }

  copy(other: RowCursor): void {
    this.cells.set(other.cells);
    this.low = other.low;
    this.high = other.high;
  }

  flip(move: PlannedMove): void {
    const { slots, masks } = move;
    const { cells } = this;
    const { kinds } = this.plan;
    for (let index = 0; index < slots.length; index++) {
      const slot = at(slots, index);
      const kind = at(kinds, slot);
      const before = at(cells, slot);
      const after = before ^ at(masks, index);
      cells[slot] = after;
      this.low = (this.low + mixLow(kind, after) - mixLow(kind, before)) | 0;
      this.high = (this.high + mixHigh(kind, after) - mixHigh(kind, before)) | 0;
    }
  }

  /** Passes the turn: the same row as the opponent sees it. */
  pass(): void {
    if (this.plan.turn !== null) this.flip(this.plan.turn);
  }

  allows(move: PlannedMove): boolean {
    return move.needsSlot < 0 || (at(this.cells, move.needsSlot) & move.needsMask) !== 0;
  }

  /** True if the move can have led here: it was legal in the row that flipping it back gives. */
  allowsBack(move: PlannedMove): boolean {
    return move.needsSlot < 0 || ((at(this.cells, move.needsSlot) ^ move.ownFlip) & move.needsMask) !== 0;
  }

  /** The last slot with a switch that isn't at the goal, or -1 if there's none. */
  lastOpen(): number {
    let slot = this.cells.length - 1;
    while (slot >= 0 && this.cells[slot] === 0) slot--;
    return slot;
  }

  /** True if the same move in the previous block gives the same row up to symmetry. */
  repeats(move: PlannedMove): boolean {
    return move.hasTwin && this.cells[move.needsSlot] === this.cells[move.needsSlot - 1];
  }

  /** The row's representative, with the blocks of each class in increasing order. Valid until the next call. */
  sorted(): Int32Array {
    const sorted = this.#sorted;
    sorted.set(this.cells);
    for (const { start, end } of this.plan.classes) insertionSort(sorted, start, end);
    return sorted;
  }
}

/** The switches that aren't at the mover's goal, by index. */
export function openSwitches({ cells, plan }: RowCursor): number[] {
  const open: number[] = [];
  for (let slot = 0; slot < cells.length; slot++)
    for (let rest = at(cells, slot); rest !== 0; rest &= rest - 1)
      open.push(at(plan.switchAt, 32 * slot + 31 - Math.clz32(rest & -rest)));
  return open;
}

/** In how many ways the blocks of a stored row, which are in order, can swap places and give another row. */
export function orbitSize({ plan, cells }: RowCursor): bigint {
  let size = 1n;
  for (const { start, end } of plan.classes) {
    let same = 0;
    for (let slot = start; slot < end; slot++) {
      same = cells[slot] === cells[slot - 1] && slot > start ? same + 1 : 1;
      const placed = slot - start + 1;
      if (same < placed) size = (size * BigInt(placed)) / BigInt(same);
    }
  }
  return size;
}

/** A move leaves nearly all blocks in order, so this is the fastest way. */
function insertionSort(cells: Int32Array, start: number, end: number): void {
  for (let slot = start + 1; slot < end; slot++) {
    const cell = at(cells, slot);
    let place = slot;
    for (; place > start && at(cells, place - 1) > cell; place--) cells[place] = at(cells, place - 1);
    cells[place] = cell;
  }
}

function mixLow(kind: number, cell: number): number {
  let mixed = Math.imul(cell ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
}

function mixHigh(kind: number, cell: number): number {
  let mixed = Math.imul(cell ^ Math.imul(kind, 0x27d4eb2f) ^ 0x165667b1, 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return mixed ^ (mixed >>> 15);
}
