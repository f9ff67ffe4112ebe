/** Exact answers about single rows of a size that can be played. */

import type { CanWin } from "../../core/analysis.ts";
import type { SwitchRow } from "../../core/family.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import type { KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { runToEnd } from "../task.ts";
import { type MoveAlgebra, moveAlgebra, solveDifference } from "./algebra.ts";
import { findLine } from "./line.ts";
import { decideRows } from "./retrograde.ts";
import { mostSmallSwitches, parseBits, type SmallPosition, type SmallRow, smallRow } from "./small.ts";
import { rowPlies } from "./solution.ts";
import { mostWalkedSwitches, walkBack } from "./walk.ts";

export function rowOracle(family: SwitchRow): KeyOracle | undefined {
  if (family.size > mostSmallSwitches) return undefined;
  const pliesOf = rowPlies(runToEnd(decideRows(family)));
  const small = smallRow(family);
  const canWin = family.size <= mostWalkedSwitches ? walkBack(small) : proveWinnable(small);
  return {
    probe: (key, mover) => valueOfPlies(pliesOf(family.row(key), mover)),
    canWin: (key, mover) => canWin({ row: parseBits(family.row(key)), mover }),
  };
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
