/**
 * Finds who can still win a row of up to 30 switches if both players help, by working backward from the ends. Rows are plain
 * numbers: bit i is switch i, and is set if the switch shows 1.
 */

import { ofSeat, otherSeat, type Pair, type Seat } from "../../../../src/core/seat.ts";
import type { RowRules } from "./plan.ts";

/** Every row game, with its ways to change switch 1 if it has several. */
export const rowGames = [
  ["switch-and-capture", "always"],
  ["switch-and-capture", "chosen"],
  ["switch-battle", ""],
  ["switch-conquer", ""],
] as const;

type SmallRow = ReturnType<typeof smallRow>;
type SmallMove = SmallRow["moves"][number];

interface SmallPosition {
  readonly row: number;
  readonly mover: Seat;
}

export function smallRow(family: RowRules) {
  const full = 2 ** family.size - 1;
  return {
    size: family.size,
    moves: family.moves.map(({ flips, needs }) => ({
      mask: flips.reduce((mask, index) => mask ^ (1 << index), 0),
      /** The bit that must not be at the goal, or 0. */
      needs: needs === null ? 0 : 1 << needs,
    })),
    /** The finished row that each seat wants, as a number. */
    goals: [family.goals[0] * full, family.goals[1] * full] as const,
  };
}

export function parseBits(row: string): number {
  let bits = 0;
  for (let index = 0; index < row.length; index++) if (row[index] === "1") bits |= 1 << index;
  return bits;
}

function isAllowed(small: SmallRow, { row, mover }: SmallPosition, move: SmallMove): boolean {
  return move.needs === 0 || ((row ^ ofSeat(small.goals, mover)) & move.needs) !== 0;
}

/** A flip undoes itself, so this is also a move back. */
function playSmall({ row, mover }: SmallPosition, move: SmallMove): SmallPosition {
  return { row: row ^ move.mask, mover: otherSeat(mover) };
}

/** True if the player who has just moved won. */
function isWon(small: SmallRow, { row, mover }: SmallPosition): boolean {
  return row === ofSeat(small.goals, otherSeat(mover));
}

export function walkBack(small: SmallRow): (position: SmallPosition) => Pair<boolean> {
  const [first, second] = [reachedFrom(small, 1), reachedFrom(small, 2)];
  return ({ row, mover }) => {
    const at = 2 * row + mover - 1;
    return [first[at] === 1, second[at] === 1];
  };
}

/** The positions (row and mover) from which some line of play ends with the seat's win. */
function reachedFrom(small: SmallRow, seat: Seat): Uint8Array {
  const reached = new Uint8Array(2 ** (small.size + 1));
  const queue: SmallPosition[] = [];
  const arriveAt = (after: SmallPosition) => {
    for (const move of small.moves) {
      const position = playSmall(after, move);
      const at = 2 * position.row + position.mover - 1;
      if (reached[at] === 1 || !isAllowed(small, position, move)) continue;
      reached[at] = 1;
      queue.push(position);
    }
  };
  arriveAt({ row: ofSeat(small.goals, seat), mover: otherSeat(seat) });
  // If a winning move leads to a position, the position is already finished.
  for (const position of queue) if (!isWon(small, position)) arriveAt(position);
  return reached;
}

/**
 * True if no odd number of moves changes nothing. Then each row has a fixed parity of moves to a goal, and only one player
 * can still win it. Uses elimination over two elements. Each move has one more bit, bit `size`, which counts moves modulo
 * two.
 */
export function hasFixedParity(small: SmallRow): boolean {
  const parityBit = 1 << small.size;
  const basis: { readonly lead: number; readonly bits: number }[] = [];
  for (const { mask } of small.moves) {
    const rest = basis.reduce(
      (bits, known) => ((bits & known.lead) === 0 ? bits : bits ^ known.bits),
      mask | parityBit,
    );
    const row = rest & (parityBit - 1);
    if (row !== 0) basis.push({ lead: row & -row, bits: rest });
    else if (rest !== 0) return false;
  }
  return true;
}
