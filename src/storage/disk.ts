/** What the stores of files need of the disk, with its answers put into words. */

import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { fail, ok, type Result } from "../core/result.ts";

const largestFile = 4_000_000;

/** The system's code of an error; anything else is our own bug and goes on its way. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  throw error;
}

export function diskTrouble(code: string): string {
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return "the disk is full";
    case "EROFS":
      return "the disk is read-only";
    case "EACCES":
    case "EPERM":
      return "permission is denied";
    case "ENOTDIR":
      return "its folder is a file";
    case "ENOENT":
      return "its folder cannot be made";
    default:
      return `the disk answered ${code}`;
  }
}

/** Level by level: the recursive call of Node never returns where a parent can be seen but not filled, as in /proc. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}

/** A rename is on the disk only when its folder is. Where a folder cannot be opened, the system flushes it by itself. */
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

/** A text file of a sensible size; devices, pipes and monsters are not opened at all. */
export function readSmallFile(path: string, what: string): Result<string> {
  try {
    const found = statSync(path);
    if (!found.isFile()) return fail("not-found", `There is no ${what}: it is no file.`);
    if (found.size > largestFile)
      return fail("too-large", `The ${what} is too large to be a Switchyard record.`);
    return ok(readFileSync(path, "utf8"));
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return fail("not-found", `There is no ${what}.`);
    return fail("cannot-read", `The ${what} cannot be read: ${diskTrouble(code)}.`);
  }
}

/** A process that was killed leaves its drafts and locks behind. */
export function removeIfOlder(path: string, ageMs: number): void {
  try {
    if (statSync(path).mtimeMs < Date.now() - ageMs) rmSync(path, { force: true });
  } catch (error) {
    codeOf(error);
  }
}
