/** What the server takes from where it runs; a simulated world lends it another clock and another chance. */

import { randomBytes } from "node:crypto";

type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one line of the structured log. No token and no address of a client ever goes into it. */
export type Log = (event: string, fields?: LogFields) => void;

/** Ends the waiting for what was to run later. */
export type Cancel = () => void;

export interface ServerHost {
  /** Milliseconds that never jump, for rates and silences; matches go by the store's clock. */
  now(): number;
  /** The process does not stay alive for it. */
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
  /** From a cryptographic source. */
  randomBytes(count: number): Buffer;
}

/** Node's timers take no longer waits: they would not wait at all. */
const longestWait = 2_000_000_000;

export const nodeHost: ServerHost = {
  now: () => performance.now(),
  after: (ms, run) => cancelOf(setTimeout(run, Math.min(ms, longestWait))),
  every: (ms, run) => cancelOf(setInterval(run, Math.min(ms, longestWait))),
  randomBytes,
};

function cancelOf(timer: NodeJS.Timeout): Cancel {
  timer.unref();
  return () => clearTimeout(timer);
}
