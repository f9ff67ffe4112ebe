/**
 * Gives the run its own temporary folder. At the end, the folder is deleted with everything in it, and every process that a
 * failed test left running there ends.
 */

import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Each project loads this file again, but all of them run in one process. */
const mark = "SWITCHYARD_TESTS_FOLDER";

const memory = "/dev/shm";

/** In bytes. */
const enough = 2e9;

export function setup(): (() => void) | undefined {
  if (process.env[mark] !== undefined) return undefined;
  const parent = isUsable(memory) ? memory : tmpdir();
  for (const name of readdirSync(parent)) if (isAbandoned(name)) remove(join(parent, name));
  const [outside, folder] = [process.env.TMPDIR, mkdtempSync(join(parent, `sy-${process.pid}-`))];
  // PostgreSQL and nginx run as their own users.
  chmodSync(folder, 0o755);
  // Chromium stores its settings in XDG_CONFIG_HOME.
  Object.assign(process.env, { [mark]: folder, TMPDIR: folder, XDG_CONFIG_HOME: join(folder, "config") });
  // A run that hangs or crashes exits without its teardown.
  process.once("exit", () => remove(folder));
  return () => {
    if (outside === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outside;
    remove(folder);
  };
}

function remove(folder: string): void {
  endProcessesIn(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Ends processes with this folder in their environment or arguments, except this process and its workers. */
export function endProcessesIn(folder: string): void {
  if (process.platform !== "linux") return;
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    const read = (file: string) => readFileSync(`/proc/${name}/${file}`, "latin1");
    try {
      const parent = Number(/^PPid:\s(\d+)/m.exec(read("status"))?.[1]);
      const isOurs = Number(name) === process.pid || parent === process.pid;
      if (!isOurs && (read("environ") + read("cmdline")).includes(folder))
        process.kill(Number(name), "SIGKILL");
    } catch {
      // The process has already ended, or belongs to another user.
    }
  }
}

/** True if the folder belongs to a run that was killed. */
function isAbandoned(name: string): boolean {
  const [, pid] = /^sy-(\d+)-/.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    return !process.kill(Number(pid), 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** In memory, no test waits for the disk. Containers often have little of it, or don't let programs run from it. */
function isUsable(folder: string): boolean {
  if (process.platform !== "linux" || !existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const mount = mounts.map((line) => line.split(" ")).find(([, place]) => place === folder);
  return bavail * bsize > enough && mount?.[3]?.split(",").includes("noexec") === false;
}
