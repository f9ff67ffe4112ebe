/** What happens to the file of the online games, and how the store takes it. */

import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MatchStore } from "../../src/storage/match-store.ts";
import { openBesideServer, openDatabaseFile } from "../../src/storage/sqlite/database-file.ts";
import { openSqlite } from "../../src/storage/sqlite/driver.ts";
import { openOperatorStore, openSqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { appendOf, moved, newId, newStored, versionsOf } from "./match-store-suite.ts";

const pageSize = 4_096;

let base: string;
let folders = 0;
let errors: unknown[];

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "switchyard-files-"));
  errors = [];
});
afterEach(() => rmSync(base, { recursive: true }));

function newFolder(): string {
  const folder = join(base, String(folders++));
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

function openStore(folder: string) {
  return openSqliteStore({ folder, onError: (error) => void errors.push(error) });
}

function open(folder: string): MatchStore {
  const opened = openStore(folder);
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value;
}

/** Carries out SQL behind the back of every store. */
function tamper(folder: string, sql: string): void {
  const database = openSqlite(join(folder, "online.sqlite"));
  if (!database.ok) throw new Error(database.problem.message);
  database.value.exec(sql);
  database.value.close();
}

/** A folder with some games, in a file of several pages. */
async function someGames(): Promise<string> {
  const folder = newFolder();
  const store = open(folder);
  await Promise.all(Array.from({ length: 60 }, () => store.create(newStored(newId()))));
  await store.close();
  return folder;
}

test("whichever page is damaged, a store that says it is ready can open a game", async () => {
  const folder = await someGames();
  const pages = statSync(join(folder, "online.sqlite")).size / pageSize;
  const seen = { refused: 0, unready: 0, ready: 0 };
  for (let page = 1; page <= pages; page++) {
    const copy = newFolder();
    const file = join(copy, "online.sqlite");
    copyFileSync(join(folder, "online.sqlite"), file);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xa5, (page - 1) * pageSize, page * pageSize));
    const store = openStore(copy);
    if (!store.ok) {
      expect(store.problem.message).toMatch(/are damaged \(.*\); restore a backup/);
      seen.refused++;
      continue;
    }
    const before = await store.value.isReady();
    const created = await store.value.create(newStored(newId()));
    const counted = await store.value.countOpen("opener");
    if (before && created === "stored") seen.ready++;
    else {
      expect([created, counted], `page ${page}`).toContain("unavailable");
      expect(await store.value.isReady(), `page ${page}`).toBe(false);
      expect(errors.splice(0).length).toBeGreaterThan(0);
      seen.unready++;
    }
    await store.value.close().catch(() => {});
  }
  expect(seen.refused).toBeGreaterThan(0);
  expect(seen.unready).toBeGreaterThanOrEqual(4);
  expect(seen.ready).toBeGreaterThan(0);
});

test("one server has the games; an operator may open them beside it, once they are there", async () => {
  const folder = newFolder();
  const operate = () => openOperatorStore({ folder, onError: () => {} });
  expect(operate()).toMatchObject({ problem: { code: "not-found" } });
  const store = open(folder);
  expect(openStore(folder)).toMatchObject({
    problem: { code: "exists", message: expect.stringContaining("Another Switchyard server uses") },
  });
  const beside = operate();
  expect(beside).toMatchObject({ ok: true });
  if (beside.ok) await beside.value.close();
  await store.close();
  tamper(folder, "PRAGMA user_version = 2");
  expect(operate()).toMatchObject({ problem: { code: "other-version" } });
});

test.each([
  [99, "a newer Switchyard (format 99); this one reads format 3"],
  [2, "an older Switchyard (format 2); this one reads format 3"],
])("refuses games of format %i, and leaves them alone", async (version, sentence) => {
  const folder = newFolder();
  const id = newId();
  const store = open(folder);
  await store.create(newStored(id));
  await store.close();
  tamper(folder, `PRAGMA user_version = ${version}`);
  expect(openStore(folder)).toMatchObject({
    problem: { code: "other-version", message: expect.stringContaining(sentence) },
  });
  tamper(folder, "PRAGMA user_version = 3");
  const again = open(folder);
  expect(await versionsOf(again, id)).toEqual([1]);
  await again.close();
});

test("before its first start no server was away", async () => {
  const folder = newFolder();
  const store = open(folder);
  expect(store.awayAfter(0)).toBe(0);
  await store.close();
});

