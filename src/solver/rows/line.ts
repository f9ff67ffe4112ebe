/**
 * Looks for a line of play that ends with a seat's win, to prove that the seat can still win. The algebra gives a set of moves that
 * would do; they are played in any order that the rules allow, with a detour where none of them is legal just now.
 */

import { pick, type Random, randomFrom } from "../../core/random.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import { isAllowed, isWon, playSmall, type SmallMove, type SmallPosition, type SmallRow } from "./small.ts";

const attempts = 40;

interface Search {
  readonly small: SmallRow;
  readonly seat: Seat;
  readonly random: Random;
}

/** Whether a line was found; not finding one proves nothing. `moves` is what the algebra proposes. */
export function findLine(small: SmallRow, from: SmallPosition, seat: Seat, moves: bigint): boolean {
  const search = { small, seat, random: randomFrom(from.row) };
  const proposed = small.moves.filter((_, index) => ((moves >> BigInt(index)) & 1n) === 1n);
  for (let attempt = 0; attempt < attempts; attempt++)
    if (tryLine(search, from, new Set(proposed))) return true;
  return false;
}

function tryLine(search: Search, from: SmallPosition, wanted: Set<SmallMove>): boolean {
  const { small, seat, random } = search;
  let position = from;
  for (let ply = 0; ply < 12 * small.size; ply++) {
    const { mover } = position;
    const legal = small.moves.filter((move) => isAllowed(small, position, move));
    const open = legal.filter((move) => mover === seat || !isWon(small, playSmall(position, move)));
    if (open.length === 0) return false;
    const helpful = open.filter((move) => wanted.has(move));
    const move = pick(random, helpful.length > 0 ? helpful : open);
    if (!wanted.delete(move)) wanted.add(move);
    position = playSmall(position, move);
    if (isWon(small, position)) return mover === seat && position.row === ofSeat(small.goals, seat);
  }
  return false;
}
