/** Backs up the games of a server, which may be running, and restores them while it's stopped. */

import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fail, ok, type Result } from "../../../core/result.ts";
import { errorText } from "../../../core/text.ts";
import { codeOf, diskError, flushFolder, makeFolder, tryOnDisk } from "../../../disk/disk.ts";
import { cannotOpen, databaseName } from "./database-file.ts";
import { openSqliteFile, readVersion, schemaVersion } from "./schema.ts";
import { openSqliteStore } from "./sqlite-store.ts";

/** A server that's starting or stopping may lock the games for a moment. */
const patienceMs = 10_000;

/** Returns the number of games. */
export function backUp(folder: string, file: string): Result<number> {
  if (existsSync(file)) return fail("exists", `${file} already exists. Choose another name.`);
  if (!existsSync(join(folder, databaseName)))
    return fail("not-found", `There are no online games in ${folder}.`);
  // Another backup may be running, so this name must be unique.
  const part = `${file}.${process.pid}.part`;
  const backedUp = tryOnDisk(`back up to ${file}`, () => {
    closeSync(openSync(part, "wx", 0o600));
    const copied = copyGames(folder, part);
    const checked = copied.ok ? check(part, basename(file)) : copied;
    if (!checked.ok) return checked;
    const checksum = checksumOf(part);
    moveInto(part, file);
    writeFileSync(checksumFile(file), `${checksum}  ${basename(file)}\n`, { mode: 0o600, flush: true });
    return checked;
  });
  rmSync(part, { force: true });
  return backedUp;
}

/** VACUUM INTO copies a consistent snapshot, even while a server keeps writing. */
function copyGames(folder: string, part: string): Result<void> {
  try {
    const opened = openSqliteFile(join(folder, databaseName));
    if (!opened.ok) return opened;
    opened.value.exec(`PRAGMA busy_timeout = ${patienceMs}`);
    opened.value.prepare("VACUUM INTO ?").run(part);
    opened.value.close();
    return ok(undefined);
  } catch (error) {
    return cannotOpen(folder, errorText(error));
  }
}

/** Renames the old games to `replaced`. Returns the number of restored games. */
export async function restore(file: string, folder: string, replaced: string): Promise<Result<number>> {
  if (!existsSync(file)) return fail("not-found", `Can't find the file ${file}.`);
  const place = join(folder, databaseName);
  const part = `${place}.part`;
  try {
    makeFolder(folder, 0o700);
    copyFileSync(file, part);
    if (!hasRightChecksum(file, part))
      return fail("cannot-read", `${basename(file)} has changed since it was backed up. Use another backup.`);
    const checked = check(part, basename(file));
    if (!checked.ok) return checked;
    const freed = await setAside(folder, replaced);
    if (!freed.ok) return freed;
    giveToOwner(part, folder);
    moveInto(part, place);
    return checked;
  } catch (error) {
    return fail("cannot-write", `Couldn't restore ${file}: ${diskError(codeOf(error))}.`);
  } finally {
    rmSync(part, { force: true });
  }
}

function checksumFile(file: string): string {
  return `${file}.sha256`;
}

function checksumOf(file: string): string {
  const hash = createHash("sha256");
  const part = Buffer.alloc(1_000_000);
  const opened = openSync(file, "r");
  for (let read = readSync(opened, part); read > 0; read = readSync(opened, part))
    hash.update(part.subarray(0, read));
  closeSync(opened);
  return hash.digest("hex");
}

/** Without a checksum file, the backup may still be good. */
function hasRightChecksum(file: string, copy: string): boolean {
  const checksum = checksumFile(file);
  return !existsSync(checksum) || readFileSync(checksum, "utf8").startsWith(checksumOf(copy));
}

/** Also works if the games are damaged, which may be the reason for the restore. */
async function setAside(folder: string, replaced: string): Promise<Result<void>> {
  const place = join(folder, databaseName);
  if (!existsSync(place)) return ok(undefined);
  const store = openSqliteStore({ folder, onError: () => {} });
  if (store.ok) await store.value.close();
  else if (store.problem.code === "exists") return store;
  keepBeside(place, join(folder, replaced));
  const log = `${place}-wal`;
  // The log still has what SQLite couldn't move into the file.
  if (statSync(log, { throwIfNoEntry: false })?.size) renameSync(log, join(folder, `${replaced}-wal`));
  for (const rest of [log, `${place}-shm`]) rmSync(rest, { force: true });
  return ok(undefined);
}

/** The old games stay in place until the new ones replace them, so a restore that's killed loses nothing. */
function keepBeside(place: string, replaced: string): void {
  try {
    linkSync(place, replaced);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw error;
    renameSync(place, replaced);
  }
}

/** Checks that the copy is complete, and moves its log into the file. Error messages call it `name`. */
function check(path: string, name: string): Result<number> {
  try {
    const opened = openSqliteFile(path);
    if (!opened.ok) return opened;
    const database = opened.value;
    try {
      database.exec("PRAGMA journal_mode = DELETE");
      // `quick_check` would miss an index that doesn't match its table.
      const [found] = database.prepare("PRAGMA integrity_check(1)").all();
      if (found?.integrity_check !== "ok" || readVersion(database) !== schemaVersion)
        return fail("cannot-read", `${name} is damaged, or from another version of Switchyard.`);
      return ok(Number(database.prepare("SELECT count(*) AS count FROM matches").get()?.count));
    } finally {
      database.close();
    }
  } catch {
    return fail("cannot-read", `${name} isn't a backup of online games.`);
  }
}

/** The operator may be root, but the server's user has to open the games. */
function giveToOwner(file: string, folder: string): void {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  chmodSync(file, 0o600);
}

function moveInto(part: string, file: string): void {
  const copy = openSync(part, "r");
  fsyncSync(copy);
  closeSync(copy);
  renameSync(part, file);
  flushFolder(dirname(file));
}
