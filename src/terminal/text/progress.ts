/** Between slices of long work signals are handled, and a terminal shows the progress. */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Progress, Task } from "../../solver/task.ts";
import { type Host, Refusal } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

const sliceMilliseconds = 40;
const firstBarMilliseconds = 500;

/** A signal ends the command. */
export async function runTask<T>(host: Host, task: Task<T>): Promise<T> {
  const watch = watchForStop(host);
  const bar = new ProgressBar(host);
  try {
    for (;;) {
      const step = takeSlice(host, task);
      if (step.done === true) return step.value;
      bar.show(step.value);
      await nextTurn();
      if (watch.code !== undefined) throw new Refusal("", watch.code);
    }
  } finally {
    bar.clear();
    watch.release();
  }
}

function takeSlice<T>(host: Host, task: Task<T>): IteratorResult<Progress, T> {
  const until = host.now().getTime() + sliceMilliseconds;
  let step = task.next();
  while (step.done !== true && host.now().getTime() < until) step = task.next();
  return step;
}

/** One line on standard error, only in a terminal and only after a while. */
export class ProgressBar {
  readonly #host: Host;
  #unit = "";
  #since: number;
  #shown = false;

  constructor(host: Host) {
    this.#host = host;
    this.#since = host.now().getTime();
  }

  show(progress: Progress): void {
    if (!this.#host.errors.isTTY) return;
    const now = this.#host.now().getTime();
    if (progress.unit !== this.#unit) this.#since = now;
    this.#unit = progress.unit;
    const milliseconds = now - this.#since;
    if (milliseconds < firstBarMilliseconds && !this.#shown) return;
    this.#shown = true;
    const line = describeProgress(progress, milliseconds / 1000).slice(0, this.#host.errors.columns - 1);
    this.#host.errors.write(`\r\u001b[K${line}`);
  }

  clear(): void {
    if (this.#shown) this.#host.errors.write("\r\u001b[K");
  }
}

function describeProgress({ unit, done, total }: Progress, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const speed = `${Math.round(rate).toLocaleString("en")} per second`;
  if (total === null) return `${done.toLocaleString("en")} ${unit}, ${speed}`;
  const share = total === 0 ? 1 : done / total;
  const filled = Math.round(share * 20);
  const left = rate > 0 ? `, ${Math.ceil((total - done) / rate)} s left` : "";
  const bar = `[${"#".repeat(filled)}${".".repeat(20 - filled)}]`;
  return `${bar} ${Math.floor(share * 100)}% of ${total.toLocaleString("en")} ${unit}, ${speed}${left}`;
}
