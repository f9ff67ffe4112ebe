/** A real terminal for tests: a shell in a pseudo-terminal, and an emulator that remembers what's on its screen. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type IPty, spawn } from "@lydell/node-pty";
import { rolldown } from "rolldown";
import { EmulatedTerminal } from "./emulator.ts";

/** Bundles the command line and the program that crashes, once for all tests. Returns the folder. */
export async function buildPrograms(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-screen-"));
  const input = { main: resolve("src/main.ts"), crash: resolve("test/terminal/screen/crash-main.ts") };
  const bundle = await rolldown({ input, platform: "node", logLevel: "silent" });
  await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].mjs" });
  await bundle.close();
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export interface TerminalOptions {
  /** The program and its arguments, written as the shell reads them. */
  readonly command: string;
  /** Where to write the pid. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Printed when the program is stopped. A typed line then continues it. */
  readonly whenStopped?: string;
}

export class TestTerminal extends EmulatedTerminal {
  readonly #pty: IPty;
  readonly #pidFile: string;

  /** The shell prints the terminal's settings before and after, and the exit code. */
  constructor({ command, folder, env = {}, whenStopped }: TerminalOptions) {
    super();
    this.#pidFile = join(folder, `pid-${process.hrtime.bigint()}`);
    const run = `echo $$ > "${this.#pidFile}"; exec ${command}`;
    const back = whenStopped === undefined ? "" : `echo "${whenStopped}"; read line; fg;`;
    const script = `${back === "" ? "" : "set -m;"} echo "before=$(stty -g)"; sh -c '${run}'; ${back} echo "exit=$?"; echo "after=$(stty -g)"; echo "the shell is back"; cat`;
    const { PATH = "", HOME = "" } = process.env;
    const fixed = {
      PATH,
      HOME,
      TERM: "xterm-256color",
      LANG: "C.UTF-8",
    };
    this.#pty = spawn("sh", ["-c", script], { cols: 80, rows: 24, env: { ...fixed, ...env } });
    this.#pty.onData((data) => this.receive(data));
  }

  write(keys: string): void {
    this.#pty.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.emulator.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(Number(readFileSync(this.#pidFile, "utf8")), signal);
  }

  /** Closes the terminal like a window, and waits until the program has ended. */
  async hangUp(): Promise<void> {
    const pid = Number(readFileSync(this.#pidFile, "utf8"));
    if ("destroy" in this.#pty && typeof this.#pty.destroy === "function") this.#pty.destroy();
    const end = Date.now() + this.deadline;
    while (isRunning(pid)) {
      if (Date.now() > end) throw new Error("The program outlived its terminal.");
      await new Promise((done) => setTimeout(done, 15));
    }
  }

  close(): void {
    this.#pty.kill();
    this.emulator.dispose();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
