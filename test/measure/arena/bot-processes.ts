/** Bots for the tests, and whether their processes are still running. */

import { readFileSync } from "node:fs";
import { until } from "../../support/until.ts";

export function faultyBot(fault: string, ...words: readonly string[]): string {
  return ["cmd:node test/measure/arena/faulty-bot.mjs", fault, ...words].join(" ");
}

/** The process ids that a bot wrote into a file, or none if it hasn't written them yet. */
export function pidsIn(file: string): readonly number[] {
  return readFileSync(file, { encoding: "utf8", flag: "a+" }).match(/\d+/g)?.map(Number) ?? [];
}

/** Waits until none of the processes in the file is running, because a killed process ends a moment later. Returns their number. */
export async function goneOf(file: string): Promise<number> {
  const pids = pidsIn(file);
  for (const pid of pids) await until(() => !isAlive(pid));
  return pids.length;
}

/** True if the process is running, and isn't a zombie. */
function isAlive(pid: number): boolean {
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
