/** What counts as old when the clock can't be trusted. */

import { expect, test } from "vitest";
import { newExpiry } from "../../../src/server/store/match-store.ts";

const day = 24 * 3_600_000;
const hour = 3_600_000;

/** The time that a process believes which lives so long, with its clock so far ahead of the truth. */
function live(believed: number, ms: number, clock: number): number {
  let elapsed = 0;
  const expiry = newExpiry<string>(believed, () => elapsed);
  elapsed = ms;
  return expiry.believe(clock);
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

test("one sweep marks old games, and the next deletes them in slices", async () => {
  const expiry = newExpiry<number>(0, () => 0);
  const removed: number[][] = [];
  const sweep = (old: readonly number[]) =>
    expiry.sweep({
      remove: async (keys) => removed.push([...keys]) && keys.length,
      find: async () => old,
    });
  const many = Array.from({ length: 1_200 }, (_, at) => at);
  expect(await sweep(many)).toEqual({ deleted: 0, marked: 1_200 });
  expect(removed).toEqual([]);
  expect(await sweep([])).toEqual({ deleted: 1_200, marked: 0 });
  expect(removed.map((keys) => keys.length)).toEqual([500, 500, 200]);
  expect(removed.flat()).toEqual(many);
});

test("a sweep that ends because the store is away leaves nothing marked", async () => {
  const expiry = newExpiry<number>(0, () => 0);
  await expiry.sweep({ remove: async () => 0, find: async () => [1, 2] });
  expect(await expiry.sweep({ remove: async () => "unavailable", find: async () => [3] })).toBe(
    "unavailable",
  );
  expect(await expiry.sweep({ remove: async () => "unavailable", find: async () => [3] })).toEqual({
    deleted: 0,
    marked: 1,
  });
});
