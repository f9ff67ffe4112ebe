/** A real `switchyard serve` in a process of its own. */

import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { newDataFolder, printed, start } from "./cli.ts";

export interface RunningServer {
  /** Where it listens, with a slash at its end. */
  readonly address: string;
  readonly data: string;
  readonly child: ChildProcessWithoutNullStreams;
  /** Ends it with the signal; gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerRequest {
  readonly data?: string;
  readonly port?: number;
  readonly args?: readonly string[];
}

export async function startServer(request: ServerRequest = {}): Promise<RunningServer> {
  const { data = newDataFolder(), port = 0, args = [] } = request;
  const child = start(["serve", "--port", String(port), ...args], data);
  child.stderr.resume();
  const gone = new Promise<number | null>((done) => child.on("close", (code) => done(code)));
  const out = await printed(child, "Stop it with Ctrl-C.");
  const address = (/It listens on (\S+)/.exec(out) ?? /Switchyard is at (\S+)/.exec(out))?.[1] ?? "";
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return gone;
  };
  return { address, data, child, stop };
}
