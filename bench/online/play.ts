/**
 * The work that is measured. Both clients of a match wait for each move: the next one is sent when both have the last. How long a
 * move takes is counted from its sending until both have it.
 */

import { readdirSync, readFileSync } from "node:fs";
import type { Client, OpenMatch } from "./adapter.ts";

const matchesAtOnce = 50;
const movesOfMatch = 40;

/** How many connect at the same time, where many do. */
const openedAtOnce = 25;

export interface Played {
  readonly seconds: number;
  /** What the server's process took of the processors meanwhile, in microseconds. */
  readonly processor: number;
  /** How long each move took, in milliseconds. */
  readonly latencies: readonly number[];
}

export interface Task {
  readonly port: number;
  readonly pid: number | undefined;
  readonly times: number;
}

/** Plays matches fifty at a time, as often as asked. Opening and closing them is not counted. */
export async function play(open: OpenMatch, { port, pid, times }: Task): Promise<Played> {
  const latencies: number[] = [];
  let seconds = 0;
  let processor = 0;
  for (let time = 0; time < times; time++) {
    const tables = await openTables(open, port, latencies);
    const before = performance.now();
    const usedBefore = processorTime(pid);
    await Promise.all(tables.map((table) => table.play()));
    processor += processorTime(pid) - usedBefore;
    seconds += (performance.now() - before) / 1000;
    await Promise.all(tables.map((table) => table.close()));
  }
  return { seconds, processor, latencies };
}

/** All threads of a process so far, in microseconds; not a number where the system does not tell it. */
function processorTime(pid: number | undefined): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const used = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
    return used.reduce((sum, text) => sum + Number.parseInt(text, 10) / 1000, 0);
  } catch {
    return Number.NaN;
  }
}

interface Table {
  readonly play: () => Promise<void>;
  readonly close: () => Promise<unknown>;
}

function openTables(open: OpenMatch, port: number, latencies: number[]): Promise<readonly Table[]> {
  return inBatches(matchesAtOnce, () => openTable(open, port, latencies));
}

async function openTable(open: OpenMatch, port: number, latencies: number[]): Promise<Table> {
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
      new Promise((done) => {
        finished = done;
        send();
      }),
    close: () => Promise.all(clients.map((client) => client.close())),
  };
}

/** Opens idle matches, and keeps them open. */
export async function sitIdle(open: OpenMatch, port: number, count: number): Promise<void> {
  await inBatches(count, () => open(port, () => {}));
}

async function inBatches<T>(count: number, make: () => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const batch = Array.from({ length: Math.min(openedAtOnce, count - made.length) }, make);
    made.push(...(await Promise.all(batch)));
  }
  return made;
}
