/**
 * What linear algebra over two elements says about the ends of a row game. Flips commute, so a row can only be brought
 * to a goal if the difference is a sum of moves; and if no sum of an odd number of moves is nothing, each such
 * row has a fixed parity of moves to the end, so that only one player can still win.
 *
 * Every move is written as its mask with one more bit, bit `size`, that counts moves modulo two. Eliminating
 * on the other bits leaves a basis; what the basis leaves of a row tells whether it is a sum, and of which parity.
 */

import type { SwitchRow } from "../../games/families.ts";
import { type SmallRow, smallRow } from "./small.ts";

export type MoveAlgebra = ReturnType<typeof moveAlgebra>;

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
export function solveDifference(algebra: MoveAlgebra, difference: number, odd: boolean): bigint | undefined {
  const { basis, parityBit, oddNothing } = algebra;
  const rest = reduce(basis, { lead: 0, bits: difference, moves: 0n });
  if ((rest.bits & (parityBit - 1)) !== 0) return undefined;
  const isOdd = (rest.bits & parityBit) !== 0;
  if (isOdd === odd) return rest.moves;
  return oddNothing === null ? undefined : rest.moves ^ oddNothing;
}

/**
 * Whether at most one player can still win, in every row: both want the same row and no odd number of moves changes
 * nothing, so that the way to the end has a fixed parity.
 */
export function parityDecides(family: SwitchRow): boolean {
  return family.goals[0] === family.goals[1] && moveAlgebra(smallRow(family)).oddNothing === null;
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
