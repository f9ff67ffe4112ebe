/** The processes of the bench: a server, and a driver that plays at it. Both end with the process that started them. */

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { peerFolder } from "./peer.ts";

export type ServerKind = "peer" | "ceiling" | "switchyard";

/** Play fifty matches a given number of times, or open a number of matches and leave them idle. */
export interface Order {
  readonly kind: ServerKind;
  readonly port: number;
  /** The server's process, whose processor time is reported. */
  readonly pid: number | undefined;
  readonly work: "play" | "sit idle";
  readonly count: number;
}

/** How long moves took is in milliseconds. */
export interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time that the server's process took for a move, in microseconds: it suffers less from neighbors. */
  readonly processor: number;
}

export interface Server {
  readonly kind: ServerKind;
  readonly port: number;
  readonly process: ChildProcess;
}

const built = resolve("dist/bench");

const programs: Readonly<Record<"peer" | "ceiling", string>> = {
  peer: resolve(peerFolder, "server.mjs"),
  ceiling: resolve(built, "ceiling.js"),
};

/** A server that sends its port to the process that started it. */
export async function startServer(kind: "peer" | "ceiling"): Promise<Server> {
  const process = fork(programs[kind], { env: { ...globalThis.process.env, NODE_ENV: "production" } });
  const { port }: { readonly port: number } = await answer(process);
  return { kind, port, process };
}

export interface Driver {
  readonly play: (times: number) => Promise<Figures>;
  readonly sitIdle: (matches: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function startDriver({ kind, port, process: { pid } }: Server): Driver {
  const driver = fork(resolve(built, "driver.js"));
  const ask = (work: Order["work"], count: number) => {
    driver.send({ kind, port, pid, work, count } satisfies Order);
    return answer(driver);
  };
  return {
    play: (times) => ask("play", times),
    sitIdle: (matches) => ask("sit idle", matches),
    stop: () => stop(driver),
  };
}

async function answer(child: ChildProcess) {
  const answered = new AbortController();
  const ended = once(child, "exit", answered).then(([code]) => {
    throw new Error(`${child.spawnargs.join(" ")} ended with ${code}.`);
  });
  const [message] = await Promise.race([once(child, "message"), ended]);
  answered.abort();
  return message;
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** What a process has in memory now, in megabytes; only where the system reports it. */
export function megabytesOf(child: ChildProcess): number {
  const kilobytes = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
