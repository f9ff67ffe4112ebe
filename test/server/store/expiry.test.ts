/** The store deletes only matches that are really old, even if the clock is wrong. */

import { expect, test } from "vitest";
import { believableTime } from "../../../src/server/store/match-store.ts";

const day = 24 * 3_600_000;
const hour = 3_600_000;

/** The time that a process believes it is after running this long, with its clock this far ahead. */
function live(believed: number, ms: number, clock: number): number {
  let elapsed = 0;
  const believe = believableTime(believed, () => elapsed);
  elapsed = ms;
  return believe(clock);
}

test("many starts with a clock that is ahead make games no older than one start does", () => {
  const start = 1_000 * day;
  let believed = start;
  for (let count = 0; count < 100; count++) believed = live(believed, hour, start + 400 * day);
  expect(believed).toBe(start + 200 * hour);
  expect(live(start, 100 * hour, start + 400 * day)).toBe(believed);
});

test("the time used for expiry never passes the clock, and catches up with it", () => {
  const start = 1_000 * day;
  expect(live(start, 10 * day, start + 3 * day)).toBe(start + 3 * day);
  expect(live(start, 30 * day, start + 60 * day)).toBe(start + 60 * day);
});
