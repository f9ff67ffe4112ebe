/**
 * The driver's process: plays on one server, as its parent process tells it to. A match sends the next move when both clients
 * have the last one. A move's time runs from sending it until both clients have it.
 */

import { readdirSync, readFileSync } from "node:fs";
import { median, quantile } from "../report.ts";
import type { Client, OpenMatch } from "./adapter.ts";
import { openAtCeiling } from "./adapters/ceiling.ts";
import { openAtPeer } from "./adapters/peer.ts";
import { openAtSwitchyard } from "./adapters/switchyard.ts";
import type { Figures, Order, ServerKind } from "./processes.ts";

const matchesAtOnce = 50;
const movesOfMatch = 40;

/** How many clients connect at the same time. */
const openedAtOnce = 25;

const servers: Readonly<Record<ServerKind, OpenMatch>> = {
  peer: openAtPeer,
  ceiling: openAtCeiling,
  switchyard: openAtSwitchyard,
};

process.on("message", (order: Order) => {
  void obey(order).then((figures) => process.send?.(figures));
});
process.on("disconnect", () => process.exit());

async function obey(order: Order): Promise<Figures | string> {
  const open = servers[order.kind];
  if (order.work === "play") return play(open, order);
  await inBatches(order.count, () => open(order.port, () => {}));
  return "done";
}

/** Plays fifty matches at a time, as often as asked. Opening and closing them doesn't count. */
async function play(open: OpenMatch, { port, pid, count }: Order): Promise<Figures> {
  const latencies: number[] = [];
  let seconds = 0;
  let processor = 0;
  for (let time = 0; time < count; time++) {
    const tables = await inBatches(matchesAtOnce, () => openTable(open, port, latencies));
    const before = performance.now();
    const usedBefore = processorTime(pid);
    await Promise.all(tables.map((table) => table.play()));
    processor += processorTime(pid) - usedBefore;
    seconds += (performance.now() - before) / 1000;
    await Promise.all(tables.map((table) => table.close()));
  }
  const moves = latencies.length;
  const [p50, p99] = [median(latencies), quantile(latencies, 0.99)];
  return { movesPerSecond: moves / seconds, p50, p99, processor: processor / moves };
}

/** All threads of a process so far, in microseconds, or NaN if the system doesn't report it. */
function processorTime(pid: number | undefined): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const used = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
    return used.reduce((sum, text) => sum + Number.parseInt(text, 10) / 1000, 0);
  } catch {
    return Number.NaN;
  }
}

async function openTable(open: OpenMatch, port: number, latencies: number[]) {
  let ply = 0;
  let waiting = 0;
  let sentAt = 0;
  let finished = () => {};
  const send = () => {
    waiting = 2;
    sentAt = performance.now();
    clients[ply % 2 === 0 ? 0 : 1].send(ply);
  };
  const clients: readonly [Client, Client] = await open(port, (received) => {
    if (received !== ply) throw new Error(`A client was told of ply ${received} instead of ${ply}.`);
    waiting--;
    if (waiting > 0) return;
    latencies.push(performance.now() - sentAt);
    ply++;
    if (ply === movesOfMatch) finished();
    else send();
  });
  return {
    play: () =>
      new Promise<void>((done) => {
        finished = done;
        send();
      }),
    close: () => Promise.all(clients.map((client) => client.close())),
  };
}

async function inBatches<T>(count: number, make: () => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const batch = Array.from({ length: Math.min(openedAtOnce, count - made.length) }, make);
    made.push(...(await Promise.all(batch)));
  }
  return made;
}
