/** The days and the streak. A day counts if the player solved its puzzle that day (UTC) without seeing the answer. */

import { countOf } from "../core/words/values.ts";
import { dailyNumber, dateOf, dayLength, dayNumber, firstDay } from "./dates.ts";
import type { SolvedPuzzle } from "./notebook.ts";
import { isFirstTry, solvedText } from "./words.ts";

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
    // Today can't end a streak, because it isn't over.
    if (solved?.date === date && !solved.shown) streak++;
    else if (day < last) streak = 0;
    longest = Math.max(longest, streak);
  }
  return { days: days.reverse(), streak, longest };
}

export type PuzzleStats = ReturnType<typeof puzzleStats>;

export function puzzleStats(puzzles: readonly SolvedPuzzle[], today: string) {
  const { streak, longest } = calendarOf(puzzles, today);
  const atOnce = puzzles.filter(isFirstTry);
  return { solved: puzzles.length, firstTry: atOnce.length, streak, longest };
}

/** "Your streak is 3 days (best: 5)." Empty if the player has never had a streak. */
export function streakText({ streak, longest }: Omit<Calendar, "days">): string {
  if (longest === 0) return "";
  const days = `Your streak is ${countOf(streak, "day")}`;
  return longest > streak ? `${days} (best: ${longest}).` : `${days}.`;
}

/** "solved with 1 wrong answer", "not solved" */
export function dayText({ solved }: Day): string {
  return solved === undefined ? "not solved" : solvedText(solved);
}

/** "The next puzzle comes in 11 h 42 min." Every UTC day has a puzzle. */
export function nextText(now: { toISOString(): string }): string {
  const minutes = Math.floor((dayLength - (Date.parse(now.toISOString()) % dayLength)) / 60_000);
  const hours = minutes < 60 ? "" : `${Math.floor(minutes / 60)} h `;
  return `The next puzzle comes in ${minutes === 0 ? "less than a minute" : `${hours}${minutes % 60} min`}.`;
}
