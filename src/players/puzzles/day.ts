/** The days of the daily puzzle: the first of them has number 1, and all of them stay open. */

import { fail, ok, type Result } from "../../core/result.ts";
import { mustBe } from "../../core/text.ts";
import { dayNumber } from "./dates.ts";

export const firstDay = "2026-11-15";

/** The number of the day, as a line to share names it; below 1 before the first day. */
export function dailyNumber(date: string): number {
  return (dayNumber(date) ?? 0) - (dayNumber(firstDay) ?? 0) + 1;
}

/** The date itself, if its puzzle is open on the day that `today` names. */
export function readDailyDate(date: string, today: string): Result<string> {
  if (dayNumber(date) !== undefined && firstDay <= date && date <= today) return ok(date);
  const last = today < firstDay ? firstDay : today;
  return fail("bad-option", mustBe("The date", `from ${firstDay} to ${last}`, date));
}
