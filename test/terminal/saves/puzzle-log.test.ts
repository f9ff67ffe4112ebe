import { expect, test } from "vitest";
import { puzzleStats, type SolvedPuzzle } from "../../../src/terminal/saves/puzzle-log.ts";

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
])("the streak on %s is %i", (today, streak) => {
  expect(puzzleStats(solved, today)).toEqual({ solved: 4, firstTry: 3, streak, longest: 3 });
});

test("other puzzles count, but make no streak", () => {
  const other = { ...daily("2026-03-05"), daily: false };
  expect(puzzleStats([other], "2026-03-05")).toEqual({ solved: 1, firstTry: 1, streak: 0, longest: 0 });
});
