/** Our own server, with the options for Node that its systemd unit has, on a fresh store. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { type Server, stop } from "./processes.ts";

/** All the clients of the bench have one address, and are faster than people. */
export const limits = [
  "messages-per-second=1000000",
  "message-burst=1000000",
  "commands-per-second=1000000",
  "command-burst=1000000",
  "connections-per-client=20000",
  "sockets-per-client=40000",
  "requests-per-second=1000000",
  "request-burst=1000000",
  "visits-per-second=1000000",
  "visit-burst=1000000",
  "new-games-per-minute=1000000",
  "open-games-per-client=1000000",
];

/** The store is in the folder of the build, on a real disk: a temporary folder may be in memory, where a sync costs nothing. */
export function startSwitchyard(): Promise<Server> {
  return startSwitchyardOn(mkdtempSync(resolve("dist/bench/data-")), limits);
}

/** The folder is removed when the server ends. */
export async function startSwitchyardOn(data: string, limits: readonly string[]): Promise<Server> {
  const args = [resolve("dist/bin/main.js"), "serve", "--port", "0", "--data", data, "--limit", ...limits];
  const env = { ...globalThis.process.env, NODE_OPTIONS: nodeOptions() };
  const process = spawn(globalThis.process.execPath, args, { env, stdio: ["ignore", "pipe", "ignore"] });
  process.once("exit", () => rmSync(data, { recursive: true }));
  return { kind: "switchyard", port: await portOf(process), process };
}

function nodeOptions(): string {
  const unit = readFileSync("deploy/switchyard.service", "utf8");
  const [, options] = /NODE_OPTIONS=(\S+)/.exec(unit) ?? [];
  if (options === undefined) throw new Error("The unit gives Node no options.");
  return options;
}

async function portOf(server: ChildProcess & { readonly stdout: NodeJS.ReadableStream }): Promise<number> {
  for await (const line of createInterface(server.stdout)) {
    const port = /http:\/\/\S+:(\d+)\//.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error("The server ended before it listened.");
}

/** From the start of the process until it has answered a first request, in seconds. */
export async function startSeconds(): Promise<number> {
  const before = performance.now();
  const server = await startSwitchyard();
  const answer = await fetch(`http://127.0.0.1:${server.port}/health`);
  const taken = (performance.now() - before) / 1000;
  if (!answer.ok) throw new Error(`The server is not healthy: ${answer.status}.`);
  await stop(server.process);
  return taken;
}
