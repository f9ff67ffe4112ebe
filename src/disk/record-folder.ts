/** One file per game, which is flushed before it gets its name. After a crash, it has a whole record, old or new. */

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
import { join } from "node:path";
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

interface FolderSettings {
  readonly path: string;
  readonly mode: number;
  readonly flushed: boolean;
}

/** `mode` is for new files. If `flushed`, a record counts as saved only once it's on disk. */
export function recordFolder(path: string, mode = 0o666, flushed = true) {
  const place = { path, mode, flushed };
  const fileOf = (id: string) => join(path, `${id}.json`);
  const read = (id: string) => readSmallFile(fileOf(id), `saved game ${quote(id)}`);
  /** Fails with `exists` if this id is taken. */
  const create = (id: string, text: string) => writing(id, () => claim(place, fileOf(id), text));
  /** Fails with `exists` if the record is neither `before` nor already `text`. */
  const replace = (id: string, before: string, text: string): Result<void> => {
    const work = () => replaceIfSame(place, fileOf(id), before, text);
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
    remove: (id: string) => removeRecord(path, fileOf(id), id),
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

function claim(place: FolderSettings, file: string, text: string): void {
  const draft = writeDraft(place, text);
  try {
    placeNew(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  if (place.flushed) flushFolder(place.path);
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

function replaceIfSame(place: FolderSettings, file: string, before: string, text: string): Result<void> {
  const current = readSmallFile(file, "saved game");
  if (current.ok && current.value === text) return ok(undefined);
  if (current.ok && current.value !== before)
    return fail("exists", "Another program changed the saved game.");
  renameSync(writeDraft(place, text), file);
  if (place.flushed) flushFolder(place.path);
  return ok(undefined);
}

function removeRecord(folder: string, file: string, id: string): Result<void> {
  try {
    rmSync(file);
    flushFolder(folder);
    return ok(undefined);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return fail("not-found", `There's no saved game ${quote(id)}.`);
    return fail("cannot-write", `Couldn't delete ${quote(id)}: ${diskError(codeOf(error))}.`);
  }
}

function writeDraft({ path, mode, flushed }: FolderSettings, text: string): string {
  makeFolder(path);
  const draft = join(path, `${process.pid}-${randomBytes(6).toString("hex")}.draft`);
  const file = openSync(draft, "wx", mode);
  try {
    writeFileSync(file, text);
    if (flushed) fsyncSync(file);
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
    const taken = codeOf(error) === "EEXIST";
    if (taken) return fail("exists", `There's already a saved game ${quote(id)}.`);
    return fail("cannot-write", diskError(codeOf(error)));
  }
}
