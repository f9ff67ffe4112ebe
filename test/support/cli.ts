/** Runs the real command line in a real process, with its own data folder. */

import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFailed } from "vitest";

const entry = resolve("dist/bin/main.js");
/** The build of `serve-main.ts`, which reads the variable LIMITS. */
const limitedServer = resolve("dist/test/serve-main.js");

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), "switchyard-test-"));
}

export function start(
  args: readonly string[],
  data: string,
  more: Readonly<Record<string, string>> = {},
  /** A command that starts the program, with its own arguments, such as `nice`. */
  under: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  const env = { ...process.env, SWITCHYARD_DATA: data, NO_COLOR: "1", ...more };
  const program = more.LIMITS === undefined ? entry : limitedServer;
  const [command = process.execPath, ...words] = [...under, process.execPath, program, ...args];
  return endedIfTestFails(spawn(command, words, { env }));
}

/** Leaves nothing running after a failed test. If a hook started the process, the hooks of its file end it. */
export function endedIfTestFails<Child extends ChildProcess>(child: Child): Child {
  try {
    onTestFailed(() => void child.kill("SIGKILL"));
  } catch {
    // No test started the process.
  }
  return child;
}

/** Runs a command to its end with `input` on its standard input. */
export function run(args: readonly string[], input = "", data = newDataFolder()): Promise<Finished> {
  const child = start(args, data);
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return finished(child);
}

export function finished(child: ChildProcessWithoutNullStreams): Promise<Finished> {
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  return new Promise((done) => child.on("close", (code) => done({ code, out, err })));
}

/** Resolves when the child has printed `text`, counting from now. Returns what it printed. */
export function printed(child: ChildProcessWithoutNullStreams, text: string): Promise<string> {
  return new Promise((done, reject) => {
    let seen = "";
    const listen = (chunk: Buffer | string) => {
      seen += chunk.toString();
      if (!seen.includes(text)) return;
      child.stdout.off("data", listen);
      done(seen);
    };
    child.stdout.on("data", listen);
    child.on("close", () => reject(new Error(`ended before printing ${JSON.stringify(text)}:\n${seen}`)));
  });
}

export function idIn(out: string): string {
  const id = /Game saved as (\S+)\./.exec(out)?.[1];
  if (id === undefined) throw new Error(`no saved game in:\n${out}`);
  return id;
}
