import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fail, ok, type Result } from "../core/result.ts";

const largestFile = 4_000_000;

/** Rethrows an error without a code, because that's a bug in our code. */
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

/** Makes one folder at a time, because Node's recursive call hangs if it can't write to a parent folder, as in /proc. */
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

/** A rename survives a crash only once its folder is on disk. Systems that can't open a folder don't need this. */
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

/** Checks what the file is before opening it, because a device or a pipe might never end. */
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

/** Removes what killed processes leave behind, such as drafts and locks. */
export function removeIfOlder(path: string, ageMs: number): void {
  try {
    if (isOlder(path, ageMs)) rmSync(path, { force: true });
  } catch (error) {
    codeOf(error);
  }
}

/** A file dated too far in the future counts as old, too. */
function isOlder(path: string, ageMs: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > ageMs;
}

/** Saving takes far less time than this, so an older lock is from a killed process. */
const abandonedAfterMs = 5_000;
const pauseMs = 2;
/** Some locks can't be removed, for example in a folder without write permission. */
const giveUpAfterMs = 15_000;

/** Removing an abandoned lock takes a second lock. Otherwise, one process could remove another's new lock. */
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

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a program stores its data on this platform. `SWITCHYARD_DATA` overrides this. */
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
      // The XDG specification says to ignore a relative path.
      return join(isAbsolute(base) ? base : join(home, ".local", "share"), folder);
  }
}
