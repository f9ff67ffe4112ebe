/** The solver relies on laws of the row games. This compares them with an enumeration backward from the end of the game. */

import { describe, expect, test } from "vitest";
import { decidedRows } from "../../src/solver/rows/decided.ts";
import { OpenRow } from "../../src/solver/rows/open-row.ts";
import { distanceCounts } from "../../src/solver/solution.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { setupName } from "../support/setup-name.ts";
import { rowFamily } from "../support/solved.ts";
import { range, sweep } from "../support/sweep.ts";
import { openSwitches, orbitSize } from "./reference/rows/cursor.ts";
import type { DecidedRows } from "./reference/rows/decided.ts";
import { countByPlies } from "./reference/rows/look-up.ts";
import { decideRows } from "./reference/rows/retrograde.ts";
import { rowGames, smallRow, walkBack } from "./reference/rows/winnable.ts";

/** A row of each class with its plies and the size of the class, in any order. */
function listRows(rows: DecidedRows): readonly string[] {
  return Array.from(rows.each(), ({ row, plies }) => {
    const open = openSwitches(row).toSorted((a, b) => a - b);
    return `${open.join()} ${plies} ${orbitSize(row)}`;
  }).filter((name) => !name.startsWith(" 0 "));
}

const named = rowGames.map(
  ([id, switchOne]) => [setupName(id, switchOne === "" ? {} : { switchOne }), id, switchOne] as const,
);

describe.each(named)("in %s", (_name, id, switchOne) => {
  const large = id === "switch-and-capture" ? [131, 200, 400, 700] : [131];
  test.each(sweep([...range(2, 60), ...large], [...range(2, 12), 30, 60]))(
    "the solver's law decides the same rows of %i switches as enumeration",
    (switches) => {
      const family = rowFamily(id, { switches, switchOne });
      const decided = decidedRows(family).map(({ open, plies, count }) => `${open.join()} ${plies} ${count}`);
      const rows = runToEnd(decideRows(family));
      expect(decided.toSorted()).toEqual(listRows(rows).toSorted());
      const counts = family.law.counts?.();
      if (counts === undefined) return expect(switches).toBeLessThan(10);
      expect(distanceCounts(counts)).toEqual(distanceCounts(countByPlies(rows)));
    },
  );

  test.each(sweep(range(2, 12), [2, 3, 5, 9]))(
    "the solver's law knows who can still win each row of %i switches",
    (switches) => {
      const family = rowFamily(id, { switches, switchOne });
      const small = smallRow(family);
      const walked = walkBack(small);
      for (let bits = 0; bits < 2 ** switches; bits++) {
        const open = range(0, switches - 1).filter((index) => ((bits >> index) & 1) === 1);
        if (open.length === 0 && family.goals[0] === family.goals[1]) continue;
        const row = bits ^ small.goals[0];
        expect(family.law.winnable(new OpenRow(switches, open))).toEqual(walked({ row, mover: 1 }));
      }
    },
  );
});
