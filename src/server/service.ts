/** Online play on this node: its parts, how they start, and how they stop. */

import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { inBackground, type ServerContext } from "./context.ts";
import type { Cancel } from "./host.ts";
import type { Limits } from "./limits.ts";
import { Rooms } from "./match/rooms.ts";
import { clientOf } from "./sockets/addresses.ts";
import { type Client, Clients } from "./sockets/clients.ts";
import type { Origins } from "./sockets/origins.ts";
import { openSockets } from "./sockets/sockets.ts";

const day = 24 * 3_600_000;
/** Commands that are not done by then are not acknowledged; clients send them again to another node. */
const longestDrain = 5_000;

export class OnlineService {
  readonly context: ServerContext;
  readonly origins: Origins;
  readonly clients: Clients;
  readonly sockets: ReturnType<typeof openSockets>;
  /** How many proxies stand in front of the server. */
  readonly #proxies: number;
  readonly #rooms: Rooms;
  readonly #stopSweeping: Cancel;
  isClosing = false;

  constructor(context: ServerContext, origins: Origins, proxies: number) {
    this.context = context;
    this.origins = origins;
    this.#proxies = proxies;
    this.clients = new Clients(context);
    this.#rooms = new Rooms(context);
    this.sockets = openSockets(context, this.#rooms, this.clients);
    this.#stopSweeping = context.host.every(context.limits["sweep-seconds"] * 1_000, () => this.#sweep());
  }

  clientOf(request: IncomingMessage): Client {
    return this.clients.of(clientOf(request, this.#proxies));
  }

  /** Looks for old matches and forgets idle clients. */
  #sweep(): void {
    this.clients.forgetIdle();
    inBackground(this.context, this.#expire());
  }

  async #expire(): Promise<void> {
    const { store, limits, metrics, log } = this.context;
    const expired = await store.expire(keepOf(limits));
    if (expired === "unavailable") return;
    const { marked, deleted } = expired;
    metrics.add("switchyard_sweeps_total");
    metrics.add("switchyard_expired_total", "", deleted);
    if (marked > 0 || deleted > 0) log("expired", { marked, deleted });
  }

  metricsText(): string {
    const { metrics } = this.context;
    metrics.set("switchyard_connections", this.sockets.size());
    metrics.set("switchyard_rooms", this.#rooms.size);
    metrics.set("switchyard_solver_queue", this.context.solver.waiting());
    for (const [name, seconds] of Object.entries(readEventLoopDelay()))
      metrics.set("switchyard_event_loop_delay_seconds", seconds, name);
    metrics.set("switchyard_memory_bytes", process.memoryUsage.rss());
    return metrics.text();
  }

  /** Stores and answers queued commands, then closes the connections and the store. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.#stopSweeping();
    this.sockets.stopReading();
    const longEnough = new Promise<void>((done) => this.context.host.after(longestDrain, done));
    await Promise.race([this.#rooms.settle(), longEnough]);
    this.sockets.close();
    await this.context.solver.close();
    await this.context.store.close();
  }
}

function keepOf(limits: Limits) {
  return {
    waiting: limits["keep-waiting-days"] * day,
    playing: limits["keep-playing-days"] * day,
    over: limits["keep-over-days"] * day,
  };
}

const sampleMs = 20;
/** Readings within a second of each other give the same: each takes longer than the rest of the metrics. */
const readEveryMs = 1_000;
const delays = monitorEventLoopDelay({ resolution: sampleMs });
let last = { p50: 0, p99: 0, max: 0 };
let readAt = -Infinity;

/** How long the node kept other work waiting since the last reading, in seconds; measured from the first one on. */
function readEventLoopDelay(): Readonly<typeof last> {
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
