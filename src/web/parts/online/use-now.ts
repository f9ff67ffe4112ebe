/** The time, as often as something on show depends on it. */

import { useEffect, useState } from "preact/hooks";

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
