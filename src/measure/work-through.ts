import { setImmediate } from "node:timers/promises";
import { ok, type Result } from "../core/result.ts";

export interface Lanes {
  readonly concurrency: number;
  readonly isStopped: () => boolean;
}

/** Stops at the first problem, or once `isStopped` returns true. */
export async function workThrough<T>(
  items: readonly T[],
  { concurrency, isStopped }: Lanes,
  work: (item: T) => Promise<Result<unknown>>,
): Promise<Result<void>> {
  const waiting = items.values();
  let trouble: Result<never> | null = null;
  const lane = async () => {
    for (const item of waiting) {
      if (trouble !== null || isStopped()) return;
      const done = await work(item);
      if (!done.ok) trouble ??= done;
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return trouble ?? ok(undefined);
}
