/** No clock runs until the first move has been made. */

import { ofSeat, type Pair, type Seat, withSeat } from "../core/seat.ts";
import type { ClockSettings } from "./events.ts";

export interface Clock extends ClockSettings {
  /** Each player's milliseconds left when the current turn began. */
  readonly left: Pair<number>;
  /** When the current turn began. Null while the clocks are stopped. */
  readonly since: number | null;
}

/** A takeback leaves a player at least this much time, unless they had less. */
const leastLeft = 1_000;

export function newClock(settings: ClockSettings): Clock {
  return { ...settings, left: [settings.initialMs, settings.initialMs], since: null };
}

export function pressClock(clock: Clock, seat: Seat, at: number): Clock {
  const spent = clock.since === null ? 0 : Math.max(0, at - clock.since);
  const gained = clock.since === null ? 0 : clock.incrementMs;
  const left = Math.max(0, ofSeat(clock.left, seat) - spent) + gained;
  return { ...clock, left: withSeat(clock.left, seat, left), since: at };
}

export function stopClock(clock: Clock, toMove: Seat, at: number): Clock {
  const left = timeLeft(clock, toMove, toMove, at);
  return { ...clock, left: withSeat(clock.left, toMove, left), since: null };
}

/** In a takeback, the used time stays used, and the increment is lost. Taking back the first move stops the clocks again. */
export function unpressClock(stopped: Clock, seat: Seat, at: number, isFirst: boolean): Clock {
  if (isFirst) return { ...stopped, since: null };
  const left = ofSeat(stopped.left, seat);
  const kept = Math.max(left - stopped.incrementMs, Math.min(left, leastLeft));
  return { ...stopped, left: withSeat(stopped.left, seat, kept), since: at };
}

/** Doesn't count the time `away`, when no server was running. */
export function resumeClock(clock: Clock, away: number, at: number): Clock {
  const { since } = clock;
  return since === null ? clock : { ...clock, since: Math.max(since, Math.min(at, since + away)) };
}

export function timeLeft(clock: Clock, seat: Seat, toMove: Seat, now: number): number {
  const left = ofSeat(clock.left, seat);
  return clock.since === null || seat !== toMove ? left : Math.max(0, left - Math.max(0, now - clock.since));
}

export function hasRunOut(clock: Clock, toMove: Seat, now: number): boolean {
  return clock.since !== null && timeLeft(clock, toMove, toMove, now) === 0;
}
