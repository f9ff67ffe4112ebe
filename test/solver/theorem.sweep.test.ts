/**
 * Checks a step in the proof of Switch and Capture's theorem, by comparing all pairs of choices. For 55 switches or more, the
 * proof takes this step by hand. Below that, laws.sweep.test.ts enumerates the rows backward from the end.
 */

import { expect, test } from "vitest";
import { range, sweep } from "../support/sweep.ts";
import { hasBadRow, hasLowRelation, largestCompared, proofFrom } from "./reference/bad-rows.ts";

test.each([
  ["always", [3, 4, 5, 9]],
  ["chosen", [2, 3, 4, 5, 9]],
] as const)("with switch 1 %s, only the exceptional sizes have bad rows", (switchOne, expected) => {
  const sizes = sweep(range(2, largestCompared), [...range(2, 40), proofFrom, proofFrom + 20]);
  expect(sizes.filter((switches) => hasBadRow(switches, switchOne))).toEqual(expected);
});

test.each([
  ["always", [5, 6, 9, 11, 12]],
  ["chosen", [9]],
] as const)("with switch 1 %s, few sizes have a relation among low numbers", (switchOne, expected) => {
  const sizes = range(2, 2 * proofFrom);
  expect(sizes.filter((switches) => hasLowRelation(switches, switchOne))).toEqual(expected);
});
