/** Long work, perhaps with bots: it shows progress, and a signal ends it and the bots. */

import { ok, type Result } from "../core/result.ts";
import { killAllBots } from "../measure/arena/bots/bot-process.ts";
import type { Host } from "./host.ts";
import { watchForStop } from "./stop-signals.ts";
import { ProgressBar } from "./text/progress.ts";

/** `code` is set if the work was stopped. */
export async function holdContest<T>(
  host: Host,
  unit: string,
  work: (onDone: (done: number, total: number) => void, isStopped: () => boolean) => Promise<Result<T>>,
): Promise<Result<{ readonly value: T; readonly code: number | null }>> {
  const watch = watchForStop(host);
  const bar = new ProgressBar(host);
  void watch.stopped.then(killAllBots);
  try {
    const onDone = (done: number, total: number) => bar.show({ unit, done, total });
    const result = await work(onDone, () => watch.code !== undefined);
    return result.ok ? ok({ value: result.value, code: watch.code ?? null }) : result;
  } finally {
    killAllBots();
    bar.clear();
    watch.release();
  }
}
