import { setImmediate as nextTurn } from "node:timers/promises";
import type { Progress, Task } from "../../solver/task.ts";
import { type Host, Refusal } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

const sliceMilliseconds = 40;
const firstBarMilliseconds = 500;

export async function runTask<T>(host: Host, task: Task<T>): Promise<T> {
  const watch = watchForStop(host);
  const bar = progressBar(host);
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

export const oneMoment = "One moment…";

/** Shows a notice during work that can't report its progress. */
export async function showWork<T>({ errors }: Host, work: Promise<T>): Promise<T> {
  const write = (text: string) => errors.isTTY && errors.write(text);
  write(oneMoment);
  return work.finally(() => write("\r\u001b[K"));
}

/** A line on standard error, shown only in a terminal and only after a while. */
export function progressBar({ errors, now }: Host) {
  let unit = "";
  let since = now().getTime();
  let isShown = false;
  const show = (progress: Progress) => {
    if (!errors.isTTY) return;
    const time = now().getTime();
    if (progress.unit !== unit) since = time;
    unit = progress.unit;
    if (time - since < firstBarMilliseconds && !isShown) return;
    isShown = true;
    const line = describeProgress(progress, (time - since) / 1000).slice(0, errors.columns - 1);
    errors.write(`\r\u001b[K${line}`);
  };
  const clear = () => {
    if (isShown) errors.write("\r\u001b[K");
  };
  return { show, clear };
}

function describeProgress({ unit, done, total }: Progress, seconds: number): string {
  const left = done > 0 ? `, ${Math.ceil((seconds * (total - done)) / done)} s left` : "";
  return `${Math.floor((100 * done) / Math.max(1, total))}% of ${total.toLocaleString("en")} ${unit}${left}`;
}
