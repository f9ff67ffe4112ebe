/** Who has left, as the plain conversation tells it: one who is back within a moment was never gone. */

import { ofSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { claimWait, isAway, nameAt, type Seen } from "./standing.ts";

interface Absence {
  /** When it was noticed. */
  readonly since: number;
  readonly told: boolean;
}

export type Absences = Pair<Absence | null>;

export const nobodyAway: Absences = [null, null];

const moment = 1_500;
/** A look once a minute costs nothing, and no timer takes every wait that a server may name. */
const longestWait = 60_000;

export interface AbsenceNews {
  readonly away: Absences;
  readonly notes: readonly string[];
}

export function watchAbsences(before: Absences, view: Seen, now: number): AbsenceNews {
  const away: Absences = [absence(before[0], view, 1, now), absence(before[1], view, 2, now)];
  const notes = seats.flatMap((seat) =>
    notesOn(ofSeat(before, seat), ofSeat(away, seat), nameAt(view.online.match, seat)),
  );
  return { away, notes };
}

/** The note that the game may be claimed tells the absence as well. */
export function asTold([one, two]: Absences): Absences {
  const told = (each: Absence | null) => (each === null ? null : { ...each, told: true });
  return [told(one), told(two)];
}

function absence(before: Absence | null, view: Seen, seat: Seat, now: number): Absence | null {
  if (seat === view.seat || !isAway(view, seat)) return null;
  const since = before?.since ?? now;
  return { since, told: now >= since + moment };
}

function notesOn(before: Absence | null, after: Absence | null, name: string): readonly string[] {
  if (before?.told === true && after === null) return [`${name} is back.`];
  return before?.told !== true && after?.told === true ? [`${name} has left.`] : [];
}

/** When there is something to say although nothing has happened; null where there is not. */
export function absenceDue(away: Absences, view: Seen, now: number): number | null {
  const untold = away.flatMap((each) => (each === null || each.told ? [] : [each.since + moment - now]));
  const claim = claimWait(view, now);
  const waits = [...untold, ...(claim === null || claim === 0 ? [] : [claim])];
  return waits.length === 0 ? null : Math.max(0, Math.min(longestWait, ...waits));
}
