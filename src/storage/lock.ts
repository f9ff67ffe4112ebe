/** A lock beside a file, held for the instant of looking and replacing, so that two processes cannot both do it. */

import { closeSync, openSync, rmSync } from "node:fs";
import { codeOf, removeIfOlder } from "./disk.ts";

/** Far longer than a save takes: whoever holds a lock this old was killed. */
const abandonedAfterMs = 5_000;
const pauseMs = 2;

export function withLock<T>(file: string, work: () => T): T {
  const lock = `${file}.lock`;
  while (!take(lock)) {
    removeIfOlder(lock, abandonedAfterMs);
    pause();
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    closeSync(openSync(lock, "wx"));
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}
