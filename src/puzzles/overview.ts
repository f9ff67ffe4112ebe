import { type Calendar, calendarOf, type Day, dayText, nextText, streakText } from "./calendar.ts";
import type { PuzzleTab } from "./doors.ts";
import { duePositions, type OwnMistakes, type SolvedPuzzle } from "./notebook.ts";
import { sprintRules } from "./words.ts";

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
    due: duePositions(mistakes, today).length,
    next: nextText(now),
  };
}

/** "Today", "Endless", "Sprint", "Your mistakes (3 due)", "Archive" */
export function tabTitle(tab: PuzzleTab, { due }: Pick<PuzzleOverview, "due">): string {
  if (tab === "mine") return due === 0 ? "Your mistakes" : `Your mistakes (${due} due)`;
  return { today: "Today", endless: "Endless", sprint: "Sprint", archive: "Archive" }[tab];
}

/** A few words for a tab's menu entry, and a longer text about the tab. */
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

/** For a menu entry: "today's puzzle is waiting, 3 of your mistakes are due again" */
export function overviewText({ calendar, due }: PuzzleOverview): string {
  const [today] = calendar.days;
  const daily = `today's puzzle is ${today?.solved === undefined ? "waiting" : "solved"}`;
  return [daily, ...(due === 0 ? [] : [dueText(due)])].join(", ");
}

export function dueText(due: number): string {
  return `${due} of your mistakes ${due === 1 ? "is" : "are"} due again`;
}
