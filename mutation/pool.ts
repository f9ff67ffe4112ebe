/** Processes that run mutants side by side. One that takes too much time of a processor or memory ends, and the next begins. */

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

  /** The answer; undefined where the process ended instead. */
  run(job: Job): Promise<Ran | undefined> {
    const child =
      this.#child ??
      fork(script, [this.#bundle], { stdio: "ignore", execArgv: ["--max-old-space-size=1024"] });
    this.#child = child;
    return new Promise((resolve) => {
      const settle = (ran: Ran | undefined) => {
        child.removeAllListeners();
        if (ran === undefined || (ran.failure && !ran.failure.test)) this.end();
        resolve(ran);
      };
      child.once("message", settle);
      child.once("exit", () => settle(undefined));
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
