import { expect, test } from "vitest";
import { dailyNumber, dateOf, dayNumber, formatDay, readDailyDate } from "../../src/puzzles/dates.ts";

const days = ["1970-01-01", "2000-02-28", "2000-02-29", "2000-03-01", "2100-02-28", "2400-02-29"];

test.each([...days, "0999-12-31", "0001-01-01"])("dayNumber and dateOf convert %s like UTC", (date) => {
  const days = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  expect(dayNumber(date)).toBe(days);
  expect(dateOf(days)).toBe(date);
});

const none = ["", "x2026-11-15", "2026-11-15x", "2026-11-31", "2100-02-29", "2026-13-01", "2026-00-01"];

test.each([...none, "26-11-15"])("dayNumber refuses %j", (text) => {
  expect(dayNumber(text)).toBeUndefined();
});

test("readDailyDate allows every day from the first one to today", () => {
  const isOpen = (date: string) => readDailyDate(date, "2027-02-03").ok;
  expect(["2026-11-15", "2026-12-31", "2027-02-03"].filter(isOpen)).toHaveLength(3);
  expect(["2026-11-14", "2027-02-04", "2026-11-31", "yesterday", ""].filter(isOpen)).toEqual([]);
  const early = readDailyDate("2026-11-14", "2027-02-03");
  expect(early.ok ? "" : early.problem.message).toBe(
    'The date must be from 2026-11-15 to 2027-02-03 (got "2026-11-14").',
  );
  // The clock is wrong here.
  expect(readDailyDate("2020-01-01", "2020-01-01").ok).toBe(false);
});

test("a date names its year only in another year", () => {
  expect(formatDay("2026-11-05", "2026-12-31")).toBe("Nov 5");
  expect(formatDay("2026-12-31", "2027-01-01")).toBe("Dec 31, 2026");
});

test("dailyNumber counts from the first day", () => {
  expect(["2026-11-15", "2026-11-16", "2027-11-15"].map(dailyNumber)).toEqual([1, 2, 366]);
});
