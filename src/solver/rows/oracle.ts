/** Exact answers about single rows of a size that can be played. */

import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import type { SwitchRow } from "../../games/families.ts";
import type { Decided, KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { runToEnd } from "../task.ts";
import { orbitSize, writeRow } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";
import { decideRows } from "./retrograde.ts";
import { rowPlies } from "./solution.ts";
import {
  mostSmallSwitches,
  mostWalkedSwitches,
  parseBits,
  proveWinnable,
  smallRow,
  walkBack,
} from "./winnable.ts";

export function rowOracle(family: SwitchRow): KeyOracle | undefined {
  if (family.size > mostSmallSwitches) return undefined;
  const rows = runToEnd(decideRows(family));
  const pliesOf = rowPlies(rows);
  const small = smallRow(family);
  // Walking over every row takes longer than all the rest, so it waits until it is asked for.
  let canWin: ReturnType<typeof proveWinnable> | undefined;
  return {
    probe: (key, mover) => valueOfPlies(pliesOf(family.row(key), mover)),
    canWin: (key, mover) => {
      canWin ??= family.size <= mostWalkedSwitches ? walkBack(small) : proveWinnable(small);
      return canWin({ row: parseBits(family.row(key)), mover });
    },
    decided: (least) => listDecided(rows, least),
    closeness: (key, seat) => shareAtGoal(family, family.row(key), seat),
  };
}

/** One of each symmetry class, for either player where the two want different rows. */
function* listDecided(rows: DecidedRows, least: number): Iterable<Decided> {
  const { family, turn } = rows.plan;
  for (const { row, plies } of rows.each()) {
    if (plies < least) continue;
    for (const mover of turn === null ? [seats[0]] : seats)
      yield { key: family.key(writeRow(row, mover), mover), mover, count: Number(orbitSize(row)) };
  }
}

function shareAtGoal({ goals, size }: SwitchRow, row: string, seat: Seat): number {
  const goal = String(ofSeat(goals, seat));
  return Array.from(row).filter((symbol) => symbol === goal).length / size;
}
