/** How long the node kept other work waiting. Measured from the first reading on, so that it costs nothing unread. */

import { monitorEventLoopDelay } from "node:perf_hooks";

const sampleMs = 20;
/** Readings within a second of each other give the same: each takes longer than the rest of the metrics. */
const readEveryMs = 1_000;
const delays = monitorEventLoopDelay({ resolution: sampleMs });
let last = { p50: 0, p99: 0, max: 0 };
let readAt = -Infinity;

/** Since the last reading, in seconds. */
export function readEventLoopDelay(): Readonly<typeof last> {
  if (performance.now() < readAt + readEveryMs) return last;
  readAt = performance.now();
  const { count, max } = delays;
  // What is measured is the time between two samples.
  const delay = (nanoseconds: number) =>
    count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - sampleMs / 1_000);
  last = { p50: delay(delays.percentile(50)), p99: delay(delays.percentile(99)), max: delay(max) };
  delays.enable();
  delays.reset();
  return last;
}
