/** Files that a command writes for the user: it never overwrites anything. */

import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { codeOf } from "../../storage/disk.ts";

/** Whether the file is free, before long work is done for it. */
export function checkNew(file: string): Result<void> {
  return existsSync(file) ? fileExists(file) : ok(undefined);
}

export function writeNew(file: string, text: string): Result<void> {
  try {
    const handle = openSync(file, "wx");
    try {
      writeFileSync(handle, text);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(handle);
    }
    return ok(undefined);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return fileExists(file);
    return fail("cannot-write", `Could not write ${quote(file)}; choose another file.`);
  }
}

function fileExists(file: string): Result<void> {
  return fail("exists", `${quote(file)} already exists; choose another file.`);
}
