/**
 * The days with their puzzles, the streak, and the overview of puzzles that menus show.
 *
 * A day counts for the streak if its puzzle was solved on that day (UTC) without seeing the answer. A date in
 * the future (the clock was set back) does no harm.
 */

import { countOf } from "../core/words/values.ts";
import { dailyNumber, dateOf, dayNumber, firstDay } from "./dates.ts";
import { duePositions, type OwnMistakes } from "./mistakes.ts";
import { anyPuzzle, type PuzzleSource } from "./play.ts";
import type { SolvedPuzzle } from "./solved.ts";
import { describeScore, signsOf } from "./words.ts";

export interface Day {
  readonly date: string;
  readonly number: number;
  readonly solved: SolvedPuzzle | undefined;
}

export interface Calendar {
  /** Newest first. */
  readonly days: readonly Day[];
  readonly streak: number;
  readonly longest: number;
}

export function calendarOf(puzzles: readonly SolvedPuzzle[], today: string): Calendar {
  const dailies = new Map(puzzles.map((puzzle) => [puzzle.daily, puzzle]));
  const days: Day[] = [];
  let [streak, longest] = [0, 0];
  const last = dayNumber(today) ?? 0;
  for (let day = dayNumber(firstDay) ?? 0; day <= last; day++) {
    const date = dateOf(day);
    const solved = dailies.get(date);
    days.push({ date, number: dailyNumber(date), solved });
    // Until today is over, it ends no streak.
    if (countsFor(solved)) streak++;
    else if (day < last) streak = 0;
    longest = Math.max(longest, streak);
  }
  return { days: days.reverse(), streak, longest };
}

function countsFor(solved: SolvedPuzzle | undefined): boolean {
  return solved !== undefined && solved.date === solved.daily && !solved.shown;
}

export type PuzzleStats = ReturnType<typeof puzzleStats>;

export function puzzleStats(puzzles: readonly SolvedPuzzle[], today: string) {
  const { streak, longest } = calendarOf(puzzles, today);
  const atOnce = puzzles.filter(({ wrong, hints, shown }) => wrong === 0 && hints === 0 && !shown);
  return { solved: puzzles.length, firstTry: atOnce.length, streak, longest };
}

/** "Streak: 3 days (best: 5)." */
export function streakText({ streak, longest }: Omit<Calendar, "days">): string {
  const days = `Streak: ${countOf(streak, "day")}`;
  return longest > streak ? `${days} (best: ${longest}).` : `${days}.`;
}

/** "✓✗ 1 wrong answer", "not solved" */
export function dayText({ solved }: Day): string {
  return solved === undefined ? "not solved" : `${signsOf(solved.marks)} ${describeScore(solved)}`;
}

/** Without signs: "solved, 1 wrong answer", "not solved" */
export function dayWords({ solved }: Day): string {
  return solved === undefined ? "not solved" : `solved, ${describeScore(solved)}`;
}

export function isPassed(now: number, today: string): boolean {
  return timeUntilNext(now, today) <= 0;
}

/** "Next puzzle in 11 h 42 min.", or "A new puzzle is out." */
export function nextText(now: number, today: string): string {
  if (isPassed(now, today)) return "A new puzzle is out.";
  const minutes = Math.floor(timeUntilNext(now, today) / 60_000);
  const hours = minutes < 60 ? "" : `${Math.floor(minutes / 60)} h `;
  return `Next puzzle in ${minutes === 0 ? "less than a minute" : `${hours}${minutes % 60} min`}.`;
}

function timeUntilNext(now: number, today: string): number {
  return ((dayNumber(today) ?? 0) + 1) * 86_400_000 - now;
}

const mostSpoken = 31;

export function archiveLines(calendar: Calendar, isSpoken: boolean): readonly string[] {
  const days = isSpoken ? calendar.days.slice(0, mostSpoken) : calendar.days;
  const left = calendar.days.length - days.length;
  return [
    streakText(calendar),
    ...days.map((day) => `${day.date}, number ${day.number}: ${dayWords(day)}.`),
    ...(left > 0 ? [`And ${countOf(left, "earlier day")}.`] : []),
  ];
}

/** A player's progress in each kind of puzzles, the same in every menu. */
export interface PuzzleOverview {
  readonly calendar: Calendar;
  readonly due: number;
  /** When the next daily puzzle comes out, in words. */
  readonly next: string;
}

export function overviewOf(
  solved: readonly SolvedPuzzle[],
  mistakes: OwnMistakes,
  now: { toISOString(): string },
): PuzzleOverview {
  const time = now.toISOString();
  const today = time.slice(0, 10);
  return {
    calendar: calendarOf(solved, today),
    due: duePositions(mistakes, today).length,
    next: nextText(Date.parse(time), today),
  };
}

export const puzzlePlaces = ["today", "endless", "mine", "archive"] as const;
export type PuzzlePlace = (typeof puzzlePlaces)[number];

/** The archive is a list of days, so it isn't a source. */
export const placeSources: Readonly<Record<Exclude<PuzzlePlace, "archive">, PuzzleSource>> = {
  today: { ...anyPuzzle, date: "today" },
  endless: anyPuzzle,
  mine: { ...anyPuzzle, mine: true },
};

/** "Today", "Endless", "Your mistakes (3 due)", "Archive" */
export function placeTitle(place: PuzzlePlace, { due }: Pick<PuzzleOverview, "due">): string {
  if (place === "mine") return due === 0 ? "Your mistakes" : `Your mistakes (${due} due)`;
  return { today: "Today", endless: "Endless", archive: "Archive" }[place];
}

/** A few words for the entry, and a longer text about it. */
export function placeTexts(place: PuzzlePlace, overview: PuzzleOverview): readonly [string, string] {
  const { calendar, due, next } = overview;
  switch (place) {
    case "today":
      return todayTexts(calendar.days[0], next);
    case "endless":
      return ["one after another, none twice", "Puzzles you have solved are skipped."];
    case "mine":
      return [
        due === 0 ? "none is due today" : "they are due",
        `Positions you got wrong in your games. ${howMistakesReturn}`,
      ];
    case "archive":
      return ["every day so far", streakText(calendar)];
  }
}

export const howMistakesReturn =
  "They come back after a day, a week and a month, until you have solved them each time.";

function todayTexts(today: Day | undefined, next: string): readonly [string, string] {
  if (today?.solved !== undefined) return [`solved: ${dayText(today)}`, next];
  return ["the same for everyone", "Your first answer to each question counts."];
}

/** For a menu entry: "today's is unsolved, 3 of your mistakes are due" */
export function overviewText({ calendar, due }: PuzzleOverview): string {
  const [today] = calendar.days;
  const daily = `today's is ${today?.solved === undefined ? "unsolved" : "solved"}`;
  return [daily, ...(due === 0 ? [] : [dueText(due)])].join(", ");
}

export function dueText(due: number): string {
  return `${due} of your mistakes ${due === 1 ? "is" : "are"} due`;
}
