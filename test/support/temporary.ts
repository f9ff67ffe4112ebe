/** Gives the run a temporary folder of its own, which goes away with all that tests, servers and browsers have left in it. */

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Each project loads this file anew, but all of them live in one process. */
const mark = "SWITCHYARD_TESTS_FOLDER";

export function setup(): (() => void) | undefined {
  if (process.env[mark] !== undefined) return undefined;
  const [outside, folder] = [process.env.TMPDIR, mkdtempSync(join(tmpdir(), "sy-"))];
  // PostgreSQL and nginx run as users of their own.
  chmodSync(folder, 0o755);
  Object.assign(process.env, { [mark]: folder, TMPDIR: folder });
  return () => {
    if (outside === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outside;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
