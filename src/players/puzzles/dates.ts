/** UTC dates, written 2026-11-15, as numbers of days. */

const millisecondsPerDay = 86_400_000;

/** The days since 1970-01-01; undefined if the text isn't a date. */
export function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  // JavaScript turns the 30th of February into a day in March.
  return Number.isNaN(time) || dateOf(time / millisecondsPerDay) !== date
    ? undefined
    : time / millisecondsPerDay;
}

/** The date this many days after 1970-01-01. */
export function dateOf(days: number): string {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 10);
}
