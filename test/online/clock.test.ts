/** A move costs time and adds the increment. A takeback gains no time. */

import { expect, test } from "vitest";
import { formatClock } from "../../src/core/text.ts";
import {
  hasRunOut,
  newClock,
  pressClock,
  resumeClock,
  stopClock,
  timeLeft,
  unpressClock,
} from "../../src/online/clock.ts";

const fresh = newClock({ initialMs: 60_000, incrementMs: 2_000 });

test("the first move costs no time and starts the opponent's clock", () => {
  const started = pressClock(fresh, 1, 1_000);
  expect(started.left).toEqual([60_000, 60_000]);
  expect(timeLeft(started, 2, 2, 11_000)).toBe(50_000);
  expect(timeLeft(started, 1, 2, 11_000)).toBe(60_000);
});

test("a later move costs its time and gains the increment", () => {
  const answered = pressClock(pressClock(fresh, 1, 0), 2, 10_000);
  expect(answered.left).toEqual([60_000, 52_000]);
});

test("a clock runs out at zero and never goes below", () => {
  const started = pressClock(fresh, 1, 0);
  expect(hasRunOut(started, 2, 59_999)).toBe(false);
  expect(hasRunOut(started, 2, 60_000)).toBe(true);
  expect(stopClock(started, 2, 99_999).left).toEqual([60_000, 0]);
});

test("a takeback removes the move's increment but doesn't refund the time spent", () => {
  const answered = pressClock(pressClock(fresh, 1, 0), 2, 10_000);
  const back = unpressClock(stopClock(answered, 1, 15_000), 2, 15_000, false);
  expect(back.left).toEqual([55_000, 50_000]);
  expect(back.since).toBe(15_000);
  const start = unpressClock(stopClock(pressClock(fresh, 1, 0), 2, 4_000), 1, 4_000, true);
  expect(start.left).toEqual([60_000, 56_000]);
  expect(start.since).toBeNull();
});

test("a player never gains time by taking a move back and playing it again", () => {
  let clock = pressClock(fresh, 1, 0);
  for (let round = 0; round < 20; round++) {
    clock = pressClock(clock, 2, round * 1_000 + 500);
    const back = round * 1_000 + 1_000;
    clock = unpressClock(stopClock(clock, 1, back), 2, back, false);
  }
  expect(clock.left[0] + clock.left[1]).toBe(120_000 - 20_000);
});

test("a takeback never takes a player's last second", () => {
  const tight = { ...pressClock(fresh, 1, 0), left: [2_500, 700] as const };
  expect(unpressClock(stopClock(tight, 2, 0), 1, 0, false).left).toEqual([1_000, 700]);
  expect(unpressClock(stopClock(tight, 2, 0), 2, 0, false).left).toEqual([2_500, 700]);
});

test("an outage costs no player time and never gives back more than has passed", () => {
  const started = pressClock(fresh, 1, 1_000);
  expect(resumeClock(started, 5_000, 20_000).since).toBe(6_000);
  expect(resumeClock(started, 50_000, 20_000).since).toBe(20_000);
  expect(resumeClock(started, 5_000, 0).since).toBe(1_000);
  expect(resumeClock(fresh, 5_000, 20_000)).toBe(fresh);
});

test("a player loses no time when the server's clock goes back, or while clocks are stopped", () => {
  const started = pressClock(fresh, 1, 10_000);
  expect(timeLeft(started, 2, 2, 9_000)).toBe(60_000);
  expect(pressClock(started, 2, 9_000).left).toEqual([60_000, 62_000]);
  expect(pressClock(started, 2, 999_000).left).toEqual([60_000, 2_000]);
  expect(hasRunOut({ ...fresh, left: [0, 0] }, 1, 0)).toBe(false);
});

test("formatClock rounds up to the second that has begun", () => {
  expect([0, 1, 1_000, 59_001, 60_000, 245_000, 3_599_001, 3_723_000].map(formatClock)).toEqual([
    "0:00",
    "0:01",
    "0:01",
    "1:00",
    "1:00",
    "4:05",
    "1:00:00",
    "1:02:03",
  ]);
});
