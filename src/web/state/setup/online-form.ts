/** What the set-up form asks for beyond the game when it is to be played online. */

import { fail, ok, type Result } from "../../../core/result.ts";
import type { Seat } from "../../../core/seat.ts";
import type { LevelName } from "../../../players/level-names.ts";
import type { ClockSettings } from "../../../protocol/online/events.ts";

export type FirstMover = Seat | "random";

/** Minutes each and seconds a move; "own" are the form's two fields. */
export const clockChoices = {
  none: "no clock",
  "1+0": "1 min",
  "3+2": "3 min + 2 s",
  "10+5": "10 min + 5 s",
  own: "another",
} as const;

export type ClockChoice = keyof typeof clockChoices;

export interface OnlineForm {
  readonly name: string;
  readonly seat: FirstMover;
  /** A computer in the other seat; null for whoever gets the link. */
  readonly vs: LevelName | null;
  readonly clock: ClockChoice;
  readonly minutes: string;
  readonly seconds: string;
}

export const newOnlineForm: OnlineForm = {
  name: "",
  seat: 1,
  vs: null,
  clock: "none",
  minutes: "5",
  seconds: "3",
};

export function readChance(text: string): FirstMover {
  return text === "1" ? 1 : text === "2" ? 2 : "random";
}

export function isClockChoice(text: string): text is ClockChoice {
  return Object.hasOwn(clockChoices, text);
}

/** The clock that the form asks for; null for none. */
export function clockOf({ clock, minutes, seconds }: OnlineForm): Result<ClockSettings | null> {
  if (clock === "none") return ok(null);
  const [initial = "", increment = ""] = clock === "own" ? [minutes, seconds] : clock.split("+");
  const initialMs = millisecondsOf(initial, 60_000);
  const incrementMs = millisecondsOf(increment, 1000);
  if (initialMs === undefined || initialMs < 1000 || initialMs > 24 * 3_600_000)
    return fail("bad-option", "A clock takes from 0.1 to 1440 minutes for each player.");
  if (incrementMs === undefined || incrementMs > 600_000)
    return fail("bad-option", "A clock adds from 0 to 600 seconds for each move.");
  return ok({ initialMs, incrementMs });
}

/** Whole numbers, and tenths where they help. */
function millisecondsOf(text: string, unit: number): number | undefined {
  return /^\d{1,4}(\.\d)?$/.test(text.trim()) ? Math.round(Number(text) * unit) : undefined;
}
