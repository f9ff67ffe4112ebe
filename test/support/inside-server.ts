/** Runs the real online service inside the test, with its own port and store, but without a process, page or thread. */

import { games } from "../../src/games/index.ts";
import * as dealer from "../../src/play/deal.ts";
import { createApp } from "../../src/server/app.ts";
import { nodeHost } from "../../src/server/context.ts";
import { defaultLimits, type Limits } from "../../src/server/limits.ts";
import { listen } from "../../src/server/listen.ts";
import { newMatchId } from "../../src/server/match/live-match.ts";
import { Metrics } from "../../src/server/metrics.ts";
import { pageFiles } from "../../src/server/page-files.ts";
import { startService } from "../../src/server/service.ts";
import { localOrigins } from "../../src/server/sockets/origins.ts";
import { openSqliteStore } from "../../src/server/store/sqlite/sqlite-store.ts";
import type { SolverWorker } from "../../src/server/worker/solver-worker.ts";
import { advise } from "./advise.ts";
import { newDataFolder } from "./cli.ts";
import { must } from "./must.ts";

const newId = () => newMatchId(nodeHost);

const solver: SolverWorker = {
  waiting: () => 0,
  start: () => {},
  ask: async (_client, job) => advise(games, job, { now: () => new Date(), newId, dealer }),
  close: async () => {},
};

export async function openServer(changed: Partial<Limits> = {}) {
  const limits = { ...defaultLimits, "new-games-per-minute": 1000, ...changed };
  const context = {
    host: nodeHost,
    games,
    store: must(openSqliteStore({ folder: newDataFolder(), onError: () => {} })),
    solver,
    limits,
    metrics: new Metrics(),
    log: () => {},
  };
  const service = startService(context, localOrigins("127.0.0.1"), 0);
  const app = createApp(pageFiles(new Map()), service);
  const { address, close } = must(await listen(app, { host: "127.0.0.1", port: 0, limits }));
  return {
    address,
    close: async () => {
      await service.close();
      await close();
    },
  };
}
