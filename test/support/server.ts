/** Runs a real `switchyard serve` as a process. */

import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Limits } from "../../src/server/limits.ts";
import { newDataFolder, printed, start } from "./cli.ts";

export interface RunningServer {
  /** Where it listens, with a slash at the end. */
  readonly address: string;
  readonly data: string;
  readonly child: ChildProcessWithoutNullStreams;
  /** Stops it with the signal. Returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerRequest {
  readonly data?: string;
  readonly port?: number;
  /** Variables that set it up. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Limits that no setting can change. */
  readonly limits?: Partial<Limits>;
  /** How far the server's wall clock is shifted. */
  readonly clockShiftMs?: number;
  /** A command that runs the server, with its own arguments. */
  readonly under?: readonly string[];
}

/** As a URL, because the options are split at spaces, and a checkout may be in a folder with a space. */
const shiftedClock = `--import=${pathToFileURL(resolve("test/support/shifted-clock.mjs")).href}`;

export async function startServer(request: ServerRequest = {}): Promise<RunningServer> {
  const { data = newDataFolder(), port = 0, settings, clockShiftMs = 0, under = [], limits } = request;
  const env = {
    ...settings,
    ...(clockShiftMs === 0 ? {} : { NODE_OPTIONS: shiftedClock, CLOCK_SHIFT_MS: String(clockShiftMs) }),
    ...(limits === undefined ? {} : { LIMITS: JSON.stringify(limits) }),
  };
  const child = start(["serve", "--port", String(port)], data, env, under);
  child.stderr.resume();
  const gone = new Promise<number | null>((done) => child.on("close", (code) => done(code)));
  const out = await printed(child, "Press Ctrl-C to stop.");
  const address = (/Listening on (\S+)/.exec(out) ?? /Switchyard is running at (\S+)/.exec(out))?.[1] ?? "";
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return gone;
  };
  return { address, data, child, stop };
}
