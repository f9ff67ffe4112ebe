/**
 * Works backward from the ends of a row game and stores only rows in which a player can force a win. All others are drawn. The
 * predecessors of each lost row are won. A row is lost if all its moves lead to won rows, so looking behind one of them is
 * enough, the first in a fixed order. If another move leads to a row that isn't won, the row waits for that one. Most wait
 * forever, so no row is checked twice without need.
 */

import { at, type Task } from "../../../../src/solver/task.ts";
import { RowCursor } from "./cursor.ts";
import { DecidedRows } from "./decided.ts";
import { type PlannedMove, planRow, type RowRules } from "./plan.ts";

const rowsPerStep = 64;

export function* decideRows(family: RowRules): Task<DecidedRows> {
  const rows = new DecidedRows(planRow(family));
  const losses = new LossSearch(rows);
  winAtOnce(rows);
  let from = 0;
  for (let plies = 2; from < rows.size; plies += 2) {
    const wins = rows.size;
    for (let index = from; index < wins; index++) {
      losses.lookBehind(index, plies);
      if (index % rowsPerStep === 0) yield { unit: "rows", done: index, total: rows.size };
    }
    from = rows.size;
    yield* addWins(rows, wins, plies + 1);
  }
  return rows;
}

/** Adds the rows one move from the finished row and, if it counts as a separate row, the finished row itself. */
function winAtOnce(rows: DecidedRows): void {
  const cursor = new RowCursor(rows.plan);
  if (rows.plan.turn === null) rows.add(cursor, 0);
  for (const move of rows.plan.moves) {
    cursor.flip(move);
    if (cursor.allows(move)) rows.add(cursor, 1);
    cursor.flip(move);
  }
}

/** Wins for the rows that can reach a lost row stored at `from` or after. */
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
    if (index % rowsPerStep === 0) yield { unit: "rows", done: index, total: rows.size };
  }
}

/** A row that may be lost, in which a move was made that led to a stored row. */
interface Candidate {
  readonly index: number;
  readonly move: PlannedMove;
}

class LossSearch {
  readonly #rows: DecidedRows;
  /** The moves that can be the first legal ones of a row. Swapping blocks can turn one that's always legal into another. */
  readonly #moves: readonly PlannedMove[];
  readonly #row: RowCursor;
  readonly #after: RowCursor;
  /** Candidates by the fingerprint of a row that has to be won first. */
  readonly #waiting = new Map<number, Candidate[]>();

  constructor(rows: DecidedRows) {
    const { moves, free, classes } = rows.plan;
    const alwaysLegal = classes.length === 0 ? free.slice(0, 1) : free;
    this.#rows = rows;
    this.#moves = free.length === 0 ? moves : alwaysLegal;
    this.#row = new RowCursor(rows.plan);
    this.#after = new RowCursor(rows.plan);
  }

  /** Adds the rows that are lost now that a stored row is won. */
  lookBehind(index: number, plies: number): void {
    const row = this.#row;
    this.#rows.load(index, row);
    const woken = this.#waiting.get(row.low) ?? [];
    this.#waiting.delete(row.low);
    row.pass();
    const last = row.lastOpen();
    for (const move of this.#moves)
      if (canBeFirst(move, last) && row.allowsBack(move) && !row.repeats(move))
        this.#test({ index, move }, plies);
    for (const candidate of woken) {
      this.#rows.load(candidate.index, row);
      row.pass();
      this.#test(candidate, plies);
    }
  }

  #test(candidate: Candidate, plies: number): void {
    const row = this.#row;
    row.flip(candidate.move);
    if (row.lastOpen() < candidate.move.end && this.#rows.plies(row) === undefined) {
      if (this.#leadsToWins()) this.#rows.add(row, plies);
      else this.#wait(candidate);
    }
    row.flip(candidate.move);
  }

  #wait(candidate: Candidate): void {
    const { low } = this.#after;
    const others = this.#waiting.get(low);
    if (others === undefined) this.#waiting.set(low, [candidate]);
    else others.push(candidate);
  }

  /** True if all moves lead to won rows. If not, `#after` is left at one that isn't won. */
  #leadsToWins(): boolean {
    const { free, needing, slots } = this.#rows.plan;
    this.#after.copy(this.#row);
    this.#after.pass();
    if (!this.#allWon(free)) return false;
    // Tries the moves of blocks first, which are in the last slots, because they change the least.
    for (let slot = slots - 1; slot >= 0; slot--)
      for (let rest = at(this.#row.cells, slot); rest !== 0; rest &= rest - 1) {
        const moves = needing[32 * slot + 31 - Math.clz32(rest & -rest)];
        if (moves !== undefined && !this.#allWon(moves)) return false;
      }
    return true;
  }

  #allWon(moves: readonly PlannedMove[]): boolean {
    const after = this.#after;
    for (const move of moves) {
      if (after.repeats(move)) continue;
      after.flip(move);
      const plies = this.#rows.plies(after);
      if (plies === undefined || plies % 2 === 0) return false;
      after.flip(move);
    }
    return true;
  }
}

/**
 * True if the move can have been the first legal one in a row that it turned into one with this last open slot. No later
 * slot was open, except for slots that can swap places with its own.
 */
function canBeFirst({ lastSlot, end }: PlannedMove, lastOpen: number): boolean {
  return lastSlot === lastOpen || Math.max(lastSlot, lastOpen) < end;
}
