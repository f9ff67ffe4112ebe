/** UTC dates, written 2026-11-15, as numbers of days, without a clock: the proleptic Gregorian calendar by its own arithmetic. */

const pattern = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The days since 1970-01-01; undefined where the text names no day. */
export function dayNumber(date: string): number | undefined {
  const [year = 0, month = 0, day = 0] = (pattern.exec(date) ?? []).slice(1).map(Number);
  // The year begins in March, so that the leap day is its last.
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const before = 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const days = before + Math.floor((153 * months + 2) / 5) + day - 1 - daysTo1970;
  return dateOf(days) === date ? days : undefined;
}

/** The date so many days after 1970-01-01. */
export function dateOf(days: number): string {
  const all = days + daysTo1970;
  const era = Math.floor(all / 146_097);
  const inEra = all - era * 146_097;
  const years = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const months = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * months + 2) / 5) + 1;
  const month = months < 10 ? months + 3 : months - 9;
  const year = years + era * 400 + (month > 2 ? 0 : 1);
  return [String(year).padStart(4, "0"), pad(month), pad(day)].join("-");
}

/** From 0000-03-01. */
const daysTo1970 = 719_468;

function pad(part: number): string {
  return String(part).padStart(2, "0");
}
