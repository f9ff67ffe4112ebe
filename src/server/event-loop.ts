/** How long the node kept other work waiting. Measured from the first reading on, so that it costs nothing unread. */

import { monitorEventLoopDelay } from "node:perf_hooks";

const sampleMs = 20;
const delays = monitorEventLoopDelay({ resolution: sampleMs });

/** Since the last reading, in seconds. */
export function readEventLoopDelay(): Readonly<Record<"p50" | "p99" | "max", number>> {
  const { count, max } = delays;
  // What is measured is the time between two samples.
  const delay = (nanoseconds: number) =>
    count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - sampleMs / 1_000);
  const found = { p50: delay(delays.percentile(50)), p99: delay(delays.percentile(99)), max: delay(max) };
  delays.enable();
  delays.reset();
  return found;
}
