/** Wakes up when the time of the player to move has run out. */

import { seatToMove } from "../../core/match.ts";
import { timeLeft } from "../../protocol/online/clock.ts";
import type { OnlineMatch } from "../../protocol/online/online-match.ts";

/** Node's timers take no longer waits. */
const longestWait = 2_000_000_000;

export class FlagTimer {
  readonly #onFall: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(onFall: () => void) {
    this.#onFall = onFall;
  }

  watch({ clock, match }: OnlineMatch, now: number): void {
    this.stop();
    if (clock === null || clock.since === null) return;
    const mover = seatToMove(match);
    const wait = Math.min(longestWait, timeLeft(clock, mover, mover, now) + 1);
    this.#timer = setTimeout(this.#onFall, wait);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
