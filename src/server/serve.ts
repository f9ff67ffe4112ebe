import { hostname } from "node:os";
import { setFlagsFromString } from "node:v8";
import type { Game } from "../core/game.ts";
import { version } from "../core/program.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { errorText, mustBe } from "../core/text.ts";
import { readBase } from "../online/links.ts";
import { createApp } from "./app.ts";
import { type Log, nodeHost } from "./context.ts";
import { defaultLimits, type Limits, readLimits } from "./limits.ts";
import { type addressesOf, listen } from "./listen.ts";
import { Metrics } from "./metrics.ts";
import { pageFiles } from "./page-files.ts";
import { type OnlineService, startService } from "./service.ts";
import { localOrigins, type Origins, publicOrigins } from "./sockets/origins.ts";
import { loadPostgresStore } from "./store/open-postgres.ts";
import { startSolver, type ThreadProgram } from "./worker/solver-worker.ts";

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  /** The address that players use, if it isn't the one that the server listens on. */
  readonly publicUrl: string | undefined;
  readonly data: string;
  /** Used instead of `data`. */
  readonly database: string | undefined;
  readonly proxies: number;
  readonly limits: readonly string[];
  /** Writes a JSON object as a line. Undefined for no log. */
  readonly log: ((line: string) => void) | undefined;
}

export interface Served extends ReturnType<typeof addressesOf> {
  readonly publicAddress: string;
  close(): Promise<void>;
}

interface ServerRequest extends ServeRequest {
  readonly games: readonly Game[];
  readonly page: ReadonlyMap<string, Buffer>;
  readonly solver: ThreadProgram;
}

/** Makes V8 collect garbage more often. With 4,000 sockets, a server then needs 160 MB instead of 240 MB. */
function saveMemory(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=30");
}

/** The operator's limits override the `usual` ones, which differ in tests. */
export async function serve(request: ServerRequest, usual: Limits = defaultLimits): Promise<Result<Served>> {
  saveMemory();
  const origins = originsOf(request);
  if (!origins.ok) return origins;
  const online = await startOnline(request, origins.value, usual);
  if (!online.ok) return online;
  const { context } = online.value;
  const app = createApp(pageFiles(request.page), online.value);
  const listening = await listen(app, {
    host: request.host,
    port: request.port,
    // Behind a proxy, all clients have the same address, so their sockets aren't limited.
    limits: request.proxies > 0 ? { ...context.limits, "sockets-per-client": Infinity } : context.limits,
  });
  if (!listening.ok) {
    await online.value.close();
    return listening;
  }
  context.solver.start();
  context.log("listening", { address: listening.value.address });
  return ok({
    ...listening.value,
    publicAddress: request.publicUrl ?? listening.value.address,
    close: async () => {
      context.log("stopping");
      // Clients reconnect right away. If this node refuses them, a proxy sends them to another node.
      listening.value.refuse();
      await online.value.close();
      await listening.value.close();
    },
  });
}

const troubles = ["fault", "damaged", "store-trouble", "store-full", "solver-stopped"];

async function startOnline(
  request: ServerRequest,
  origins: Origins,
  usual: Limits,
): Promise<Result<OnlineService>> {
  const limits = readLimits(request.limits, usual);
  if (!limits.ok) return fail(limits.problem.code, `SWITCHYARD_LIMIT: ${limits.problem.message}`);
  const log: Log = (event, fields = {}) => {
    const level = troubles.includes(event) ? "error" : "info";
    const line = { time: new Date().toISOString(), level, event, version, node: hostname(), ...fields };
    request.log?.(`${JSON.stringify(line)}\n`);
  };
  const metrics = new Metrics();
  const onError = (error: unknown) => {
    metrics.add("switchyard_store_troubles_total");
    log("store-trouble", { reason: errorText(error) });
  };
  const { games, data: folder, database: url } = request;
  const store =
    url === undefined
      ? (await import("./store/sqlite/sqlite-store.ts")).openSqliteStore({ folder, onError })
      : await loadPostgresStore({ url, onError });
  if (!store.ok) return store;
  const solver = startSolver(request.solver, log);
  const context = { host: nodeHost, games, store: store.value, solver, limits: limits.value, metrics, log };
  return ok(startService(context, origins, request.proxies));
}

function originsOf({ publicUrl, host }: ServeRequest): Result<Origins> {
  if (publicUrl === undefined) return ok(localOrigins(host));
  const base = readBase(publicUrl);
  if (base.ok) return ok(publicOrigins(base.value));
  const wanted = "an address, such as https://games.example.org/";
  return fail("bad-option", mustBe("SWITCHYARD_PUBLIC_URL", wanted, publicUrl));
}
