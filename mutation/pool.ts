/** Processes that run mutants side by side. One that hangs is ended, and its mutant counts as noticed. */

import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Job, Ran } from "./worker.ts";

const script = fileURLToPath(new URL("worker.js", import.meta.url));

export class Worker {
  readonly #bundle: string;
  #child: ChildProcess | undefined;

  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** The answer; undefined where it did not come within the time. */
  run(job: Job, limitMs: number): Promise<Ran | undefined> {
    const child = this.#child ?? fork(script, [this.#bundle], { stdio: "ignore" });
    this.#child = child;
    return new Promise((resolve) => {
      const settle = (ran: Ran | undefined, lives: boolean) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (!lives) this.end();
        resolve(ran);
      };
      const timer = setTimeout(() => settle(undefined, false), limitMs);
      child.once("message", (ran: Ran) => settle(ran, true));
      child.once("exit", (code) =>
        settle({ failure: `ended with ${code}`, coverage: undefined, durations: {} }, false),
      );
      child.send(job);
    });
  }

  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}

/** Gives each item to the next worker that is free. */
export async function shareOut<T>(
  items: readonly T[],
  workers: readonly Worker[],
  work: (item: T, worker: Worker) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, worker);
      worker.end();
    }),
  );
}
