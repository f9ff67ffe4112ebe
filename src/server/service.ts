import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { inBackground, type ServerContext } from "./context.ts";
import { Rooms } from "./match/rooms.ts";
import { clientOf, newClients } from "./sockets/clients.ts";
import type { Origins } from "./sockets/origins.ts";
import { serveSockets } from "./sockets/sockets.ts";

const day = 24 * 3_600_000;
/** How many milliseconds `close` waits for commands. Clients repeat unanswered ones on another node. */
const longestDrain = 5_000;
/** Milliseconds between heartbeats. After a crash, clocks can be off by this much. */
const beatMs = 1_000;

export type OnlineService = ReturnType<typeof startService>;

export function startService(context: ServerContext, origins: Origins, proxies: number) {
  const { host, limits, metrics, solver, store } = context;
  const clients = newClients(context);
  const rooms = new Rooms(context);
  const sockets = serveSockets(context, rooms, clients);

  const sweep = async () => {
    const deleted = await store.expire({
      anyone: limits["keep-waiting-days"] * day,
      waiting: limits["keep-waiting-days"] * day,
      playing: limits["keep-playing-days"] * day,
      over: limits["keep-over-days"] * day,
    });
    if (deleted !== "unavailable" && deleted > 0) context.log("expired", { deleted });
  };
  const measure = async () => {
    const bytes = await store.size();
    if (bytes === "unavailable") return;
    metrics.set("switchyard_store_bytes", bytes);
    const wasFull = service.isFull;
    service.isFull = bytes >= limits["store-megabytes"] * 1_000_000;
    if (service.isFull && !wasFull) context.log("store-full", { bytes });
  };
  const timers = [
    host.every(60_000, () => inBackground(context, measure())),
    host.every(beatMs, () => rooms.isTimed && store.beat()),
    host.every(limits["sweep-seconds"] * 1_000, () => inBackground(context, sweep())),
  ];

  const service = {
    context,
    origins,
    clients,
    rooms,
    sockets,
    isClosing: false,
    isFull: false,
    clientOf: (request: IncomingMessage) => clients.of(clientOf(request, proxies)),
    metricsText(): string {
      metrics.set("switchyard_connections", sockets.size());
      metrics.set("switchyard_rooms", rooms.size);
      metrics.set("switchyard_solver_queue", solver.waiting());
      metrics.set("switchyard_event_loop_delay_seconds", readEventLoopDelay(), "0.99");
      metrics.set("switchyard_room_bytes", rooms.bytes);
      metrics.set("process_resident_memory_bytes", process.memoryUsage.rss());
      metrics.set("process_start_time_seconds", performance.timeOrigin / 1000);
      return metrics.text();
    },
    async close(): Promise<void> {
      service.isClosing = true;
      for (const stop of timers) stop();
      sockets.stopReading();
      const longEnough = new Promise<void>((done) => host.after(longestDrain, done));
      await Promise.race([rooms.settle(), longEnough]);
      sockets.close();
      await solver.close();
      await store.close();
    },
  };
  inBackground(context, measure());
  return service;
}

const sampleMs = 20;
const delays = monitorEventLoopDelay({ resolution: sampleMs });

/** The 99th percentile of the event loop's delay since the last reading, in seconds. The first reading is 0. */
function readEventLoopDelay(): number {
  const { count } = delays;
  // Node measures from one sample to the next, so this subtracts the planned pause between them.
  const seconds = Math.max(0, delays.percentile(99) / 1e9 - sampleMs / 1_000);
  delays.enable();
  delays.reset();
  return count === 0 ? 0 : seconds;
}
