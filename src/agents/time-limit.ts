/** Long work at an agent's table: for a limited time, and in slices, so that other games are answered meanwhile. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { type Task, type TimeUp, timeUpAfter } from "../solver/task.ts";

export function timeLimit(): TimeUp {
  return timeUpAfter(performance);
}

export async function inSlices(work: Task<unknown> | null): Promise<void> {
  for (const _progress of work ?? []) await nextTurn();
}
