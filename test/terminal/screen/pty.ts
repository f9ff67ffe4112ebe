/** A real terminal to test in: a shell in a pseudo-terminal, and an emulator that keeps what is on its screen. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type IPty, spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";
import { rolldown } from "rolldown";

/** Only a program that hangs gets there. */
const deadline = 3 * 60_000;

/** Bundles the command line and the program that crashes, once for all tests. Gives the folder. */
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
  /** The program and its words, as the shell reads them. */
  readonly command: string;
  /** Where the pid goes. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Said when the program is stopped; a line typed then brings it back. */
  readonly whenStopped?: string;
}

export class TestTerminal {
  readonly #pty: IPty;
  readonly #emulator = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
  readonly #pidFile: string;
  #raw = "";
  #pending = Promise.resolve();

  /** The shell prints the terminal's settings before and after, and the exit code. */
  constructor({ command, folder, env = {}, whenStopped }: TerminalOptions) {
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
    this.#pty.onData((data) => {
      this.#raw += data;
      this.#pending = new Promise((done) => this.#emulator.write(data, done));
    });
  }

  get raw(): string {
    return this.#raw;
  }

  /** What was written to the terminal from the start of the program on. */
  text(): string {
    const { active } = this.#emulator.buffer;
    return Array.from(
      { length: active.length },
      (_, row) => active.getLine(row)?.translateToString(true) ?? "",
    ).join("\n");
  }

  onAlternateScreen(): boolean {
    return this.#emulator.buffer.active.type === "alternate";
  }

  write(keys: string): void {
    this.#pty.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.#emulator.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  /** Waits until the screen shows it. */
  async shows(wanted: string | RegExp): Promise<string> {
    const found = (text: string) => (typeof wanted === "string" ? text.includes(wanted) : wanted.test(text));
    const end = Date.now() + deadline;
    for (;;) {
      await this.#pending;
      const text = this.text();
      if (found(text)) return text;
      if (Date.now() > end) throw new Error(`The screen never showed ${String(wanted)}:\n${text}`);
      await new Promise((done) => setTimeout(done, 15));
    }
  }

  /** Types keys one after the other; each is followed by what it must show. */
  async steps(...steps: readonly (readonly [keys: string, shown: string | RegExp])[]): Promise<void> {
    for (const [keys, shown] of steps) {
      this.write(keys);
      await this.shows(shown);
    }
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(Number(readFileSync(this.#pidFile, "utf8")), signal);
  }

  /** The terminal is gone, as when its window is closed. Waits until the program is gone too. */
  async hangUp(): Promise<void> {
    const pid = Number(readFileSync(this.#pidFile, "utf8"));
    if ("destroy" in this.#pty && typeof this.#pty.destroy === "function") this.#pty.destroy();
    const end = Date.now() + deadline;
    while (isRunning(pid)) {
      if (Date.now() > end) throw new Error("The program outlived its terminal.");
      await new Promise((done) => setTimeout(done, 15));
    }
  }

  close(): void {
    this.#pty.kill();
    this.#emulator.dispose();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
