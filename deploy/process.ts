/** A child process that reports when it's ready, and runs until it's stopped. */

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { createServer } from "node:net";

export interface Running {
  readonly child: ChildProcess;
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  readonly options?: SpawnOptions;
  /** Matches what the process prints when it's ready. */
  readonly ready: RegExp;
}

const keptOutput = 100_000;

export async function startProcess({ command, args, options, ready }: ProcessRequest): Promise<Running> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let text = "";
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  await new Promise<void>((done, reject) => {
    const listen = (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-keptOutput);
      if (ready.test(text)) done();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("error", reject);
    void ended.then(() => reject(new Error(`${command} ended before it was ready:\n${text}`)));
  });
  return {
    child,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A free port on the loopback interface. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address();
      const port = typeof bound === "object" && bound !== null ? bound.port : 0;
      server.close(() => done(port));
    });
  });
}
