/** The archive of daily puzzles as text: a calendar to look at, sentences to listen to. */

import { countOf } from "../../words/values.ts";
import { type Calendar, type Day, type DayState, dayWords, streakText, weekdayOf } from "./calendar.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);

export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** For each state of a day a sign, and what it means. */
const signs: Readonly<Record<DayState, readonly [sign: string, meaning: string]>> = {
  solved: ["✓", "solved"],
  late: ["+", "late"],
  shown: ["?", "answer shown"],
  frozen: ["*", "frozen"],
  missed: ["·", "not solved"],
  open: ["○", "open"],
};

/** "✓ solved", and so on. */
export const legend: readonly string[] = Object.values(signs).map((sign) => sign.join(" "));

export function daySign({ state }: Day): string {
  return signs[state][0];
}

/** "November 2026" */
export function monthText(date: string): string {
  return `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** The days by their months, the latest first; in each the earliest first. */
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

/** A line per week, a sign per day. */
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

/** How many days are read aloud. */
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
