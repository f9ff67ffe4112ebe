/** Finds strace, if this machine lets it trace processes. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findProgram, type Wanted } from "../../deploy/packages.ts";

const path = "/usr/bin/strace";

export const straceProgram: Wanted = {
  name: "strace",
  debianPackage: "strace",
  find: () => (existsSync(path) ? path : undefined),
};

export function findStrace(): string | { readonly reason: string } {
  const found = findProgram(straceProgram);
  const tried = spawnSync(found, ["-o", "/dev/null", "true"]);
  return tried.status === 0 ? found : { reason: "This machine does not allow processes to be traced." };
}
