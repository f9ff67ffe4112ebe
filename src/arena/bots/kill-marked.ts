/**
 * Kills processes that left their process group, found by a mark in their environment, which all that a process starts
 * inherits. Only where the system shows it (/proc); what cleans its environment on purpose is not found.
 */

import { readdirSync, readFileSync } from "node:fs";

/** One that is found may just have started another. */
const mostRounds = 5;

export function killMarked(mark: string): void {
  const isMarked = (pid: number) =>
    attempt(() => readFileSync(`/proc/${pid}/environ`, "latin1"), "").includes(`${mark}\0`);
  for (let round = 0; round < mostRounds; round++) {
    const found = attempt(() => readdirSync("/proc").map(Number).filter(Number.isInteger), []).filter(
      isMarked,
    );
    if (found.length === 0) return;
    for (const pid of found) attempt(() => process.kill(pid, "SIGKILL"), false);
  }
}

/** Processes end at any time, and those of others are hidden. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
