import type { Game } from "../core/game.ts";
import { errorText } from "../core/text.ts";
import type { Log, ServerHost } from "./host.ts";
import type { Limits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { MatchStore } from "./store/match-store.ts";
import type { SolverWorker } from "./worker/solver-worker.ts";

export interface ServerContext {
  readonly host: ServerHost;
  readonly games: readonly Game[];
  readonly store: MatchStore;
  readonly solver: SolverWorker;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Runs work that no caller waits for. A failure shows only in the log. */
export function inBackground({ log }: Pick<ServerContext, "log">, work: Promise<unknown>): void {
  work.catch((error: unknown) => log("fault", { reason: errorText(error) }));
}
