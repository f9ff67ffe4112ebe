/** Tells the time to the activity, as often as something on show depends on it. */

import { useEffect } from "preact/hooks";
import type { Page } from "../../page.ts";

/** Milliseconds. */
const every = 200;

export function useTicks({ put, world }: Page, running: boolean): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => put({ kind: "ticked", now: world.milliseconds() }), every);
    return () => clearInterval(timer);
  }, [running]);
}
