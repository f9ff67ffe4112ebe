/** A bot's process has its own process group, so the arena can kill it and its child processes. */

import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { cleanText } from "../../../core/text.ts";
import { LineSplitter } from "../../protocol/line-splitter.ts";

const longestLine = 10_000;
const errorsKept = 2_000;
const longestQuote = 200;
const graceMs = 500;

interface BotEvents {
  onLine(line: string): void;
  onBytes(count: number): void;
  /** Called once all output has arrived, or if the process couldn't start. */
  onEnd(how: string): void;
}

/** When the arena ends, pipe 3 closes, and this watchdog kills the whole group. */
const watched = `{ read -r _; kill -9 -$$; } <&3 >/dev/null 2>&1 & exec 3<&-; exec sh -c "$0"`;

const running = new Set<BotProcess>();

export function killAllBots(): void {
  for (const bot of running) bot.kill();
}

export class BotProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #errors = "";

  constructor(command: string, events: BotEvents) {
    const child = spawn("sh", ["-c", watched, command], {
      detached: true,
      stdio: ["pipe", "pipe", "pipe", "pipe"],
    });
    this.#child = child;
    running.add(this);
    const splitter = new LineSplitter(longestLine);
    for (const stream of child.stdio) stream?.on("error", () => {});
    child.stdout?.on("data", (chunk: Buffer) => {
      events.onBytes(chunk.length);
      for (const line of splitter.push(chunk)) if (line.trim() !== "") events.onLine(line);
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString("utf8")).slice(-errorsKept);
    });
    const closed = new Promise<void>((resolve) => child.on("close", () => resolve()));
    this.#ended = new Promise((resolve) => {
      const reportEnd = async (how: string) => {
        resolve();
        await withinGrace(closed);
        const errors = endOf(this.#errors);
        events.onEnd(errors === "" ? how : `${how}, after writing to standard error: ${errors}`);
      };
      child.on("error", (error) => void reportEnd(`couldn't be started: ${error.message}`));
      child.on("exit", (code, signal) => {
        void reportEnd(signal === null ? `exited with code ${code}` : `was killed by ${signal}`);
      });
    });
  }

  write(line: string): void {
    const { stdin } = this.#child;
    if (stdin?.writable === true) stdin.write(line);
  }

  async stop(): Promise<void> {
    this.#child.stdin?.end();
    await withinGrace(this.#ended);
    this.kill();
  }

  kill(): void {
    const { pid } = this.#child;
    if (pid !== undefined) killGroup(pid);
    for (const stream of this.#child.stdio) stream?.destroy();
    running.delete(this);
  }
}

function withinGrace(end: Promise<void>): Promise<void> {
  return Promise.race([end, wait(graceMs, undefined, { ref: false })]);
}

function endOf(errors: string): string {
  const clean = cleanText(errors, errorsKept);
  return clean.length > longestQuote ? `…${clean.slice(-longestQuote)}` : clean;
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // All of its processes have ended.
  }
}
