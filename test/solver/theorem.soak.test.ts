/**
 * What the theorem of Switch and Capture rests on, computed: below 55 switches, where the proof by hand begins, the rows are
 * enumerated backwards from the end; and the step that is proved by hand is checked far beyond that.
 */

import { expect, test } from "vitest";
import { familyOf } from "../../src/games/families.ts";
import { decidedRows } from "../../src/solver/rows/decided.ts";
import { withLaw } from "../../src/solver/rows/laws.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { findGameOf } from "../support/find-game.ts";
import { hasBadRow, largestCompared, proofFrom } from "./reference/bad-rows.ts";
import { openSwitches } from "./reference/rows/cursor.ts";
import { decideRows } from "./reference/rows/retrograde.ts";

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const readings = ["rules", "examples"] as const;

test.each(readings)("%s: every row below the reach of the proof, and some far above it", (reading) => {
  for (const switches of [...range(2, proofFrom - 1), 100, 200, 400, 700]) {
    const family = familyOf(findGameOf("switch-and-capture"), { switches, reading });
    if (family?.kind !== "switch-row") throw new Error("no row");
    const rows = runToEnd(decideRows(family));
    const enumerated = Array.from(rows.each(), ({ row, plies }) => {
      return `${plies} ${openSwitches(row)
        .toSorted((a, b) => a - b)
        .join()}`;
    });
    const proved = decidedRows(withLaw(family)).map(({ plies, open }) => `${plies} ${open.join()}`);
    expect(proved.toSorted()).toEqual(enumerated.filter((name) => !name.startsWith("0 ")).toSorted());
  }
});

test.each([
  ["rules", [3, 4, 5, 9]],
  ["examples", [2, 3, 4, 5, 9]],
] as const)("%s: all pairs of choices, at every size to 800", (reading, expected) => {
  expect(range(2, largestCompared).filter((switches) => hasBadRow(switches, reading))).toEqual(expected);
});
