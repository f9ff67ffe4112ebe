/** Bots for the tests, and whether their processes are still running. */

import { readFileSync } from "node:fs";
import { expect } from "vitest";

export function faultyBot(fault: string, ...words: readonly string[]): string {
  return ["cmd:node test/measure/arena/faulty-bot.mjs", fault, ...words].join(" ");
}

/** The process ids that a bot wrote into a file, or none if it hasn't written them yet. */
export function pidsIn(file: string): readonly number[] {
  return readFileSync(file, { encoding: "utf8", flag: "a+" }).match(/\d+/g)?.map(Number) ?? [];
}

/** Expects that none of the processes in the file is still running. Returns how many there were. */
export function areGone(file: string): number {
  const pids = pidsIn(file);
  for (const pid of pids) expect(isAlive(pid), String(pid)).toBe(false);
  return pids.length;
}

/** True if the process is running, and isn't a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return process.platform !== "linux";
  }
}