test("every commit waits for the disk, also an operator's", () => {
  const folder = newFolder();
  for (const openFile of [openDatabaseFile, openBesideServer]) {
    const file = openFile(folder);
    if (!file.ok) throw new Error(file.problem.message);
    const { database, close } = file.value;
    expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
    expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(database.prepare("PRAGMA busy_timeout").get()).toEqual({ timeout: 2_000 });
    close();
  }
});

test("only their owner may read the games, even if they were created for everyone", async () => {
  const folder = newFolder();
  const modeOf = (name = "") => statSync(join(folder, name)).mode & 0o777;
  const store = open(folder);
  expect([modeOf(), modeOf("online.sqlite"), modeOf("online.sqlite-wal"), modeOf("online.lock")]).toEqual([
    0o700, 0o600, 0o600, 0o600,
  ]);
  await store.close();
  chmodSync(folder, 0o755);
  chmodSync(join(folder, "online.sqlite"), 0o644);
  await open(folder).close();
  expect([modeOf(), modeOf("online.sqlite")]).toEqual([0o700, 0o600]);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "something-else"), "");
  await open(folder).close();
  expect(modeOf()).toBe(0o755);
});

test("a file or a log that is gone is noticed: nothing is acknowledged, and what was is in the file", async () => {
  const folder = newFolder();
  const elsewhere = newFolder();
  const file = join(elsewhere, "real.sqlite");
  writeFileSync(file, "", { mode: 0o600 });
  // Behind a link the log is beside the file that it leads to.
  symlinkSync(file, join(folder, "online.sqlite"));
  const store = open(folder);
  const id = newId();
  expect(await store.create(newStored(id))).toBe("stored");
  rmSync(`${file}-wal`);
  expect(await store.append(appendOf(id, 1))).toBe("unavailable");
  expect([await store.read(id, 0), await store.isReady()]).toEqual(["unavailable", false]);
  expect(String(errors[0])).toContain("was moved or deleted");
  const copy = newFolder();
  copyFileSync(file, join(copy, "online.sqlite"));
  const saved = open(copy);
  expect(await versionsOf(saved, id)).toEqual([1]);
  await saved.close();
  await store.close();
});

test("a game whose stored events are no events is not read, and costs no other", async () => {
  const folder = newFolder();
  const [good, bad] = [newId(), newId()];
  const store = open(folder);
  for (const id of [good, bad]) await store.create(newStored(id));
  tamper(
    folder,
    `UPDATE events SET event = '{"type":"none"}' WHERE match = (SELECT number FROM matches WHERE id = '${bad}')`,
  );
  await expect(store.read(bad, 0)).rejects.toThrow();
  expect(await versionsOf(store, good)).toEqual([1]);
  await store.close();
});

test("a server that was killed was away since its last event, and one that beat since then", async () => {
  const folder = newFolder();
  const store = open(folder);
  const id = newId();
  const at = store.now() - 60_000;
  await store.create(newStored(id));
  await store.append(appendOf(id, 1, { events: [moved(2, "1", at)] }));
  await store.close();
  const lastAlive = (time: number) => tamper(folder, `UPDATE alive SET at = ${time}; DELETE FROM outages`);
  const awayAfter = async (time: number) => {
    const again = open(folder);
    const away = again.awayAfter(time);
    await again.close();
    return away;
  };
  lastAlive(at - 5_000);
  expect(await awayAfter(0)).toBeGreaterThanOrEqual(60_000);
  lastAlive(at + 50_000);
  const away = await awayAfter(0);
  expect(away).toBeGreaterThanOrEqual(10_000);
  expect(away).toBeLessThan(59_000);
  lastAlive(at + 3_600_000);
  expect(await awayAfter(0)).toBe(0);
});

test("the time that a sweep believed is remembered from one start to the next", async () => {
  const folder = newFolder();
  const store = open(folder);
  const id = newId();
  await store.create(newStored(id));
  const keep = { waiting: 1_000, playing: 1_000, over: 1_000 };
  await store.expire(keep);
  await store.close();
  const believed = () => {
    const database = openSqlite(join(folder, "online.sqlite"));
    if (!database.ok) throw new Error(database.problem.message);
    const row = database.value.prepare("SELECT believed FROM clock").get();
    database.value.close();
    return Number(row?.believed);
  };
  const first = believed();
  expect(first).toBeGreaterThan(1_000_000);
  tamper(folder, `UPDATE clock SET believed = ${first - 86_400_000}`);
  const again = open(folder);
  await again.expire(keep);
  await again.close();
  expect(believed()).toBeLessThan(first - 86_000_000);
});
