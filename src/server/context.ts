import { randomBytes } from "node:crypto";
import type { Game } from "../core/game.ts";
import { errorText } from "../core/text.ts";
import type { Limits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { MatchStore } from "./store/match-store.ts";
import type { SolverWorker } from "./worker/solver-worker.ts";

type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Never log a token. Log a client's address only if the client floods the server. */
export type Log = (event: string, fields?: LogFields) => void;

export type Cancel = () => void;

/** A simulation passes its own clock, timers and random numbers. */
export interface ServerHost {
  /** Milliseconds on a clock that never jumps, for rates and timeouts. Matches use the store's clock. */
  now(): number;
  /** A pending timer doesn't keep the process alive. */
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

export interface ServerContext {
  readonly host: ServerHost;
  readonly games: readonly Game[];
  readonly store: MatchStore;
  readonly solver: SolverWorker;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Starts work without waiting for it. If it fails, only the log says so. */
export function inBackground({ log }: Pick<ServerContext, "log">, work: Promise<unknown>): void {
  work.catch((error: unknown) => log("fault", { reason: errorText(error) }));
}
