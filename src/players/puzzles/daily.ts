/**
 * The puzzle of the day. The games take turns, the weekday gives the grade, and the pools of a game and grade are written
 * down here, apart from the games' own data; so neither another game nor another size changes a puzzle. Each day takes the
 * next puzzle of the pool whose turn it is, and the pools are large enough that no two days of a year are the same.
 */

import { dayNumber } from "../../core/calendar.ts";
import type { Game } from "../../core/game.ts";
import { puzzleKinds } from "../../core/lesson.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { mustBe } from "../../core/text.ts";
import { type GradedPuzzle, puzzlesOf, sizeOf } from "./pool.ts";
import type { Grade } from "./puzzle.ts";

/** From Monday to Sunday. */
const weekGrades: readonly Grade[] = ["easy", "easy", "medium", "medium", "medium", "hard", "hard"];

/** For each game and grade the pools that its days go round in: a kind and its sizes. */
const timetables: readonly ({ readonly game: string } & Readonly<Record<Grade, readonly string[]>>)[] = [
  {
    game: "switch-and-capture",
    easy: ["line 9", "safe 7 8 9", "line 14"],
    medium: ["line 27", "winner 8", "line 29"],
    hard: ["line 30", "winner 10", "line 29"],
  },
  {
    game: "switch-battle",
    easy: ["safe 4 5", "hold 4 5", "safe 6"],
    medium: ["safe 6", "safe 7", "safe 8"],
    hard: ["safe 5 6", "safe 7", "safe 8"],
  },
  {
    game: "tower-switch",
    easy: ["plan 24 30", "plan 36 42"],
    medium: ["plan 24 30", "plan 36 42"],
    hard: ["plan 30", "plan 36", "plan 42"],
  },
  {
    game: "switch-conquer",
    easy: ["threats 4 5", "safe 4 5", "hold 4"],
    medium: ["safe 6", "threats 6", "safe 7"],
    hard: ["threats 7", "safe 6", "safe 7"],
  },
  {
    game: "factor-frenzy",
    easy: ["line 10 12", "pairs 10 12"],
    medium: ["pairs 10", "safe 10 12"],
    hard: ["safe 10", "pairs 12", "safe 12"],
  },
];

const [weekDays, gamesInTurn] = [7, timetables.length];

/** The games take turns from day to day, so that each meets every weekday once in five weeks. */
export function dailyPuzzle(games: readonly Game[], date: string): Result<GradedPuzzle> {
  const day = dayNumber(date) ?? 0;
  const table = pick(day, timetables);
  const game = findGame(games, table.game);
  if (!game.ok) return game;
  const grade = gradeOn(day);
  const [turn, pools] = [turnsBefore(day), table[grade]];
  const [kind, ...sizes] = pick(turn, pools).split(" ");
  // A game's first option is its size.
  const [option = ""] = Object.keys(game.value.options);
  const puzzles = puzzleKinds
    .filter((each) => each === kind)
    .flatMap((each) => sizes.flatMap((size) => sizeOf(game.value, { [option]: Number(size) }, each)))
    .flatMap(puzzlesOf)
    .filter((puzzle) => puzzle.grade === grade);
  return ok(pick(Math.floor(turn / pools.length), puzzles));
}

/** The one whose turn it is. */
function pick<T>(turn: number, items: readonly T[]): T {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error("Every day has a puzzle.");
  return item;
}

/** 1970-01-01 was a Thursday. */
function gradeOn(day: number): Grade {
  return pick(day + 3, weekGrades);
}

/** How many days before this one had its game and its grade. */
function turnsBefore(day: number): number {
  const rounds = Math.floor(day / (weekDays * gamesInTurn));
  const grade = gradeOn(day);
  const perRound = weekGrades.filter((other) => other === grade).length;
  let turns = rounds * perRound;
  for (let other = day % gamesInTurn; other < day % (weekDays * gamesInTurn); other += gamesInTurn)
    if (gradeOn(rounds * weekDays * gamesInTurn + other) === grade) turns++;
  return turns;
}

/** How many days back a daily puzzle stays open. */
const openDays = 7;

/** The date itself, if its puzzle is open on the day that `today` names. */
export function readDailyDate(date: string, today: string): Result<string> {
  const age = (dayNumber(today) ?? 0) - (dayNumber(date) ?? 0);
  if (age >= 0 && age <= openDays) return ok(date);
  return fail("bad-option", mustBe("The date", `${today} or one of the ${openDays} days before`, date));
}
