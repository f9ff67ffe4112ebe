/** The log, clock, timers and random numbers of a server. A simulation provides its own. */

import { randomBytes } from "node:crypto";

type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The log never contains a token. It contains a client's address only if the client floods the server. */
export type Log = (event: string, fields?: LogFields) => void;

export type Cancel = () => void;

export interface ServerHost {
  /** A clock in milliseconds that never jumps, for rates and timeouts. Games use the store's clock. */
  now(): number;
  /** The timer doesn't keep the process alive. */
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
  randomBytes(count: number): Buffer;
}

export const nodeHost: ServerHost = {
  now: () => performance.now(),
  after: (ms, run) => cancelOf(setTimeout(run, ms)),
  every: (ms, run) => cancelOf(setInterval(run, ms)),
  randomBytes,
};

function cancelOf(timer: NodeJS.Timeout): Cancel {
  timer.unref();
  return () => clearTimeout(timer);
}
