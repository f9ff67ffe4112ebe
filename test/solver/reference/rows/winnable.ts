/**
 * Who can still win a row of at most 30 switches if both players help. Such rows are plain numbers: bit i is switch i, set
 * where the switch shows 1. Short rows are walked through backwards from the ends; in long ones algebra refutes that a seat
 * can still win, and a line of play proves it: the algebra gives a set of moves that would do, and they are played in any
 * order that the rules allow, with a detour where none of them is legal just now.
 */

import type { CanWin } from "../../../../src/core/analysis.ts";
import { pick, type Random, randomFrom } from "../../../../src/core/random.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../../../src/core/seat.ts";
import type { RowRules } from "../../../../src/games/families.ts";

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
    /** The row that each seat wants. */
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

/** Flips undo themselves, so this is a move back as well. */
function playSmall({ row, mover }: SmallPosition, move: SmallMove): SmallPosition {
  return { row: row ^ move.mask, mover: otherSeat(mover) };
}

/** Whether the player who has just moved has won. */
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
  // A position that a winning move leads to is not live when it is reached.
  for (const position of queue) if (!isWon(small, position)) arriveAt(position);
  return reached;
}

/*
 * What linear algebra over two elements says about the ends. Flips commute, so a row can only be brought to a goal if the
 * difference is a sum of moves; and if no sum of an odd number of moves is nothing, each such row has a fixed parity of
 * moves to the end, so that only one player can still win.
 *
 * Every move is written as its mask with one more bit, bit `size`, that counts moves modulo two. Eliminating on the other
 * bits leaves a basis; what the basis leaves of a row tells whether it is a sum, and of which parity.
 */

type MoveAlgebra = ReturnType<typeof moveAlgebra>;

interface BasisVector {
  readonly lead: number;
  readonly bits: number;
  /** Which moves add up to it. */
  readonly moves: bigint;
}

export function moveAlgebra(small: SmallRow) {
  const parityBit = 1 << small.size;
  const basis: BasisVector[] = [];
  /** A set of moves, odd in number, that changes nothing; null where there is none. */
  let oddNothing: bigint | null = null;
  for (const [index, { mask }] of small.moves.entries()) {
    const rest = reduce(basis, { lead: 0, bits: mask | parityBit, moves: 1n << BigInt(index) });
    const row = rest.bits & (parityBit - 1);
    if (row !== 0) basis.push({ ...rest, lead: row & -row });
    else if (rest.bits !== 0) oddNothing ??= rest.moves;
  }
  return { basis, parityBit, oddNothing };
}

/** A set of moves, odd or even in number, that makes this difference; undefined where there is none. */
function solveDifference(algebra: MoveAlgebra, difference: number, odd: boolean): bigint | undefined {
  const { basis, parityBit, oddNothing } = algebra;
  const rest = reduce(basis, { lead: 0, bits: difference, moves: 0n });
  if ((rest.bits & (parityBit - 1)) !== 0) return undefined;
  const isOdd = (rest.bits & parityBit) !== 0;
  if (isOdd === odd) return rest.moves;
  return oddNothing === null ? undefined : rest.moves ^ oddNothing;
}

function reduce(basis: readonly BasisVector[], vector: BasisVector): BasisVector {
  let { bits, moves } = vector;
  for (const known of basis) {
    if ((bits & known.lead) === 0) continue;
    bits ^= known.bits;
    moves ^= known.moves;
  }
  return { lead: 0, bits, moves };
}

/** Who can still win: refuted by algebra, proved by a line of play, else not known. */
export function proveWinnable(small: SmallRow): (position: SmallPosition) => CanWin {
  const algebra = moveAlgebra(small);
  return (position) => [isWinnableBy(small, algebra, position, 1), isWinnableBy(small, algebra, position, 2)];
}

function isWinnableBy(
  small: SmallRow,
  algebra: MoveAlgebra,
  position: SmallPosition,
  seat: Seat,
): boolean | null {
  const difference = position.row ^ ofSeat(small.goals, seat);
  const moves = solveDifference(algebra, difference, position.mover === seat);
  if (moves === undefined) return false;
  return findLine(small, position, seat, moves) ? true : null;
}

const attempts = 40;

interface Search {
  readonly small: SmallRow;
  readonly seat: Seat;
  readonly random: Random;
}

/** Whether a line was found; not finding one proves nothing. `moves` is what the algebra proposes. */
function findLine(small: SmallRow, from: SmallPosition, seat: Seat, moves: bigint): boolean {
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
