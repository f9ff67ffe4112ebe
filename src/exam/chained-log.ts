/**
 * A log of JSON lines that reveals edits: each line ends with a hash of itself and of the line before,
 * starting from the manifest. Changing, removing or adding a line breaks the chain. Cutting off the end or
 * rewriting the whole log doesn't: to detect that, keep the last hash elsewhere.
 */

import { createHash } from "node:crypto";
import { closeSync, fstatSync, fsyncSync, writeSync } from "node:fs";
import { basename, join } from "node:path";
import type * as z from "zod/mini";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { parseJson, quote } from "../core/text.ts";
import { openLines, readSmallFile, tryOnDisk, withLock } from "../storage/disk.ts";
import { openRecordFolder } from "../storage/record-folder.ts";

export type ChainedLog = ReturnType<typeof openedLog>;
export type LogLine = Readonly<Record<string, unknown>>;

interface Chain {
  readonly lines: readonly LogLine[];
  /** The hash of the last line, or of the manifest if there is none. */
  readonly head: string;
}

export const largestLog = 200_000_000;

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const linePattern = /^(\{.*),"chain":"([0-9a-f]{64})"\}$/;

function readChain(file: string, text: string, manifest: string): Result<Chain> {
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
        `Line ${at + 1} of ${basename(file)} does not follow from the lines before it: the log was changed.`,
      );
    lines.push({ ...json });
  }
  return ok({ lines, head });
}

/** A folder with a manifest and a log; the manifest's text starts the log's chain. */
export interface LogKind<T extends object> {
  readonly name: string;
  readonly manifest: z.ZodMiniType<T>;
  readonly log: string;
}

/** A line that a crash cut off was never acknowledged. */
export function readLog<T extends object>(
  path: string,
  kind: LogKind<T>,
): Result<Chain & { readonly manifest: T }> {
  const manifest = readManifest(path, kind);
  if (!manifest.ok) return manifest;
  const file = join(path, kind.log);
  const text = readSmallFile(file, `file ${quote(file)}`, largestLog);
  if (!text.ok) return text;
  const whole = text.value.slice(0, text.value.lastIndexOf("\n") + 1);
  const chain = readChain(file, whole, manifest.value.text);
  return mapResult(chain, (read) => ({ ...read, manifest: manifest.value.data }));
}

/**
 * Continues a log, or begins it with this manifest. `refusal` says what is wrong with the manifest already
 * there; another program may be writing to the log.
 */
export function openLog<T extends object>(
  path: string,
  kind: LogKind<T>,
  manifest: T,
  refusal: (kept: T) => string | undefined,
): Result<ChainedLog> {
  const created = openRecordFolder(path).create(kind.name, `${JSON.stringify(manifest)}\n`);
  if (!created.ok && created.problem.code !== "exists")
    return fail("cannot-write", `Could not write to ${quote(path)}: ${created.problem.message}.`);
  const kept = readManifest(path, kind);
  if (!kept.ok) return kept;
  const refused = refusal(kept.value.data);
  if (refused !== undefined) return fail("exists", `${quote(path)} holds ${refused}; choose another folder.`);
  const file = join(path, kind.log);
  const open = () => {
    const { file: handle, text } = openLines(file);
    return mapResult(readChain(file, text, kept.value.text), (chain) => openedLog(file, handle, chain));
  };
  return tryOnDisk(`open ${quote(file)}`, () => withLock(file, open));
}

function readManifest<T extends object>(path: string, { name, manifest }: LogKind<T>) {
  const text = readSmallFile(join(path, `${name}.json`), `${name} in ${quote(path)}`);
  if (!text.ok) return text;
  const parsed = manifest.safeParse(parseJson(text.value));
  if (parsed.success) return ok({ data: parsed.data, text: text.value });
  return fail("bad-record", `${quote(path)} holds no ${name} that this version can read.`);
}

function openedLog(file: string, handle: number, chain: Chain) {
  let { head } = chain;
  let { size } = fstatSync(handle);
  const write = (line: LogLine): Result<void> => {
    if (fstatSync(handle).size !== size)
      return fail("exists", "Another program is writing to the same folder.");
    const body = JSON.stringify(line).slice(0, -1);
    const hash = hashOf(`${head}${body}}`);
    size += writeSync(handle, `${body},"chain":"${hash}"}\n`);
    head = hash;
    return ok(fsyncSync(handle));
  };
  return {
    lines: chain.lines,
    head: () => head,
    /** On disk when it returns. */
    append: (line: LogLine) => tryOnDisk(`write to ${quote(file)}`, () => withLock(file, () => write(line))),
    close: () => closeSync(handle),
  };
}
