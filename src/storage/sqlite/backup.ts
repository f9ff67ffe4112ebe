/** A copy of the online games, of a running server or a stopped one, and the way back. Every copy is checked. */

import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanText, reasonOf } from "../../core/text.ts";
import { codeOf, diskError, flushFolder, makeFolder } from "../disk.ts";
import { socketPath } from "./backup-socket.ts";
import { databaseName, openDatabaseFile } from "./database-file.ts";
import { openSqlite } from "./driver.ts";
import { schemaVersion } from "./schema.ts";
import { openSqliteStore } from "./sqlite-store.ts";

/** Copies the games in `folder` to a new file; gives how many there are. */
export async function backUp(folder: string, file: string): Promise<Result<number>> {
  if (existsSync(file)) return fail("exists", `${file} exists already; choose another name.`);
  if (!existsSync(join(folder, databaseName)))
    return fail("not-found", `There are no online games in ${folder}.`);
  // By process: another that is refused must not take this one away.
  const part = `${file}.${process.pid}.part`;
  const socket = await connectTo(socketPath(folder));
  try {
    const copied = socket === undefined ? copyStopped(folder, part) : await copyRunning(socket, folder, part);
    const checked = copied.ok ? check(part) : copied;
    if (checked.ok) moveInto(part, file);
    return checked;
  } catch (error) {
    return fail("cannot-write", `Could not back up to ${file}: ${diskError(codeOf(error))}.`);
  } finally {
    socket?.destroy();
    rmSync(part, { force: true });
  }
}

function connectTo(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  return new Promise((done) => {
    socket.once("connect", () => done(socket));
    socket.once("error", () => done(undefined));
  });
}

async function copyRunning(socket: Socket, folder: string, part: string): Promise<Result<void>> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const hear = async () => {
    const line = await lines.next();
    return line.done === true ? "The server has stopped meanwhile." : cleanText(line.value, 200);
  };
  const invited = await hear();
  if (invited !== "copy") return fail("cannot-read", invited);
  await copyFile(join(folder, databaseName), part, constants.COPYFILE_FICLONE);
  socket.write("copied\n");
  const kept = await hear();
  return kept === "kept" ? ok(undefined) : fail("cannot-read", kept);
}

function copyStopped(folder: string, part: string): Result<void> {
  const opened = openDatabaseFile(folder);
  if (!opened.ok) return opened;
  opened.value.database.prepare("VACUUM INTO ?").run(part);
  opened.value.database.close();
  return ok(undefined);
}

/** Puts a backup in the place of the games in `folder`, which are kept beside it; gives how many there are. */
export async function restore(file: string, folder: string, replaced: string): Promise<Result<number>> {
  if (!existsSync(file)) return fail("not-found", `There is no file ${file}.`);
  const place = join(folder, databaseName);
  const part = `${place}.part`;
  try {
    makeFolder(folder, 0o700);
    copyFileSync(file, part);
    const checked = check(part);
    if (!checked.ok) return checked;
    const freed = await setAside(folder, replaced);
    if (!freed.ok) return freed;
    giveToOwner(part, folder);
    moveInto(part, place);
    return checked;
  } catch (error) {
    return fail("cannot-write", `Could not restore ${file}: ${diskError(codeOf(error))}.`);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Games that cannot be opened are set aside as they are: they may be why a backup is needed. */
async function setAside(folder: string, replaced: string): Promise<Result<void>> {
  const place = join(folder, databaseName);
  if (!existsSync(place)) return ok(undefined);
  const store = openSqliteStore({ folder, onError: () => {} });
  if (store.ok) await store.value.close();
  else if (store.problem.code === "exists") return store;
  for (const end of ["", "-wal"])
    if (existsSync(place + end)) renameSync(place + end, join(folder, `${replaced}${end}`));
  return ok(undefined);
}

/** Whether a copy is whole, and in one file. */
function check(path: string): Result<number> {
  try {
    const opened = openSqlite(path);
    if (!opened.ok) return opened;
    const database = opened.value;
    try {
      database.exec("PRAGMA journal_mode = DELETE");
      const [found] = database.prepare("PRAGMA quick_check(1)").all();
      const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
      if (found?.quick_check !== "ok" || version < 1 || version > schemaVersion)
        return fail("cannot-read", "It isn't a whole copy of online games that this Switchyard can read.");
      return ok(Number(database.prepare("SELECT count(*) AS count FROM matches").get()?.count));
    } finally {
      database.close();
    }
  } catch (error) {
    return fail("cannot-read", `It isn't a backup of online games: ${reasonOf(error)}.`);
  }
}

/** What root restores belongs to the user that the server runs as. */
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
