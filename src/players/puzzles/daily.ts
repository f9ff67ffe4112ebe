/**
 * The puzzle of the day. Which game, size and kind a day has is a timetable of five weeks that is written down here, and
 * its grade follows from the weekday; so neither another game nor other sizes in a game's data change a puzzle. Each
 * entry comes back every 35 days and takes the next puzzle of its pool, so no two days of a year are the same.
 */

import { dayNumber } from "../../core/calendar.ts";
import type { Game, PuzzleKind } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { mustBe } from "../../core/text.ts";
import { type GradedPuzzle, puzzlesOf, sizeOf } from "./pool.ts";
import type { Grade } from "./puzzle.ts";

/** From Monday to Sunday. */
const weekGrades: readonly Grade[] = ["easy", "easy", "medium", "medium", "medium", "hard", "hard"];

type Entry = readonly [kind: PuzzleKind, size: number];

interface Timetable {
  readonly game: string;
  /** The option that an entry's number sets. */
  readonly option: string;
  readonly week: readonly Entry[];
}

const timetables: readonly Timetable[] = [
  {
    game: "switch-and-capture",
    option: "switches",
    week: [
      ["safe", 9],
      ["winner", 9],
      ["safe", 9],
      ["line", 20],
      ["winner", 10],
      ["line", 29],
      ["line", 30],
    ],
  },
  {
    game: "switch-battle",
    option: "switches",
    week: [
      ["safe", 6],
      ["hold", 5],
      ["safe", 6],
      ["safe", 7],
      ["safe", 8],
      ["safe", 7],
      ["safe", 8],
    ],
  },
  {
    game: "tower-switch",
    option: "blocks",
    week: [
      ["plan", 15],
      ["plan", 15],
      ["plan", 20],
      ["plan", 30],
      ["plan", 50],
      ["plan", 30],
      ["plan", 50],
    ],
  },
  {
    game: "switch-conquer",
    option: "switches",
    week: [
      ["safe", 5],
      ["hold", 5],
      ["safe", 6],
      ["threats", 5],
      ["threats", 6],
      ["threats", 7],
      ["safe", 7],
    ],
  },
  {
    game: "factor-frenzy",
    option: "max",
    week: [
      ["line", 10],
      ["pairs", 10],
      ["safe", 10],
      ["pairs", 12],
      ["safe", 12],
      ["safe", 10],
      ["safe", 12],
    ],
  },
];

export function dailyPuzzle(games: readonly Game[], date: string): Result<GradedPuzzle> {
  const day = dayNumber(date) ?? 0;
  const weekday = (day + 3) % 7;
  const grade = weekGrades[weekday] ?? "easy";
  const table = timetables[day % timetables.length];
  const [kind, size] = table?.week[weekday] ?? ["safe", 0];
  const game = findGame(games, table?.game ?? "");
  if (table === undefined || !game.ok)
    return game.ok ? fail("bad-option", "There is no daily puzzle.") : game;
  const options: Options = { [table.option]: size };
  const found = sizeOf(game.value, options, kind);
  const all = found.flatMap(puzzlesOf);
  const graded = all.filter((puzzle) => puzzle.grade === grade);
  const pool = graded.length > 0 ? graded : all;
  const puzzle = pool[Math.floor(day / (7 * timetables.length)) % pool.length];
  return puzzle === undefined ? fail("bad-option", "There is no daily puzzle.") : ok(puzzle);
}

/** How many days back a daily puzzle stays open. */
const openDays = 7;

/** The date itself, if its puzzle is open on the day that `today` names. */
export function readDailyDate(date: string, today: string): Result<string> {
  const age = (dayNumber(today) ?? 0) - (dayNumber(date) ?? 0);
  if (age >= 0 && age <= openDays) return ok(date);
  return fail("bad-option", mustBe("The date", `${today} or one of the ${openDays} days before`, date));
}
