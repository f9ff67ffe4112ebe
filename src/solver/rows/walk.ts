/** Walks backwards from the ends: over every row, to see who can still win, or by chance, to deal a row that can be won. */

import { pick, type Random } from "../../core/random.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../core/seat.ts";
import type { SwitchRow } from "../../games/families.ts";
import { isAllowed, isWon, playSmall, type SmallPosition, type SmallRow, smallRow } from "./small.ts";

export const mostWalkedSwitches = 16;

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
  // A position that a winning move leads to is not live when it is reached.
  for (const position of queue) if (!isWon(small, position)) arriveAt(position);
  return reached;
}

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
      .map((move) => ({ move, from: playSmall(position, move) }))
      .filter(({ move, from }) => isAllowed(small, from, move) && !small.goals.includes(from.row));
    if (before.length === 0) break;
    position = pick(random, before).from;
  }
  return Array.from({ length: small.size }, (_, index) => (position.row >>> index) & 1).join("");
}
