import { useEffect, useRef } from "preact/hooks";
import type { PlayerScene } from "../../../activity/scene.ts";
import { clockCall, durationText } from "../../../client/words.ts";
import { formatClock } from "../../../protocol/online/clock.ts";
import type { Page } from "../props.ts";

/** Milliseconds; below this a clock is marked. */
const lowTime = 20_000;

interface ClockProps {
  readonly page: Page;
  readonly player: PlayerScene;
  /** Milliseconds. */
  readonly left: number;
}

export function SeatClock({ page, player: { you, toMove }, left }: ClockProps) {
  const before = useRef(left);
  useEffect(() => {
    const call = you && toMove ? clockCall(before.current, left) : "";
    before.current = left;
    if (call !== "") page.dispatch({ kind: "say", text: call });
  }, [left]);
  return (
    <span class="seat-clock" role="timer" data-running={toMove} data-low={left < lowTime}>
      <span aria-hidden="true">{formatClock(left)}</span>
      <span class="visually-hidden">{durationText(left)} left</span>
    </span>
  );
}
