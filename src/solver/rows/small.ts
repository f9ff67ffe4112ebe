/** Rows of at most 30 switches as plain numbers: bit i is switch i, set where the switch shows 1. */

import { ofSeat, otherSeat, type Seat } from "../../core/seat.ts";
import type { SwitchRow } from "../../games/families.ts";

export const mostSmallSwitches = 30;

export type SmallRow = ReturnType<typeof smallRow>;
export type SmallMove = SmallRow["moves"][number];

export interface SmallPosition {
  readonly row: number;
  readonly mover: Seat;
}

export function smallRow(family: SwitchRow) {
  const full = 2 ** family.size - 1;
  return {
    size: family.size,
    moves: family.moves.map(({ flips, needs }) => ({
      mask: flips.reduce((mask, index) => mask ^ (1 << index), 0),
      /** The bit that must not be at the goal, or 0. */
      needs: needs === null ? 0 : 1 << needs,
    })),
    /** The row that each seat wants. */
    goals: [family.goals[0] * full, family.goals[1] * full] as const,
  };
}

export function parseBits(row: string): number {
  let bits = 0;
  for (let index = 0; index < row.length; index++) if (row[index] === "1") bits |= 1 << index;
  return bits;
}

export function isAllowed(small: SmallRow, { row, mover }: SmallPosition, move: SmallMove): boolean {
  return move.needs === 0 || ((row ^ ofSeat(small.goals, mover)) & move.needs) !== 0;
}

/** Flips undo themselves, so this is a move back as well. */
export function playSmall({ row, mover }: SmallPosition, move: SmallMove): SmallPosition {
  return { row: row ^ move.mask, mover: otherSeat(mover) };
}

/** Whether the player who has just moved has won. */
export function isWon(small: SmallRow, { row, mover }: SmallPosition): boolean {
  return row === ofSeat(small.goals, otherSeat(mover));
}
