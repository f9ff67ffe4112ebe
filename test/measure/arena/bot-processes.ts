/** Bots of the tests, and whether their processes still run. */

import { readFileSync } from "node:fs";
import { expect } from "vitest";

export function faultyBot(fault: string, ...words: readonly string[]): string {
  return ["cmd:node test/measure/arena/faulty-bot.mjs", fault, ...words].join(" ");
}

/** The process ids that a bot wrote into a file; none before it has written them. */
export function pidsIn(file: string): readonly number[] {
  return readFileSync(file, { encoding: "utf8", flag: "a+" }).match(/\d+/g)?.map(Number) ?? [];
}

/** Expects that none of the processes in the file runs anymore; returns how many there were. */
export function areGone(file: string): number {
  const pids = pidsIn(file);
  for (const pid of pids) expect(isAlive(pid), String(pid)).toBe(false);
  return pids.length;
}

/** Whether a process runs; a zombie does not. */
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
