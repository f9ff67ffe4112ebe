/** Resolves as soon as something holds. The test's own time limit is the only one. */

import { setTimeout as pause } from "node:timers/promises";

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}
