/**
 * Kills processes that left their process group, found by a mark in their environment, which all that a process starts
 * inherits. Only where the system shows it (/proc); what cleans its environment on purpose is not found.
 */

import { readdirSync, readFileSync } from "node:fs";

/** One that is found may just have started another. */
const mostRounds = 5;

export function killMarked(mark: string): void {
  for (let round = 0; round < mostRounds; round++) {
    const found = processes().filter((pid) => environmentOf(pid).includes(`${mark}\0`));
    if (found.length === 0) return;
    for (const pid of found) killQuietly(pid);
  }
}

function processes(): readonly number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Empty for processes of others, and for those that have ended. */
function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    return "";
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}
