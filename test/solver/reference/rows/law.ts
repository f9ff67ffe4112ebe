/** Finds the law of any row game by enumeration, to compare it with the game's own law. */

import type { OpenSwitches, RowLaw } from "../../../../src/games/families.ts";
import { runToEnd } from "../../../../src/solver/task.ts";
import { openSwitches, RowCursor } from "./cursor.ts";
import type { RowRules } from "./plan.ts";
import { decideRows } from "./retrograde.ts";
import { smallRow, walkBack } from "./winnable.ts";

export function enumeratedLaw(rules: RowRules): RowLaw {
  const rows = runToEnd(decideRows(rules));
  const walked = walkBack(smallRow(rules));
  const all = Array.from({ length: rules.size }, (_, index) => index);
  const cursor = new RowCursor(rows.plan);
  const load = ({ has }: OpenSwitches) => {
    const { slotOf, bitOf, slots } = rows.plan;
    const cells = new Int32Array(slots);
    for (const index of all.filter(has)) {
      const slot = slotOf[index] ?? 0;
      cells[slot] = (cells[slot] ?? 0) | (bitOf[index] ?? 0);
    }
    cursor.load(cells, 0);
  };
  return {
    lasts: (row) => {
      load(row);
      const plies = rows.plies(cursor);
      return plies !== undefined && plies % 2 === 0 ? plies : undefined;
    },
    lost: () =>
      Array.from(rows.each(), ({ row, plies }) => ({ open: openSwitches(row), plies }))
        .filter(({ plies }) => plies > 0 && plies % 2 === 0)
        .map(({ open }) => open),
    // A switch that player 1 still has to change shows the opposite of player 1's goal.
    winnable: ({ has }) => {
      const bits = all.reduce(
        (mask, index) => (has(index) === (rules.goals[0] === 0) ? mask | (1 << index) : mask),
        0,
      );
      return walked({ row: bits, mover: 1 });
    },
  };
}
