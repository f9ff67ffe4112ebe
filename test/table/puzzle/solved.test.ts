import { expect, test } from "vitest";
import { dateOf, dayNumber } from "../../../src/core/calendar.ts";
import {
  answersOf,
  openDates,
  puzzleStats,
  readSolved,
  type SolvedPuzzle,
  solvedDaily,
} from "../../../src/table/puzzle/solved.ts";
import { shareLine, spokenShareLine } from "../../../src/words/share-line.ts";

function daily(date: string, tries = 1): SolvedPuzzle {
  return { date, game: "tower-switch", key: "8/1", daily: true, tries };
}

const solved = [daily("2026-02-27"), daily("2026-02-28", 3), daily("2026-03-01"), daily("2026-03-04")];

test.each([
  ["2026-03-01", 3],
  ["2026-03-02", 3],
  ["2026-03-03", 0],
  ["2026-03-04", 1],
  ["2026-03-05", 1],
  ["2026-03-06", 0],
  // A clock that was set back.
  ["2026-02-28", 2],
  ["2020-01-01", 0],
])("the streak on %s is %i", (today, streak) => {
  expect(puzzleStats(solved, today)).toEqual({ solved: 4, firstTry: 3, streak, longest: 3 });
});

test("other puzzles and late ones count, but make no streak", () => {
  const other = { ...daily("2026-03-05"), daily: false };
  const late = { ...daily("2026-03-04"), late: true };
  expect(puzzleStats([other, late], "2026-03-05")).toEqual({ solved: 2, firstTry: 2, streak: 0, longest: 0 });
  expect(solvedDaily([other], "2026-03-05")).toBeUndefined();
  expect(solvedDaily([other, late], "2026-03-04")).toBe(late);
});

test("which answers were right is kept, and follows from the tries of older files", () => {
  expect(answersOf(daily("2026-03-05", 3))).toEqual([false, false, true]);
  expect(answersOf({ ...daily("2026-03-05", 2), answers: [true, false, true] })).toEqual([true, false, true]);
});

test("what cannot be true is not read", () => {
  const good = { ...daily("2026-03-05"), answers: [true] };
  expect(readSolved(good)).toEqual([good]);
  const bad = [
    null,
    7,
    [],
    {},
    { ...good, date: "2026-02-30" },
    { ...good, tries: 0 },
    { ...good, daily: 1 },
  ];
  for (const json of [...bad, { ...good, answers: "yes" }, { ...good, tries: Infinity }])
    expect(readSolved(json)).toEqual([]);
});

test("today and the seven days before are open, over the ends of months and years", () => {
  expect(openDates("2027-01-03")).toEqual([
    "2027-01-03",
    "2027-01-02",
    "2027-01-01",
    "2026-12-31",
    "2026-12-30",
    "2026-12-29",
    "2026-12-28",
    "2026-12-27",
  ]);
});

test("dates are numbers of days as the world's calendars count them", () => {
  for (let day = -200_000; day <= 200_000; day += 97) {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    expect(dateOf(day)).toBe(date);
    expect(dayNumber(date)).toBe(day);
  }
  for (const text of ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026-04-31", "x2026-04-30"])
    expect(dayNumber(text), text).toBeUndefined();
});

test("the line to share depends on the date and the answers alone, for the eye and for the ear", () => {
  expect(shareLine("Switchyard", "2026-11-16", [true, true, false, true])).toBe(
    "Switchyard 2026-11-16 ▲▲▽▲ · 1 slip",
  );
  expect(shareLine("Switchyard", "2026-11-16", [true])).toBe("Switchyard 2026-11-16 ▲ · no slip");
  expect(spokenShareLine("Switchyard", "2026-11-16", [true, false, false, true])).toBe(
    "Switchyard 2026-11-16: right, wrong, wrong, right; 2 slips",
  );
});
