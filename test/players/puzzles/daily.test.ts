import { expect, test } from "vitest";
import { readDailyDate } from "../../../src/players/puzzles/daily.ts";

test("today's puzzle and those of the past week are open", () => {
  const isOpen = (date: string) => readDailyDate(date, "2026-03-02").ok;
  expect(["2026-03-02", "2026-02-28", "2026-02-23"].map(isOpen)).toEqual([true, true, true]);
  expect(["2026-03-03", "2026-02-22", "2025-03-02", "2026-02-30", "x"].map(isOpen)).toEqual(
    Array(5).fill(false),
  );
  const late = readDailyDate("2026-02-22", "2026-03-02");
  expect(late.ok ? "" : late.problem.message).toBe(
    'The date must be 2026-03-02 or one of the 7 days before (got "2026-02-22").',
  );
});
