import { expect, test } from "vitest";
import { dailyNumber, readDailyDate } from "../../../src/players/puzzles/dates.ts";

test("every day from the first one to today is open, and no other", () => {
  const isOpen = (date: string) => readDailyDate(date, "2027-02-03").ok;
  expect(["2026-11-15", "2026-12-31", "2027-02-03"].filter(isOpen)).toHaveLength(3);
  expect(["2026-11-14", "2027-02-04", "2026-11-31", "yesterday", ""].filter(isOpen)).toEqual([]);
  const early = readDailyDate("2026-11-14", "2027-02-03");
  expect(early.ok ? "" : early.problem.message).toBe(
    'The date must be from 2026-11-15 to 2027-02-03 (got "2026-11-14").',
  );
  // A clock that is wrong.
  expect(readDailyDate("2020-01-01", "2020-01-01").ok).toBe(false);
});

test("the first day has number 1", () => {
  expect(["2026-11-15", "2026-11-16", "2027-11-15"].map(dailyNumber)).toEqual([1, 2, 366]);
});
