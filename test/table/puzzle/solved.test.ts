import { expect, test } from "vitest";
import { dateOf, dayNumber } from "../../../src/players/puzzles/dates.ts";
import { readSolved, type SolvedPuzzle, scoreOf, solvedDaily } from "../../../src/table/puzzle/solved.ts";

function daily(date: string, tries = 1): SolvedPuzzle {
  return { date, game: "tower-switch", key: "8/1", daily: true, tries };
}

test("only a daily puzzle is that of a day", () => {
  const other = { ...daily("2026-12-05"), daily: false };
  expect(solvedDaily([other], "2026-12-05")).toBeUndefined();
  expect(solvedDaily([other, daily("2026-12-04")], "2026-12-04")).toEqual(daily("2026-12-04"));
});

test("what counts is kept; of older files it is the first answer to each decision", () => {
  const none = { hints: 0, shown: false, late: false };
  expect(scoreOf(daily("2026-12-05", 3))).toEqual({ ...none, marks: ["wrong"], wrong: 2 });
  expect(scoreOf(daily("2026-12-05"))).toEqual({ ...none, marks: ["right"], wrong: 0 });
  const answers = [true, false, false, true, true];
  expect(scoreOf({ ...daily("2026-12-05", 3), answers })).toEqual({
    ...none,
    marks: ["right", "wrong", "right"],
    wrong: 2,
  });
  const kept = { marks: ["hint" as const], hints: 2, shown: true, late: true };
  expect(scoreOf({ ...daily("2026-12-05", 2), ...kept })).toEqual({ ...kept, wrong: 1 });
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
  for (const json of [
    ...bad,
    { ...good, answers: "yes" },
    { ...good, marks: ["best"] },
    { ...good, hints: -1 },
    { ...good, tries: Infinity },
  ])
    expect(readSolved(json)).toEqual([]);
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
