/** The first day has number 1, and every past day stays open. */

import { fail, ok, type Result } from "../../core/result.ts";
import { mustBe } from "../../core/text.ts";
import { dayNumber } from "./dates.ts";

export const firstDay = "2026-11-15";

/** As in the line to share; below 1 before the first day. */
export function dailyNumber(date: string): number {
  return (dayNumber(date) ?? 0) - (dayNumber(firstDay) ?? 0) + 1;
}

export function readDailyDate(date: string, today: string): Result<string> {
  if (dayNumber(date) !== undefined && firstDay <= date && date <= today) return ok(date);
  const last = today < firstDay ? firstDay : today;
  return fail("bad-option", mustBe("The date", `from ${firstDay} to ${last}`, date));
}
