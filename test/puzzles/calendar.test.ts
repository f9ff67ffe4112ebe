import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dateOf, dayNumber } from "../../src/puzzles/dates.ts";
import type { SolvedPuzzle } from "../../src/puzzles/notebook.ts";
import { calendarOf, dayText, nextText, puzzleStats, streakText } from "../../src/puzzles/overview.ts";

/** Monday, 2026-11-16, is day 0 of the first whole week. */
function dayAt(at: number): string {
  return dateOf((dayNumber("2026-11-16") ?? 0) + at);
}

function daily(date: string, more: Partial<SolvedPuzzle> = {}): SolvedPuzzle {
  const score = { marks: ["right" as const], wrong: 0, hints: 0, shown: false };
  return { date, daily: date, game: "tower-switch", id: date, ...score, ...more };
}

/**
 * One sign per day from Monday on. The last one is today. s: solved, l: solved on a later day, a: solved after seeing the
 * answer.
 */
function play(signs: string) {
  const puzzles = Array.from(signs, (sign, at) => {
    if (sign === "s") return [daily(dayAt(at))];
    if (sign === "l") return [daily(dayAt(at), { date: dayAt(at + 1) })];
    return sign === "a" ? [daily(dayAt(at), { shown: true, hints: 1 })] : [];
  });
  return calendarOf(puzzles.flat(), dayAt(signs.length - 1));
}

test.each([
  // Today is still open, and doesn't end a streak.
  ["solving three days with today still open", 3, 3, "sss-"],
  ["solving today", 1, 1, "s"],
  ["solving nothing", 0, 0, "-"],
  ["solving today after a missed day", 1, 1, "s-s"],
  ["missing yesterday", 0, 1, "s--"],
  ["solving two days after a gap", 2, 4, "ssss-ss"],
  ["solving four days after a gap", 4, 4, "ss-ssss-"],
  // A puzzle solved on a later day, or after seeing the answer, isn't part of a streak.
  ["solving one puzzle late", 0, 0, "l"],
  ["solving the second puzzle late", 1, 1, "sl"],
  ["solving the middle puzzle late", 1, 1, "sls"],
  ["seeing the middle answer", 1, 1, "sas"],
])("%s gives a streak of %i and a longest streak of %i", (...[_name, streak, longest, signs]) => {
  expect(play(signs)).toMatchObject({ streak, longest });
});

test("the puzzle archive lists every day and its result", () => {
  const calendar = play("sl-a-");
  expect(calendar.days.map((day) => `${day.title} ${dayText(day)}`)).toEqual([
    "Nov 20 #6 not solved",
    "Nov 19 #5 answer shown",
    "Nov 18 #4 not solved",
    "Nov 17 #3 solved on the first try",
    "Nov 16 #2 solved on the first try",
    "Nov 15 #1 not solved",
  ]);
  expect(streakText(calendar)).toBe("Your streak is 0 days (best: 1).");
});

test("the calendar reaches back to the first day", () => {
  expect(play("s".repeat(40)).days).toHaveLength(41);
});

test("puzzles dated before the first day or in the future don't count", () => {
  const odd = [daily("2020-02-28"), daily("2031-01-01"), daily(dayAt(0))];
  expect(calendarOf(odd, dayAt(0))).toMatchObject({ streak: 1, longest: 1 });
  expect(calendarOf(odd, "2020-01-01")).toEqual({ days: [], streak: 0, longest: 0 });
});

test("only a puzzle solved on its day extends the streak", () => {
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

test("streaks, statistics and waiting times are put into words", () => {
  const texts = [
    [{ streak: 1, longest: 1 }, "Your streak is 1 day."],
    [{ streak: 3, longest: 5 }, "Your streak is 3 days (best: 5)."],
    [{ streak: 0, longest: 2 }, "Your streak is 0 days (best: 2)."],
    [{ streak: 0, longest: 0 }, ""],
  ] as const;
  for (const [calendar, text] of texts) expect(streakText(calendar)).toBe(text);
  const puzzles = [daily(dayAt(0)), daily(dayAt(1), { hints: 1 }), daily(dayAt(2), { wrong: 1 })];
  expect(puzzleStats(puzzles, dayAt(2))).toEqual({ solved: 3, firstTry: 1, streak: 3, longest: 3 });
  const next = (time: string) => nextText(new Date(`${time}Z`));
  expect(next("2026-11-16T12:17:30")).toBe("The next puzzle comes out in 11 h 42 min.");
  expect(next("2026-11-16T23:57:00")).toBe("The next puzzle comes out in 3 min.");
  expect(next("2026-11-16T23:59:59")).toBe("The next puzzle comes out in less than a minute.");
  expect(next("2026-11-17T00:00:00")).toBe("The next puzzle comes out in 24 h 0 min.");
});
