/**
 * A day counts for the streak if its puzzle was solved on that day without seeing the answer. Each week, the
 * first day that does not count is frozen: it doesn't end a streak. A date in the future (the clock was set
 * back) does no harm.
 */

import { dateOf, dayNumber } from "../../players/puzzles/dates.ts";
import { dailyNumber, firstDay } from "../../players/puzzles/day.ts";
import { type SolvedPuzzle, scoreOf } from "../../table/puzzle/solved.ts";
import { describeDaily, signsOf } from "../../words/share-line.ts";
import { countOf } from "../../words/values.ts";

/** open: today's, not solved yet. shown: solved after the answer was shown. */
type DayState = "open" | "solved" | "late" | "shown" | "frozen" | "missed";

export interface Day {
  readonly date: string;
  readonly number: number;
  readonly state: DayState;
  readonly solved: SolvedPuzzle | undefined;
}

export interface Calendar {
  /** Newest first. */
  readonly days: readonly Day[];
  readonly streak: number;
  readonly longest: number;
  /** True while this week's freeze is unused. */
  readonly freeze: boolean;
}

export function calendarOf(puzzles: readonly SolvedPuzzle[], today: string): Calendar {
  const dailies = new Map(puzzles.flatMap((puzzle) => (puzzle.daily ? [[puzzle.date, puzzle]] : [])));
  const days: Day[] = [];
  let run: Run = { streak: 0, longest: 0, frozenWeek: -1 };
  const last = dayNumber(today) ?? 0;
  for (let day = dayNumber(firstDay) ?? 0; day <= last; day++) {
    const date = dateOf(day);
    const solved = dailies.get(date);
    const after = day === last && !countsFor(solved) ? run : runAfter(run, day, solved);
    const isFrozen = after.frozenWeek !== run.frozenWeek;
    days.push({ date, number: dailyNumber(date), state: stateOf(solved, isFrozen, day === last), solved });
    run = after;
  }
  const { streak, longest, frozenWeek } = run;
  return { days: days.reverse(), streak, longest, freeze: frozenWeek !== weekOf(last) };
}

interface Run extends Pick<Calendar, "streak" | "longest"> {
  readonly frozenWeek: number;
}

/** Only for days that are over or count already. */
function runAfter(run: Run, day: number, solved: SolvedPuzzle | undefined): Run {
  const streak = run.streak + 1;
  if (countsFor(solved)) return { ...run, streak, longest: Math.max(run.longest, streak) };
  const hasFreeze = run.streak > 0 && run.frozenWeek !== weekOf(day);
  return hasFreeze ? { ...run, frozenWeek: weekOf(day) } : { ...run, streak: 0 };
}

function countsFor(solved: SolvedPuzzle | undefined): boolean {
  return solved !== undefined && solved.late !== true && solved.shown !== true;
}

function stateOf(solved: SolvedPuzzle | undefined, frozen: boolean, isToday: boolean): DayState {
  if (solved === undefined) return isToday ? "open" : frozen ? "frozen" : "missed";
  return solved.late === true ? "late" : solved.shown === true ? "shown" : "solved";
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** Monday is 0. */
export function weekdayOf(date: string): number {
  return ((dayNumber(date) ?? 0) + 3) % 7;
}

export type PuzzleStats = ReturnType<typeof puzzleStats>;

export function puzzleStats(puzzles: readonly SolvedPuzzle[], today: string) {
  const { streak, longest } = calendarOf(puzzles, today);
  const atOnce = puzzles.filter(
    ({ tries, hints = 0, shown = false }) => tries === 1 && hints === 0 && !shown,
  );
  return { solved: puzzles.length, firstTry: atOnce.length, streak, longest };
}

/** "Streak: 3 days; your best is 5. This week's freeze is unused." */
export function streakText({ streak, longest, freeze }: Omit<Calendar, "days">): string {
  const days = `Streak: ${countOf(streak, "day")}`;
  const told = longest > streak ? `${days}; your best is ${longest}.` : `${days}.`;
  return streak === 0 ? told : `${told} This week's freeze is ${freeze ? "unused" : "used"}.`;
}

const stateWords: Readonly<Partial<Record<DayState, string>>> = {
  open: "open",
  frozen: "frozen",
  missed: "not solved",
};

/** "open", "✓✗ 1 wrong answer", "frozen", "not solved" */
export function dayText(day: Day): string {
  const { marks } = day.solved === undefined ? { marks: [] } : scoreOf(day.solved);
  return `${signsOf(marks)} ${dayWords(day)}`.trim();
}

/** Without signs. */
export function dayWords({ state, solved }: Day): string {
  return solved === undefined ? (stateWords[state] ?? "") : describeDaily(scoreOf(solved));
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

export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

const signs: Readonly<Record<DayState, readonly [sign: string, meaning: string]>> = {
  solved: ["✓", "solved"],
  late: ["+", "late"],
  shown: ["?", "answer shown"],
  frozen: ["*", "frozen"],
  missed: ["·", "not solved"],
  open: ["○", "open"],
};

export const legend: readonly string[] = Object.values(signs).map((sign) => sign.join(" "));

export function daySign({ state }: Day): string {
  return signs[state][0];
}

const monthFormat = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

export function monthText(date: string): string {
  return monthFormat.format(new Date(date));
}

/** Newest month first; within a month, oldest day first. */
export function monthsOf(days: readonly Day[]): readonly (readonly Day[])[] {
  const found = new Map<string, Day[]>();
  for (const day of days) found.set(day.date.slice(0, 7), [day, ...(found.get(day.date.slice(0, 7)) ?? [])]);
  return [...found.values()];
}

export function calendarLines(calendar: Calendar): readonly string[] {
  const grids = monthsOf(calendar.days).flatMap((days) => [
    monthText(days[0]?.date ?? ""),
    ...grid(days),
    "",
  ]);
  return [...grids, legend.join(", "), streakText(calendar)];
}

function grid(days: readonly Day[]): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const [at, day] of days.entries()) {
    const { date } = day;
    if (at === 0) line = "    ".repeat(weekdayOf(date));
    line += `${String(Number(date.slice(8))).padStart(2)}${daySign(day)} `;
    if (weekdayOf(date) < 6 && at + 1 < days.length) continue;
    lines.push(line.trimEnd());
    line = "";
  }
  return [weekdays.map((name) => name.padEnd(3)).join(" "), ...lines];
}

const mostSpoken = 31;

export function calendarSentences(calendar: Calendar): readonly string[] {
  const { days } = calendar;
  const left = days.length - mostSpoken;
  const told = days.slice(0, mostSpoken).map(spokenDay);
  return [streakText(calendar), ...told, ...(left > 0 ? [`And ${countOf(left, "earlier day")}.`] : [])];
}

function spokenDay(day: Day): string {
  const solved = day.solved === undefined ? "" : "solved, ";
  return `${day.date}, number ${day.number}: ${solved}${dayWords(day)}.`;
}
