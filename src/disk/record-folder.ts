/** One file per game, flushed before it gets its name, so a crash leaves a whole record, old or new. */

import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { recordNamePattern } from "../core/record.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import {
  codeOf,
  diskError,
  flushFolder,
  makeFolder,
  readSmallFile,
  removeIfOlder,
  withLock,
} from "./disk.ts";

const staleAfterMs = 24 * 60 * 60 * 1000;

export type RecordFolder = ReturnType<typeof recordFolder>;

/** `mode` is for new files. If writing fails, the message is only the reason, such as "the disk is full". */
export function recordFolder(path: string, mode = 0o666) {
  const fileOf = (id: string) => join(path, `${id}.json`);
  const read = (id: string) => readSmallFile(fileOf(id), `saved game ${quote(id)}`);
  /** Fails with `exists` if this id is taken. */
  const create = (id: string, text: string) => writing(id, () => claim(fileOf(id), mode, text));
  /** Fails with `exists` if the record is neither `before` nor already `text`. */
  const replace = (id: string, before: string, text: string): Result<void> => {
    const work = () => replaceIfSame(fileOf(id), mode, before, text);
    const replaced = writing(id, () => withLock(fileOf(id), work));
    return replaced.ok ? replaced.value : replaced;
  };
  return {
    list: () => listRecords(path),
    read,
    create,
    replace,
    put: (id: string, text: string) => {
      const before = read(id);
      return before.ok ? replace(id, before.value, text) : create(id, text);
    },
    remove: (id: string) => removeRecord(fileOf(id), id),
  };
}

function listRecords(path: string): Result<readonly string[]> {
  try {
    const names = readdirSync(path);
    for (const name of names) if (name.endsWith(".draft")) removeIfOlder(join(path, name), staleAfterMs);
    const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
    return ok(ids.filter((id) => recordNamePattern.test(id)).sort());
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return ok([]);
    return fail("cannot-read", `Can't read your saved games: ${diskError(code)}.`);
  }
}

function claim(file: string, mode: number, text: string): void {
  const draft = writeDraft(dirname(file), mode, text);
  try {
    placeNew(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  flushFolder(dirname(file));
}

/** Not every disk supports links. Without them, an empty file reserves the name. */
function placeNew(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(codeOf(error))) throw error;
    closeSync(openSync(file, "wx"));
    renameSync(draft, file);
  }
}

function replaceIfSame(file: string, mode: number, before: string, text: string): Result<void> {
  const current = readSmallFile(file, "saved game");
  if (current.ok && current.value === text) return ok(undefined);
  if (current.ok && current.value !== before) return fail("exists", "another program changed the file");
  renameSync(writeDraft(dirname(file), mode, text), file);
  flushFolder(dirname(file));
  return ok(undefined);
}

function removeRecord(file: string, id: string): Result<void> {
  try {
    rmSync(file);
    flushFolder(dirname(file));
    return ok(undefined);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return fail("not-found", `There's no saved game ${quote(id)}.`);
    return fail("cannot-write", `Couldn't delete ${quote(id)}: ${diskError(codeOf(error))}.`);
  }
}

function writeDraft(path: string, mode: number, text: string): string {
  makeFolder(path);
  const draft = join(path, `${process.pid}-${randomBytes(6).toString("hex")}.draft`);
  const file = openSync(draft, "wx", mode);
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

function writing<T>(id: string, work: () => T): Result<T> {
  try {
    return ok(work());
  } catch (error) {
    const code = codeOf(error);
    return code === "EEXIST"
      ? fail("exists", `${quote(id)} already exists`)
      : fail("cannot-write", diskError(code));
  }
}
