/** Clocks in words. */

import type { ClockSettings } from "../../../protocol/online/events.ts";

/** Below this a clock is marked. */
const lowTime = 20_000;
/** What a player is told of, in seconds. */
const calls = [60, 30, 10] as const;

export function isLowTime(ms: number): boolean {
  return ms < lowTime;
}

/** "4 minutes 5 seconds" */
export function clockWords(ms: number): string {
  const total = Math.ceil(ms / 1000);
  const parts = [
    count(Math.floor(total / 3600), "hour"),
    count(Math.floor(total / 60) % 60, "minute"),
    count(total % 60, "second"),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "no time" : parts.join(" ");
}

/** What is said aloud when a running clock has come from one time to another; empty most of the time. */
export function clockCall(before: number, now: number): string {
  const called = calls.find((seconds) => before > seconds * 1000 && now <= seconds * 1000);
  return called === undefined ? "" : `${clockWords(called * 1000)} left.`;
}

/** "5 minutes each, and 3 seconds a move" */
export function settingsWords({ initialMs, incrementMs }: ClockSettings): string {
  const more = incrementMs === 0 ? "" : `, and ${clockWords(incrementMs)} a move`;
  return `${clockWords(initialMs)} each${more}`;
}

function count(amount: number, unit: string): string {
  return amount === 0 ? "" : `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
