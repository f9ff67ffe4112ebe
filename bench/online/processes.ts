/** The processes of the benchmark: a server, and a driver that plays on it. Both end with their parent process. */

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { peerFolder } from "./peer.ts";

export type ServerKind = "peer" | "ceiling" | "switchyard";

/** Play fifty matches a number of times, or open a number of matches and leave them idle. */
export interface Order {
  readonly kind: ServerKind;
  readonly port: number;
  /** The process to report processor time for. */
  readonly pid: number | undefined;
  readonly work: "play" | "sit idle";
  readonly count: number;
}

/** Times of moves are in milliseconds. */
export interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The server's processor time per move, in microseconds. Other processes affect it less. */
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

/** Starts a server that reports its port to its parent process. */
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

/** Memory in use, in megabytes, where the system reports it. */
export function megabytesOf(child: ChildProcess): number {
  const kilobytes = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
