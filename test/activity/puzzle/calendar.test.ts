import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  calendarOf,
  dayText,
  isPassed,
  nextText,
  puzzleStats,
  streakText,
} from "../../../src/activity/puzzle/calendar.ts";
import { dateOf, dayNumber } from "../../../src/players/puzzles/dates.ts";
import type { SolvedPuzzle } from "../../../src/table/puzzle/solved.ts";

/** Monday, 2026-11-16, is day 0 of the first whole week. */
function dayAt(at: number): string {
  return dateOf((dayNumber("2026-11-16") ?? 0) + at);
}

function daily(date: string, more: Partial<SolvedPuzzle> = {}): SolvedPuzzle {
  return { date, game: "tower-switch", key: "8/1", daily: true, tries: 1, ...more };
}

/** One sign per day from the Monday on; the last one is today. */
function play(signs: string) {
  const puzzles = Array.from(signs, (sign, at) => {
    if (sign === "s") return [daily(dayAt(at))];
    if (sign === "l") return [daily(dayAt(at), { late: true })];
    return sign === "a" ? [daily(dayAt(at), { shown: true, hints: 1 })] : [];
  });
  return calendarOf(puzzles.flat(), dayAt(signs.length - 1));
}

test.each([
  // Today is still open, and ends nothing.
  ["sss-", 3, 3],
  ["s", 1, 1],
  ["-", 0, 0],
  // One freeze a week: the second gap of a week ends the streak, one in the next week does not.
  ["s-s", 2, 2],
  ["s--", 1, 1],
  ["s--s", 1, 1],
  ["s-s-s", 1, 2],
  ["sssss-ss-s", 8, 8],
  ["ssss--ss", 2, 4],
  // Sunday and Monday are of two weeks.
  ["ssssss--s", 7, 7],
  // What was solved late, or after the answer was shown, is no part of a streak.
  ["l", 0, 0],
  ["sl", 1, 1],
  ["s-ls", 1, 1],
  ["sa-s", 1, 1],
  ["sas", 2, 2],
])("%s is a streak of %i, and %i at best", (signs, streak, longest) => {
  expect(play(signs)).toMatchObject({ streak, longest });
});

test("the calendar begins with the first day, and tells what became of each", () => {
  const { days, freeze } = play("sl-a-");
  expect(days.map(({ number, state }) => `${number} ${state}`)).toEqual([
    "6 open",
    "5 shown",
    "4 missed",
    "3 late",
    "2 solved",
    "1 missed",
  ]);
  expect(freeze).toBe(false);
  expect(days.map(dayText)).toEqual([
    "open",
    "✓ answer shown",
    "not solved",
    "✓ first try, late",
    "✓ first try",
    "not solved",
  ]);
  expect(play("s-s").days[1]?.state).toBe("frozen");
});

test("what lies ahead or before the first day does no harm", () => {
  const odd = [daily("2020-02-28"), daily("2031-01-01"), daily(dayAt(0))];
  expect(calendarOf(odd, dayAt(0))).toMatchObject({ streak: 1, longest: 1 });
  expect(calendarOf(odd, "2020-01-01")).toEqual({ days: [], streak: 0, longest: 0, freeze: true });
});

test("a streak never grows by a day that does not count, and a day that counts never shortens it", () => {
  const signs = fc.array(fc.constantFrom("s", "l", "a", "-"), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(signs, (days) => {
      const before = play(`${days.join("")}-`);
      expect(play(`${days.join("")}s`).streak).toBe(before.streak + 1);
      for (const other of ["l", "a"]) expect(play(`${days.join("")}${other}`).streak).toBe(before.streak);
      expect(before.longest).toBeLessThanOrEqual(days.filter((sign) => sign === "s").length);
    }),
  );
});

test("streaks, first tries and the time to the next puzzle in words", () => {
  const texts = [
    [{ streak: 1, longest: 1, freeze: true }, "Streak: 1 day. This week's freeze is unused."],
    [{ streak: 3, longest: 5, freeze: false }, "Streak: 3 days; your best is 5. This week's freeze is used."],
    [{ streak: 0, longest: 2, freeze: true }, "Streak: 0 days; your best is 2."],
  ] as const;
  for (const [calendar, text] of texts) expect(streakText(calendar)).toBe(text);
  const puzzles = [daily(dayAt(0)), daily(dayAt(1), { hints: 1 }), daily(dayAt(2), { tries: 2 })];
  expect(puzzleStats(puzzles, dayAt(2))).toEqual({ solved: 3, firstTry: 1, streak: 3, longest: 3 });
  const next = (time: string) => nextText(Date.parse(`${time}Z`), "2026-11-16");
  expect(next("2026-11-16T12:17:30")).toBe("Next puzzle in 11 h 42 min.");
  expect(next("2026-11-16T23:57:00")).toBe("Next puzzle in 3 min.");
  expect(next("2026-11-16T23:59:59")).toBe("Next puzzle in less than a minute.");
  expect(next("2026-11-17T00:00:00")).toBe("A new puzzle is out.");
  expect(isPassed(Date.parse("2026-11-16T23:59:59.999Z"), "2026-11-16")).toBe(false);
});
