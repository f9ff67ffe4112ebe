/** Our own server on a fresh store, with the Node options of its systemd unit. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { defaultLimits, type Limits } from "../../src/server/limits.ts";
import type { Server } from "./processes.ts";

/** All the benchmark's clients share one address, and are faster than people. */
const limits: Partial<Limits> = Object.fromEntries(
  Object.keys(defaultLimits)
    .filter((name) => /-(burst|per-second|per-minute|per-client)$/.test(name))
    .map((name) => [name, 1_000_000]),
);

/** Puts the store on a real disk, in the build folder. A temporary folder can be in memory, where a sync costs nothing. */
export function startSwitchyard(): Promise<Server> {
  return startSwitchyardOn(mkdtempSync(resolve("dist/bench/data-")), limits);
}

/** Runs the build of `test/support/serve-main.ts`, which takes the limits. Deletes the folder when the server ends. */
export async function startSwitchyardOn(data: string, limits: Partial<Limits>): Promise<Server> {
  const args = [resolve("dist/bench/serve-main.js"), "serve", "--port", "0", "--data", data];
  const env = { ...globalThis.process.env, NODE_OPTIONS: nodeOptions(), LIMITS: JSON.stringify(limits) };
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
