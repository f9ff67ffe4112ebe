/** A repeating timer, as long as something on screen depends on the time. */

import { useEffect, useState } from "preact/hooks";

/** Milliseconds. */
const every = 200;

export function useTimer(run: () => void, running: boolean): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(run, every);
    return () => clearInterval(timer);
  }, [running]);
}

export function useNow(clock: () => number, running: boolean): number {
  const [now, setNow] = useState(clock);
  useEffect(() => setNow(clock()), [running]);
  useTimer(() => setNow(clock()), running);
  return now;
}
