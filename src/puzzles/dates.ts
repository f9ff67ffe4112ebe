/** UTC dates such as 2026-11-15, as days since 1970-01-01. */

import { fail, ok, type Result } from "../core/result.ts";
import { mustBe } from "../core/text.ts";

/** In milliseconds. */
export const dayLength = 86_400_000;

export function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  // `Date.parse` reads February 30 as a day in March.
  return Number.isNaN(time) || dateOf(time / dayLength) !== date ? undefined : time / dayLength;
}

export function dateOf(days: number): string {
  return new Date(days * dayLength).toISOString().slice(0, 10);
}

/** Returns text such as "Nov 16", or "Nov 16, 2026" in another year. */
export function formatDay(date: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  return new Date(date).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
    year,
  });
}

/** The day of puzzle number 1. All days since then stay available. */
export const firstDay = "2026-11-15";

export function dailyNumber(date: string): number {
  return (dayNumber(date) ?? 0) - (dayNumber(firstDay) ?? 0) + 1;
}

export function readDailyDate(date: string, today: string): Result<string> {
  if (dayNumber(date) !== undefined && firstDay <= date && date <= today) return ok(date);
  const last = today < firstDay ? firstDay : today;
  return fail("bad-option", mustBe("The date", `from ${firstDay} to ${last}`, date));
}
