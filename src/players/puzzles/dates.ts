/** UTC dates, written 2026-11-15, as numbers of days. */

const millisecondsPerDay = 86_400_000;

/** The days since 1970-01-01; undefined where the text names no day. */
export function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  // What has no 30th of February is taken for a day in March.
  return Number.isNaN(time) || dateOf(time / millisecondsPerDay) !== date
    ? undefined
    : time / millisecondsPerDay;
}

/** The date so many days after 1970-01-01. */
export function dateOf(days: number): string {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 10);
}
