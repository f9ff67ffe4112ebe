/** Waits until a condition is true, at most as long as the test may take. */

import { setTimeout as pause } from "node:timers/promises";

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}
