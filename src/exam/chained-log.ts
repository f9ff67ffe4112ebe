/**
 * A log of JSON lines that shows edits: each line ends with a hash of itself and of the line before, from the text of the
 * manifest on. A line that is changed, taken out or put in breaks the chain. Cutting off the end, or writing the whole log
 * anew, does not: for that the last hash must be noted elsewhere.
 */

import { createHash } from "node:crypto";
import { closeSync, fstatSync, fsyncSync, writeSync } from "node:fs";
import { fail, ok, type Result } from "../core/result.ts";
import { parseJson, quote } from "../core/text.ts";
import { codeOf, diskError, openLines, withLock } from "../storage/disk.ts";

export type ChainedLog = ReturnType<typeof openedLog>;
export type LogLine = Readonly<Record<string, unknown>>;

interface Chain {
  readonly lines: readonly LogLine[];
  /** The hash of the last line; of the manifest where there is none. */
  readonly head: string;
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const linePattern = /^(\{.*),"chain":"([0-9a-f]{64})"\}$/;

/** The lines of a log; a problem where the chain is broken. */
export function readChain(text: string, manifest: string): Result<Chain> {
  const lines: LogLine[] = [];
  let head = hashOf(manifest);
  for (const [at, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const [, body = "", hash] = linePattern.exec(line) ?? [];
    head = hashOf(`${head}${body}}`);
    const json = parseJson(`${body}}`);
    if (hash !== head || typeof json !== "object" || json === null)
      return fail(
        "bad-record",
        `Line ${at + 1} does not follow from the lines before it: the log was changed.`,
      );
    lines.push({ ...json });
  }
  return ok({ lines, head });
}

/** Opens a log to go on with it, or begins it. Another program may be writing to it. */
export function openLog(file: string, manifest: string): Result<ChainedLog> {
  try {
    return withLock(file, () => {
      // What was cut off by a crash was never acknowledged.
      const { file: handle, text } = openLines(file);
      const chain = readChain(text, manifest);
      return chain.ok ? ok(openedLog(file, handle, chain.value)) : chain;
    });
  } catch (error) {
    return fail("cannot-write", `Could not open ${quote(file)}: ${diskError(codeOf(error))}.`);
  }
}

function openedLog(file: string, handle: number, chain: Chain) {
  let { head } = chain;
  let { size } = fstatSync(handle);
  const write = (line: LogLine): Result<void> => {
    if (fstatSync(handle).size !== size) return fail("exists", "Another program writes to the same folder.");
    const body = JSON.stringify(line).slice(0, -1);
    const hash = hashOf(`${head}${body}}`);
    size += writeSync(handle, `${body},"chain":"${hash}"}\n`);
    head = hash;
    return ok(fsyncSync(handle));
  };
  return {
    /** Those that it had when it was opened. */
    lines: chain.lines,
    head: () => head,
    /** On the disk when it returns. */
    append: (line: LogLine): Result<void> => {
      try {
        return withLock(file, () => write(line));
      } catch (error) {
        return fail("cannot-write", `Could not write to ${quote(file)}: ${diskError(codeOf(error))}.`);
      }
    },
    close: () => closeSync(handle),
  };
}
