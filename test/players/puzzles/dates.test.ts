import { expect, test } from "vitest";
import { dateOf, dayNumber } from "../../../src/players/puzzles/dates.ts";

test.each([
  "1970-01-01",
  "2000-02-28",
  "2000-02-29",
  "2000-03-01",
  "2100-02-28",
  "2400-02-29",
  "0999-12-31",
  "0001-01-01",
])("%s is the day that it is everywhere, at the ends of centuries and far back too", (date) => {
  const days = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  expect(dayNumber(date)).toBe(days);
  expect(dateOf(days)).toBe(date);
});

test.each([
  "",
  "x2026-11-15",
  "2026-11-15x",
  "2026-11-31",
  "2100-02-29",
  "2026-13-01",
  "2026-00-01",
  "26-11-15",
])("%j is no day", (text) => {
  expect(dayNumber(text)).toBeUndefined();
});
