import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fail, ok, type Result } from "../core/result.ts";

const largestFile = 4_000_000;

/** An error without a code is our own bug, so it's thrown again. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  throw error;
}

const lockedCode = "LOCKED";

const diskErrors: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EFBIG: "the disk is full",
  EROFS: "the disk is read-only",
  EACCES: "permission denied",
  EPERM: "permission denied",
  ENOTDIR: "part of the path is a file",
  ENOENT: "the folder doesn't exist",
  [lockedCode]: "another program has it locked",
};

export function diskError(code: string): string {
  return diskErrors[code] ?? `the disk reported ${code}`;
}

export function tryOnDisk<T>(what: string, work: () => Result<T>): Result<T> {
  try {
    return work();
  } catch (error) {
    return fail("cannot-write", `Couldn't ${what}: ${diskError(codeOf(error))}.`);
  }
}

/** Makes one folder at a time. Node's recursive call hangs if it can see a parent but not write to it, as in /proc. */
export function makeFolder(path: string, mode?: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode });
  }
}

/** A rename isn't safely on disk before its folder is. If a folder can't be opened, the system flushes it by itself. */
export function flushFolder(path: string): void {
  try {
    const folder = openSync(path, "r");
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    if (!["EACCES", "EPERM", "EISDIR", "EINVAL"].includes(codeOf(error))) throw error;
  }
}

/** Refuses devices, pipes and very large files without opening them. */
export function readSmallFile(path: string, what: string, largest = largestFile): Result<string> {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return fail("cannot-read", `The ${what} is a folder.`);
    if (!found.isFile()) return fail("cannot-read", `The ${what} is a device or a pipe.`);
    if (found.size > largest)
      return fail("too-large", `The ${what} is too large: more than ${largest / 1_000_000} MB.`);
    // Some editors begin a file with a byte order mark.
    return ok(readFileSync(path, "utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return fail("not-found", `Can't find the ${what}.`);
    return fail("cannot-read", `Can't read the ${what}: ${diskError(code)}.`);
  }
}

/** Removes drafts and locks that a killed process left behind. */
export function removeIfOlder(path: string, ageMs: number): void {
  try {
    if (isOlder(path, ageMs)) rmSync(path, { force: true });
  } catch (error) {
    codeOf(error);
  }
}

/** A date in the future counts as old. */
function isOlder(path: string, ageMs: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > ageMs;
}

/** Saving takes far less time, so a lock this old belongs to a killed process. */
const abandonedAfterMs = 5_000;
const pauseMs = 2;
/** Some locks can't be removed, such as one in a folder without write permission. */
const giveUpAfterMs = 15_000;

/** Removes an abandoned lock under a second lock. Otherwise one process could remove another process's new lock. */
export function withLock<T>(file: string, work: () => T, patienceMs = giveUpAfterMs): T {
  const lock = `${file}.lock`;
  const begun = performance.now();
  while (!takeLock(lock)) {
    if (performance.now() - begun > patienceMs)
      throw Object.assign(new Error(`${file} is still locked.`), { code: lockedCode });
    if (isOlder(lock, abandonedAfterMs))
      withLock(lock, () => removeIfOlder(lock, abandonedAfterMs), patienceMs);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  try {
    closeSync(openSync(lock, "wx"));
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Opens a file of lines. Removes the last one if a crash cut it off. */
export function openLineFile(path: string): { readonly file: number; readonly text: string } {
  const file = openSync(path, "a+");
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) ftruncateSync(file, Buffer.byteLength(whole));
  return { file, text: whole };
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder where this platform stores a program's data. `SWITCHYARD_DATA` overrides it. */
export function dataFolder(env: Environment, platform: string, program: string): string {
  const chosen = env.SWITCHYARD_DATA;
  if (chosen !== undefined && chosen !== "") return resolve(chosen);
  const folder = program.replaceAll(/[^\w.-]+/g, "-");
  const home = env.HOME || env.USERPROFILE || homedir();
  const { XDG_DATA_HOME: base = "" } = env;
  switch (platform) {
    case "darwin":
      return join(home, "Library", "Application Support", folder);
    case "win32":
      return join(env.LOCALAPPDATA ?? join(home, "AppData", "Local"), folder);
    default:
      // The base directory specification says to ignore a relative path.
      return join(isAbsolute(base) ? base : join(home, ".local", "share"), folder);
  }
}
