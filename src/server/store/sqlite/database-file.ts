/** A server checks that its file is still there, because SQLite would go on writing into a deleted one. */

import { closeSync, existsSync, openSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { andThen, fail, mapResult, ok, type Result } from "../../../core/result.ts";
import { errorText } from "../../../core/text.ts";
import { codeOf, diskError, makeFolder } from "../../../disk/disk.ts";
import { busyMs } from "./group-commit.ts";
import { type Database, openSqliteFile, prepareStatements, prepareTables } from "./schema.ts";

export const databaseName = "online.sqlite";

/** A server locks this file, not the games, so a backup can read them. The lock ends with the process. */
const lockName = "online.lock";

export interface DatabaseFile {
  readonly database: Database;
  readonly statements: ReturnType<typeof prepareStatements>;
  readonly isLost: () => boolean;
  readonly close: () => void;
}

export function openFileBesideServer(folder: string): Result<DatabaseFile> {
  const path = join(folder, databaseName);
  if (!existsSync(path)) return fail("not-found", `There are no online games in ${folder}.`);
  try {
    return andThen(openSqliteFile(path), (database) => prepare(database, () => database.close()));
  } catch (error) {
    return cannotOpen(folder, errorText(error));
  }
}

function prepare(database: Database, close: () => void): Result<DatabaseFile> {
  database.exec(`PRAGMA busy_timeout = ${busyMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`);
  const prepared = prepareTables(database);
  if (!prepared.ok) close();
  return mapResult(prepared, () => {
    return { database, statements: prepareStatements(database), isLost: () => false, close };
  });
}

export function openDatabaseFile(folder: string): Result<DatabaseFile> {
  const path = join(folder, databaseName);
  const made = makePrivate(folder, path);
  if (!made.ok) return made;
  const opened: Database[] = [];
  const close = () => {
    for (const database of opened.toReversed()) database.close();
  };
  try {
    const lock = openSqliteFile(join(folder, lockName));
    if (!lock.ok) return lock;
    opened.push(lock.value);
    lock.value.exec("BEGIN EXCLUSIVE");
    const games = openSqliteFile(path);
    if (!games.ok) return games;
    opened.push(games.value);
    const prepared = prepare(games.value, close);
    return mapResult(prepared, (file) => ({ ...file, isLost: watchFiles(games.value, path) }));
  } catch (error) {
    close();
    return cannotOpen(folder, errorText(error));
  }
}

export function cannotOpen(folder: string, reason: string): Result<never> {
  if (/locked|busy/.test(reason)) {
    const advice = "Stop it, or choose another folder with --data";
    return fail("exists", `Another Switchyard server is using ${folder}. ${advice}.`);
  }
  if (/malformed|not a database/.test(reason))
    return fail("cannot-read", `The online games in ${folder} are damaged (${reason}). Restore a backup.`);
  return fail("cannot-write", `Couldn't open the online games in ${folder}: ${reason}.`);
}

/** SQLite would let every user read its files, so this creates them first. */
function makePrivate(folder: string, path: string): Result<void> {
  try {
    makeFolder(folder, 0o700);
    for (const file of [path, join(folder, lockName)])
      if (!existsSync(file)) closeSync(openSync(file, "wx", 0o600));
    return ok(undefined);
  } catch (error) {
    return cannotOpen(folder, diskError(codeOf(error)));
  }
}

function watchFiles(database: Database, path: string): () => boolean {
  // If the path is a symbolic link, the log is next to the file that it points to.
  const log = `${realpathSync(path)}-wal`;
  const files = [path, log].map((file) => ({ file, opened: fileNumber(file) }));
  let wasLost = false;
  return () => {
    const isLost = files.some(({ file, opened }) => fileNumber(file) !== opened);
    // If only the log was deleted, it's still open here, so its moves can be copied into the file.
    if (isLost && !wasLost) emptyLog(database, () => {});
    wasLost = isLost;
    return isLost;
  };
}

/** Moves the log into the file. If that fails, for example on a full disk, the log still has everything. */
export function emptyLog(database: Database, onError: (error: unknown) => void): void {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    onError(error);
  }
}

function fileNumber(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
