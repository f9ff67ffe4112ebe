import { expect, test } from "vitest";
import { dateOf, dayNumber } from "../../src/puzzles/dates.ts";
import { readSolved, type SolvedPuzzle, solvedDaily } from "../../src/puzzles/notebook.ts";

function solvedOn(date: string, daily: string | null = date): SolvedPuzzle {
  const score = { marks: ["right" as const], wrong: 0, hints: 0, shown: false };
  return { date, daily, game: "tower-switch", id: date, ...score };
}

test("a solved daily puzzle is found by its date", () => {
  const other = solvedOn("2026-12-05", null);
  expect(solvedDaily([other], "2026-12-05")).toBeUndefined();
  const earlier = solvedOn("2026-12-05", "2026-12-04");
  expect(solvedDaily([other, earlier], "2026-12-04")).toEqual(earlier);
});

test("a stored puzzle with impossible values is ignored", () => {
  const good = solvedOn("2026-03-05");
  expect(readSolved(good)).toEqual(good);
  const bad = [
    null,
    7,
    [],
    {},
    { ...good, date: "2026-02-30" },
    { ...good, daily: "today" },
    { ...good, marks: ["best"] },
    { ...good, hints: -1 },
    { ...good, wrong: Infinity },
    { ...good, daily: true },
  ];
  for (const json of bad) expect(readSolved(json)).toBeUndefined();
});

test("dates and day numbers follow the calendar", () => {
  for (let day = -200_000; day <= 200_000; day += 97) {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    expect(dateOf(day)).toBe(date);
    expect(dayNumber(date)).toBe(day);
  }
  for (const text of ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026-04-31", "x2026-04-30"])
    expect(dayNumber(text), text).toBeUndefined();
});
