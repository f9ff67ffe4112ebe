/** UTC dates such as 2026-11-15, as days since 1970-01-01. */

const millisecondsPerDay = 86_400_000;

export function dayNumber(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  // `Date.parse` reads 30 February as a day in March.
  return Number.isNaN(time) || dateOf(time / millisecondsPerDay) !== date
    ? undefined
    : time / millisecondsPerDay;
}

export function dateOf(days: number): string {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 10);
}
