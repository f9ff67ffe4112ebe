/** Tells the time to the activity, as often as something on show depends on it. */

import { useEffect } from "preact/hooks";
import type { Page } from "../../page.ts";

/** Milliseconds. */
const every = 200;

export function useTicks({ put, actions }: Page, running: boolean): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => put({ kind: "ticked", now: actions.online.now() }), every);
    return () => clearInterval(timer);
  }, [running]);
}
