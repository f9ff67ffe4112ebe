/** The puzzle of the day: fixed for good, never twice in a year, and not to be had by guessing. */

import { expect, test } from "vitest";
import { threeHeaps } from "../../../examples/three-heaps.ts";
import { dateOf, dayNumber } from "../../../src/core/calendar.ts";
import type { Game } from "../../../src/core/game.ts";
import { games } from "../../../src/games/index.ts";
import { dailyPuzzle, readDailyDate } from "../../../src/players/puzzles/daily.ts";
import { decide } from "../../../src/players/puzzles/kinds.ts";
import type { GradedPuzzle } from "../../../src/players/puzzles/pool.ts";
import { poseFor } from "../../../src/players/puzzles/pose.ts";

const first = dayNumber("2026-11-16") ?? 0;

function dailyOn(day: number, list: readonly Game[] = games): GradedPuzzle {
  const puzzle = dailyPuzzle(list, dateOf(day));
  if (!puzzle.ok) throw new Error(puzzle.problem.message);
  return puzzle.value;
}

/** What somebody would recognise it by. */
function nameOf({ game, position, options, kind }: GradedPuzzle): string {
  const size = options.switches ?? options.blocks ?? options.max;
  return [game.id, size, game.key(position), kind].join(" ");
}

/** Five weeks: each game on each weekday. These lines stay as they are, whatever is released. */
const pinned = `
2026-11-16 easy switch-conquer 5 BABBA/1 safe: 1, 3, 4, 1-2, 2-3, 3-4, 4-5
2026-11-17 easy factor-frenzy 10 2,4,7,10/3 pairs: 2-7, 4-10
2026-11-18 medium switch-and-capture 29 00111101110100111111100110100 line: 14
2026-11-19 medium switch-battle 8 10111011 safe: 1, 3, 4, 5, 7, 8, 1-2, 2-3, 3-4, 4-5, 5-6, 6-7, 7-8
2026-11-20 medium tower-switch 30 13/2 plan: 1 leaving 9
2026-11-21 hard switch-conquer 7 BBBBBAB/1 safe: 1, 2, 3, 4, 6, 1-2, 2-3, 3-4, 4-5
2026-11-22 hard factor-frenzy 12 2,3,4,7,8/11 safe: 2, 4, 8
2026-11-23 easy switch-and-capture 14 00101010100000 line: 2
2026-11-24 easy switch-battle 6 011110 safe: 2, 3, 4, 5, 1-2, 2-3, 3-4, 4-5, 5-6
2026-11-25 medium tower-switch 42 30/2 plan: 1 leaving 9, 2 leaving 8, 1 leaving 3
2026-11-26 medium switch-conquer 7 BBBABAA/1 safe: 1, 2, 3, 5, 6, 7, 1-2, 2-3, 3-4, 4-5, 5-6
2026-11-27 medium factor-frenzy 10 3,6,7,9/10 pairs: 3-7, 6-9
2026-11-28 hard switch-and-capture 29 00001010110001110101100010110 line: 24
2026-11-29 hard switch-battle 8 10001111 safe: 1, 3, 5, 6, 7, 8, 1-2, 4-5, 5-6, 6-7, 7-8
2026-11-30 easy tower-switch 42 15/1 plan: 1 leaving 6, 2 leaving 2
2026-12-01 easy switch-conquer 4 BBBA/1 hold: 1, 2, 4, 1-2, 2-3
2026-12-02 medium factor-frenzy 12 2,3,4,7,12/9 safe: 2, 4, 12
2026-12-03 medium switch-and-capture 27 011101111101011111011001001 line: 25
2026-12-04 medium switch-battle 6 100110 safe: 1, 2, 3, 4, 5, 1-2, 3-4, 4-5, 5-6
2026-12-05 hard tower-switch 30 23/1 plan: 2 leaving 18, 2 leaving 11, 1 leaving 9
2026-12-06 hard switch-conquer 7 ABBBAAA/1 threats: 2, 4, 2-3, 3-4
2026-12-07 easy factor-frenzy 12 2,4,7,8,10/6 line: 4, 8
2026-12-08 easy switch-and-capture 9 011100011 line: 1
2026-12-09 medium switch-battle 7 1101101 safe: 1, 2, 4, 5, 7, 1-2, 2-3, 3-4, 4-5, 5-6, 6-7
2026-12-10 medium tower-switch 30 15/1 plan: 2 leaving 2
2026-12-11 medium switch-conquer 6 BABBBB/1 safe: 2, 4, 5, 6, 3-4, 4-5, 5-6
2026-12-12 hard factor-frenzy 10 2,4,7,8,10/3 safe: 2, 4, 8
2026-12-13 hard switch-and-capture 30 001101111001011101001001101100 line: 10
2026-12-14 easy switch-battle 5 00001 safe: 1, 2, 3, 4, 5, 2-3, 4-5
2026-12-15 easy tower-switch 30 10/2 plan: 2 leaving 6, 2 leaving 2
2026-12-16 medium switch-conquer 6 BBABBA/2 threats: 3, 6
2026-12-17 medium factor-frenzy 10 2,3,4,10/9 pairs: 2-3, 4-10
2026-12-18 medium switch-and-capture 8 11100100 winner: Player B
2026-12-19 hard switch-battle 5 10101 safe: 1, 3, 5, 1-2, 4-5
2026-12-20 hard tower-switch 36 21/1 plan: 2 leaving 12, 2 leaving 11, 2 leaving 6
`;

test("the puzzles of these dates never change", () => {
  const now = Array.from({ length: 35 }, (_, day) => {
    const puzzle = dailyOn(first + day);
    return `${dateOf(first + day)} ${puzzle.grade} ${nameOf(puzzle)}: ${decide(puzzle)?.answers.join(", ")}`;
  });
  expect(now.join("\n")).toBe(pinned.trim());
});

test("a sixth game changes nothing, nor does the order of the games", () => {
  const others = [threeHeaps, ...games.toReversed()];
  for (let day = first; day < first + 35; day++)
    expect(nameOf(dailyOn(day, others))).toBe(nameOf(dailyOn(day)));
});

test("a list of games without the day's game has one of its own, the same all day", () => {
  const request = { by: "date", date: "2026-11-16", today: "2026-11-16" } as const;
  const posed = poseFor([threeHeaps], request);
  expect(posed).toMatchObject({ ok: true, value: { game: "three-heaps" } });
  expect(poseFor([threeHeaps], request)).toEqual(posed);
});

const years = Array.from({ length: 3 * 365 }, (_, day) => dailyOn(first + day));

test("any 365 days in a row have 365 different puzzles, each game 40 times, and few that a guess solves", () => {
  const names = years.map(nameOf);
  for (let from = 0; from + 365 <= years.length; from += 73) {
    const window = years.slice(from, from + 365);
    expect(window.reduce((sum, { blind }) => sum + blind, 0) / 365).toBeLessThanOrEqual(0.15);
    for (const game of games)
      expect(window.filter((puzzle) => puzzle.game.id === game.id).length).toBeGreaterThanOrEqual(40);
  }
  const last = new Map<string, number>();
  for (const [day, name] of names.entries()) {
    expect(day - (last.get(name) ?? -365)).toBeGreaterThanOrEqual(365);
    last.set(name, day);
  }
});

test("Mondays and Tuesdays are easy, Saturdays and Sundays hard", () => {
  for (const [at, { grade }] of years.entries()) {
    const weekday = new Date(`${dateOf(first + at)}T00:00:00Z`).getUTCDay();
    expect(grade).toBe(["hard", "easy", "easy", "medium", "medium", "medium", "hard"][weekday]);
  }
});

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
