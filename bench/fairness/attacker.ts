/** The attacker's process. It starts when it gets its order, and ends with its parent process. */

import { setPriority } from "node:os";
import { type Attack, attacks, type Target } from "./attacks.ts";

export interface AttackOrder extends Target {
  readonly attack: string;
}

const named: Readonly<Record<string, Attack>> = attacks;

// A real attacker wouldn't use this machine's processors.
setPriority(10);
process.on("message", ({ attack, ...target }: AttackOrder) => void named[attack]?.(target));
process.on("disconnect", () => process.exit());
