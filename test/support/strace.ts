/** Finds strace, or installs Debian's; says why where neither can be, or where tracing is not allowed. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findOrInstall } from "../../deploy/packages.ts";

const path = "/usr/bin/strace";

export function findStrace(): string | { readonly reason: string } {
  try {
    const found = findOrInstall({
      name: "strace",
      debianPackage: "strace",
      find: () => (existsSync(path) ? path : undefined),
    });
    const tried = spawnSync(found, ["-o", "/dev/null", "true"]);
    return tried.status === 0 ? found : { reason: "This machine does not allow processes to be traced." };
  } catch {
    return { reason: "There is no strace, and it cannot be installed here." };
  }
}
