/** Resolves as soon as something is true. Only the test's own time limit applies. */

import { setTimeout as pause } from "node:timers/promises";

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}
