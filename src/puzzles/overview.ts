import { countOf } from "../core/words/values.ts";
import { dailyNumber, dateOf, dayLength, dayNumber, firstDay, formatDay } from "./dates.ts";
import { dueMistakes, type OwnMistakes, type SolvedPuzzle } from "./notebook.ts";
import type { PuzzleTab } from "./puzzle.ts";
import { isFirstTry, solvedText, sprintRules } from "./words.ts";

export interface Day {
  readonly date: string;
  readonly title: string;
  readonly solved: SolvedPuzzle | undefined;
}

export interface Calendar {
  /** Newest first. */
  readonly days: readonly Day[];
  readonly streak: number;
  readonly longest: number;
}

/** A day counts for the streak if its puzzle was solved that day (UTC) without seeing the answer. */
export function calendarOf(puzzles: readonly SolvedPuzzle[], today: string): Calendar {
  const dailies = new Map(puzzles.map((puzzle) => [puzzle.daily, puzzle]));
  const days: Day[] = [];
  let [streak, longest] = [0, 0];
  const last = dayNumber(today) ?? 0;
  for (let day = dayNumber(firstDay) ?? 0; day <= last; day++) {
    const date = dateOf(day);
    const solved = dailies.get(date);
    days.push({ date, title: `${formatDay(date, today)} #${dailyNumber(date)}`, solved });
    // Today isn't over, so it can't end a streak.
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

export function streakText({ streak, longest }: Omit<Calendar, "days">): string {
  if (longest === 0) return "";
  const days = `Your streak is ${countOf(streak, "day")}`;
  return longest > streak ? `${days} (best: ${longest}).` : `${days}.`;
}

export function dayText({ solved }: Day): string {
  return solved === undefined ? "not solved" : solvedText(solved);
}

/** Each UTC day has a new puzzle. */
export function nextText(now: { toISOString(): string }): string {
  const minutes = Math.floor((dayLength - (Date.parse(now.toISOString()) % dayLength)) / 60_000);
  const hours = minutes < 60 ? "" : `${Math.floor(minutes / 60)} h `;
  return `The next puzzle comes out in ${minutes === 0 ? "less than a minute" : `${hours}${minutes % 60} min`}.`;
}

export interface PuzzleOverview {
  readonly calendar: Calendar;
  readonly due: number;
  readonly next: string;
}

export function overviewOf(
  solved: readonly SolvedPuzzle[],
  mistakes: OwnMistakes,
  now: { toISOString(): string },
): PuzzleOverview {
  const today = now.toISOString().slice(0, 10);
  return {
    calendar: calendarOf(solved, today),
    due: dueMistakes(mistakes, today).length,
    next: nextText(now),
  };
}

export function tabTitle(tab: PuzzleTab, { due }: Pick<PuzzleOverview, "due">): string {
  if (tab === "mine") return due === 0 ? "Your mistakes" : `Your mistakes (${due} ready)`;
  return { today: "Today", endless: "Endless", sprint: "Sprint", archive: "Archive" }[tab];
}

export function tabTexts(tab: PuzzleTab, overview: PuzzleOverview): readonly [string, string] {
  const { calendar, next } = overview;
  switch (tab) {
    case "today":
      return todayTexts(calendar.days[0], next);
    case "endless":
      return ["as many as you like", "Solved puzzles don't come back until you've solved them all."];
    case "sprint":
      return ["as many as you can in three minutes", `The puzzles get harder as you go. ${sprintRules}`];
    case "mine":
      return ["from your own games", howMistakesReturn];
    case "archive":
      return ["all daily puzzles so far", streakText(calendar)];
  }
}

const howMistakesReturn =
  "Each mistake comes back as a puzzle after a day, a week and a month. Solve the puzzle three times without a wrong answer or help, and the mistake is gone for good.";

function todayTexts(today: Day | undefined, next: string): readonly [string, string] {
  if (today?.solved !== undefined) return [dayText(today), next];
  return ["the same for everyone", "Only your first answer to each question counts."];
}

export function overviewText({ calendar, due }: PuzzleOverview): string {
  const [today] = calendar.days;
  const daily = `today's puzzle is ${today?.solved === undefined ? "waiting" : "solved"}`;
  return [daily, ...(due === 0 ? [] : [dueText(due)])].join(", ");
}

export function dueText(due: number): string {
  return `${due} of your mistakes ${due === 1 ? "is" : "are"} ready to practice`;
}
