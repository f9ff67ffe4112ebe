/** An append-only file of JSON lines for one program at a time. Opening it removes a last line that a crash cut off. */

import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { tryOnDisk, withLock } from "./disk.ts";

/** Locks the file, because another program may be writing to it. If `flushed`, each line is on disk right away. */
export function openLineLog(path: string, flushed = true) {
  const open = () => {
    const file = openSync(path, "a+");
    const text = readFileSync(file, "utf8");
    const whole = wholeLines(text);
    if (whole !== text) ftruncateSync(file, Buffer.byteLength(whole));
    return ok({ text: whole, ...logInto(file, path, flushed) });
  };
  return tryOnDisk(`open ${quote(path)}`, () => withLock(path, open));
}

export function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf("\n") + 1);
}

function logInto(file: number, path: string, flushed: boolean) {
  let { size } = fstatSync(file);
  const write = (line: object): Result<void> => {
    if (fstatSync(file).size !== size)
      return fail("exists", "Another program is writing to the same folder.");
    size += writeSync(file, `${JSON.stringify(line)}\n`);
    return ok(flushed ? fsyncSync(file) : undefined);
  };
  return {
    append: (line: object) => tryOnDisk(`write to ${quote(path)}`, () => withLock(path, () => write(line))),
    close: () => closeSync(file),
  };
}
