/** What the server needs from its environment; a simulation provides its own clock and randomness. */

import { randomBytes } from "node:crypto";

type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** No token and no client's address ever goes into the log. */
export type Log = (event: string, fields?: LogFields) => void;

export type Cancel = () => void;

export interface ServerHost {
  /** Milliseconds that never jump, for rates and timeouts; matches use the store's clock. */
  now(): number;
  /** It doesn't keep the process alive. */
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
  /** From a cryptographic source. */
  randomBytes(count: number): Buffer;
}

/** The longest wait for Node's timers; beyond it they fire at once. */
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
