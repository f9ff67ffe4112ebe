/** The time, as often as something on show depends on it. */

import { useEffect, useState } from "preact/hooks";

/** How long something may last before it is worth a word: a reload is no absence. */
const moment = 1500;

/** Whether it has held for a moment. */
export function useLasting(holds: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!holds) setLasting(false);
    if (!holds) return undefined;
    const timer = setTimeout(() => setLasting(true), moment);
    return () => clearTimeout(timer);
  }, [holds]);
  return lasting && holds;
}

export function useNow(clock: () => number, running: boolean, every = 200): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    if (!running) return undefined;
    const timer = setInterval(() => setNow(clock()), every);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
