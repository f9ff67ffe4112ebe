/** Rows from which somebody can win for certain, since they are found by playing backwards from an end. */

import type { SwitchRow } from "../../core/family.ts";
import { pick, type Random } from "../../core/random.ts";
import { ofSeat, otherSeat, type Seat } from "../../core/seat.ts";
import { isAllowed, type SmallPosition, smallRow } from "./small.ts";

/** Enough moves that every switch is likely to have changed several times. */
const movesPerSwitch = 8;

/** A row of 0 and 1 with `first` to move; the number of moves back decides who can win it. */
export function rowFromEnd(family: SwitchRow, first: Seat, random: Random): string {
  const small = smallRow(family);
  const length = movesPerSwitch * small.size + random.below(2);
  const mover = length % 2 === 0 ? first : otherSeat(first);
  let position: SmallPosition = { row: ofSeat(small.goals, otherSeat(mover)), mover };
  for (let back = 0; back < length; back++) {
    const before = small.moves
      .map((move) => ({ move, from: { row: position.row ^ move.mask, mover: otherSeat(position.mover) } }))
      .filter(({ move, from }) => isAllowed(small, from, move) && !small.goals.includes(from.row));
    if (before.length === 0) break;
    position = pick(random, before).from;
  }
  return writeBits(position.row, small.size);
}

function writeBits(row: number, size: number): string {
  return Array.from({ length: size }, (_, index) => String((row >>> index) & 1)).join("");
}
