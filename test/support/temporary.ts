/** Gives the run a temporary folder of its own, which goes away with all that tests, servers and browsers have left in it. */

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Each project loads this file anew, but all of them live in one process. */
const mark = "SWITCHYARD_TESTS_FOLDER";

const memory = "/dev/shm";

/** Bytes. */
const enough = 2e9;

export function setup(): (() => void) | undefined {
  if (process.env[mark] !== undefined) return undefined;
  const parent = isUsable(memory) ? memory : tmpdir();
  const [outside, folder] = [process.env.TMPDIR, mkdtempSync(join(parent, "sy-"))];
  // PostgreSQL and nginx run as users of their own.
  chmodSync(folder, 0o755);
  Object.assign(process.env, { [mark]: folder, TMPDIR: folder });
  return () => {
    if (outside === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outside;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** In memory no test waits for the disk. Containers often have little there, or let no program run from it. */
function isUsable(folder: string): boolean {
  if (process.platform !== "linux" || !existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const mount = mounts.map((line) => line.split(" ")).find(([, place]) => place === folder);
  return bavail * bsize > enough && mount?.[3]?.split(",").includes("noexec") === false;
}
