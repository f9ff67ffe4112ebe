/** The step of the theorem of Switch and Capture that the proof takes by hand from 55 switches on, by comparing all pairs of choices. */

import { expect, test } from "vitest";
import { hasBadRow, hasLowRelation, proofFrom } from "./reference/bad-rows.ts";

test.each([
  ["rules", [3, 4, 5, 9]],
  ["examples", [2, 3, 4, 5, 9]],
] as const)(
  "%s: below the reach of the proof, only the exceptional sizes have bad rows",
  (reading, expected) => {
    const sizes = Array.from({ length: proofFrom + 20 }, (_, at) => at + 2);
    expect(sizes.filter((switches) => hasBadRow(switches, reading))).toEqual(expected);
  },
);

test.each([
  ["rules", [5, 6, 9, 11, 12]],
  ["examples", [9]],
] as const)("%s: a number up to a third of the size is given away by its multiples", (reading, expected) => {
  const sizes = Array.from({ length: 2 * proofFrom }, (_, at) => at + 2);
  expect(sizes.filter((switches) => hasLowRelation(switches, reading))).toEqual(expected);
});
