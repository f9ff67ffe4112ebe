/**
 * Records as files in a folder, one for each game. A file is replaced as a whole: written beside its
 * place, flushed to the disk, then renamed over the old one, so that a reader or a crash finds the old
 * record or the new one and nothing between.
 */

import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";

export const recordNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const staleAfterMs = 24 * 60 * 60 * 1000;

export interface RecordFolder {
  readonly path: string;
  list(): readonly string[];
  read(id: string): Result<string>;
  /** Writes a new record; `exists` if there is one of that name. */
  create(id: string, text: string): Result<void>;
  replace(id: string, text: string): Result<void>;
  remove(id: string): Result<void>;
}

export function openRecordFolder(path: string): RecordFolder {
  const fileOf = (id: string) => join(path, `${id}.json`);
  return {
    path,
    list: () => listRecords(path),
    read: (id) => attempt(() => readFileSync(fileOf(id), "utf8"), id),
    create: (id, text) =>
      attempt(() => {
        const draft = writeDraft(path, text);
        try {
          linkSync(draft, fileOf(id));
        } finally {
          rmSync(draft, { force: true });
        }
        flushFolder(path);
      }, id),
    replace: (id, text) =>
      attempt(() => {
        renameSync(writeDraft(path, text), fileOf(id));
        flushFolder(path);
      }, id),
    remove: (id) => attempt(() => rmSync(fileOf(id)), id),
  };
}

function listRecords(path: string): readonly string[] {
  const names = attempt(() => readdirSync(path), path);
  if (!names.ok) return [];
  for (const name of names.value) if (name.endsWith(".draft")) removeIfStale(join(path, name));
  const ids = names.value
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  return ids.filter((id) => recordNamePattern.test(id)).sort();
}

/** A process that was killed while writing leaves its draft behind. */
function removeIfStale(file: string): void {
  attempt(() => {
    if (statSync(file).mtimeMs < Date.now() - staleAfterMs) rmSync(file, { force: true });
  }, file);
}

function writeDraft(path: string, text: string): string {
  mkdirSync(path, { recursive: true });
  const draft = join(path, `${process.pid}-${randomBytes(6).toString("hex")}.draft`);
  const file = openSync(draft, "wx");
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return draft;
}

/** A rename is on the disk only when the folder is. Windows cannot open folders, and flushes by itself. */
function flushFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function attempt<T>(work: () => T, name: string): Result<T> {
  try {
    return ok(work());
  } catch (error) {
    const { code, syscall } = systemError(error);
    if (code === "ENOENT") return fail("not-found", `There is no saved game ${quote(name)}.`);
    if (code === "EEXIST" && syscall === "link")
      return fail("exists", `There is already a saved game ${quote(name)}.`);
    return fail("cannot-write", diskTrouble(code));
  }
}

function systemError(error: unknown): { readonly code: string; readonly syscall: string } {
  if (!(error instanceof Error && "code" in error)) throw error;
  return { code: String(error.code), syscall: "syscall" in error ? String(error.syscall) : "" };
}

function diskTrouble(code: string): string {
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return "the disk is full";
    case "EROFS":
      return "the disk is read-only";
    case "EACCES":
    case "EPERM":
      return "the folder may not be written to";
    case "ENOTDIR":
    case "EEXIST":
      return "its folder is a file";
    default:
      return `the disk answered ${code}`;
  }
}
