/** The store handles damaged, missing, locked and old files. */

import {
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
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabaseFile, openFileBesideServer } from "../../../src/server/store/sqlite/database-file.ts";
import { openSqliteFile } from "../../../src/server/store/sqlite/schema.ts";
import { openOperatorStore, openSqliteStore } from "../../../src/server/store/sqlite/sqlite-store.ts";
import { must } from "../../support/must.ts";
import { appendOf, moved, newId, newStored, versionsOf } from "./match-store-suite.ts";
import { openStoreIn } from "./open-sqlite.ts";

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

const note = (error: unknown) => void errors.push(error);
const openStore = (folder: string) => openSqliteStore({ folder, onError: note });
const open = (folder: string) => openStoreIn(folder, note);

const openFile = (folder: string) => must(openSqliteFile(join(folder, "online.sqlite")));

/** Runs SQL without any store noticing. */
function tamper(folder: string, sql: string): void {
  const database = openFile(folder);
  database.exec(sql);
  database.close();
}

/** A folder with some games, in a file of several pages. */
async function someGames(): Promise<string> {
  const folder = newFolder();
  const store = open(folder);
  await Promise.all(Array.from({ length: 60 }, () => store.create(newStored(newId()))));
  await store.close();
  return folder;
}

test("a store with a damaged page says it's ready only if it can store a game", async () => {
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
      expect(store.problem.message).toMatch(/are damaged \(.*\)\. Restore a backup/);
      seen.refused++;
      continue;
    }
    const before = await store.value.isReady();
    const created = await store.value.create(newStored(newId()));
    const counted = await store.value.countOpen("network");
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

test("only one server can open the games, but an operator can open them at the same time", async () => {
  const folder = newFolder();
  const operate = () => openOperatorStore({ folder, onError: () => {} });
  expect(operate()).toMatchObject({ problem: { code: "not-found" } });
  const store = open(folder);
  expect(openStore(folder)).toMatchObject({
    problem: { code: "exists", message: expect.stringContaining("Another Switchyard server is using") },
  });
  const beside = operate();
  expect(beside).toMatchObject({ ok: true });
  if (beside.ok) await beside.value.close();
  await store.close();
  tamper(folder, "PRAGMA user_version = 2");
  expect(operate()).toMatchObject({ problem: { code: "other-version" } });
});

test.each([
  [99, "a newer version of Switchyard (format 99). This version reads format 4"],
  [2, "an older version of Switchyard (format 2). This version reads format 4"],
])("a store refuses games of format %i and leaves them unchanged", async (version, sentence) => {
  const folder = newFolder();
  const id = newId();
  const store = open(folder);
  await store.create(newStored(id));
  await store.close();
  tamper(folder, `PRAGMA user_version = ${version}`);
  expect(openStore(folder)).toMatchObject({
    problem: { code: "other-version", message: expect.stringContaining(sentence) },
  });
  tamper(folder, "PRAGMA user_version = 4");
  const again = open(folder);
  expect(await versionsOf(again, id)).toEqual([1]);
  await again.close();
});

test("a store whose folder can't be created is refused with a sentence", () => {
  for (const folder of ["/proc/x", "/proc/x/y/z"]) {
    const message = `Couldn't open the online games in ${folder}: the folder doesn't exist.`;
    expect(openStore(folder)).toMatchObject({ problem: { message: expect.stringContaining(message) } });
  }
});

test("every commit waits for the disk, even an operator's commit", () => {
  const folder = newFolder();
  for (const opening of [openDatabaseFile, openFileBesideServer]) {
    const { database, close } = must(opening(folder));
    expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
    expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(database.prepare("PRAGMA busy_timeout").get()).toEqual({ timeout: 2_000 });
    close();
  }
});

test("only the owner can read the games", async () => {
  const folder = newFolder();
  const modeOf = (name = "") => statSync(join(folder, name)).mode & 0o777;
  const store = open(folder);
  expect([modeOf(), modeOf("online.sqlite"), modeOf("online.sqlite-wal"), modeOf("online.lock")]).toEqual([
    0o700, 0o600, 0o600, 0o600,
  ]);
  await store.close();
});

test("a store whose file or log is gone acknowledges nothing and keeps earlier games", async () => {
  const folder = newFolder();
  const elsewhere = newFolder();
  const file = join(elsewhere, "real.sqlite");
  writeFileSync(file, "", { mode: 0o600 });
  // If the path is a link, the log is next to the file it points to.
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

test("a game with broken events can't be read, but all others can", async () => {
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

test("the outage of a killed server begins at its last event or heartbeat", async () => {
  const folder = newFolder();
  const store = open(folder);
  const id = newId();
  expect(store.awayAfter(0), "a new store knows of no outage").toBe(0);
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

test("an outage counts once even if the server is killed again right afterward", async () => {
  const [folder, copy] = [newFolder(), newFolder()];
  await open(folder).close();
  tamper(folder, "UPDATE alive SET at = at - 60000; DELETE FROM outages");
  const store = open(folder);
  expect(store.awayAfter(0)).toBeGreaterThanOrEqual(60_000);
  // The files that a killed server leaves behind.
  for (const name of ["online.sqlite", "online.sqlite-wal"])
    copyFileSync(join(folder, name), join(copy, name));
  const again = open(copy);
  expect(again.awayAfter(0)).toBeLessThan(70_000);
  await Promise.all([store.close(), again.close()]);
});

test("a full store has room again after games are deleted", async () => {
  const store = open(newFolder());
  const before = Number(await store.size());
  const ids = Array.from({ length: 200 }, newId);
  await Promise.all(ids.map((id) => store.create(newStored(id))));
  expect(await store.size()).toBeGreaterThan(3 * before);
  await Promise.all(ids.map((id) => store.remove(id)));
  expect(await store.size()).toBeLessThan(2 * before);
  await store.close();
});

test("a write waits for another process's lock without holding up other work", async () => {
  const folder = newFolder();
  const store = open(folder);
  const lock = openFile(folder);
  lock.exec("BEGIN IMMEDIATE");
  const written = store.create(newStored(newId()));
  const asked = performance.now();
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done, 10));
  expect(performance.now() - asked).toBeLessThan(1_500);
  lock.exec("ROLLBACK");
  expect(await written).toBe("stored");
  lock.exec("BEGIN IMMEDIATE");
  expect(await store.create(newStored(newId()))).toBe("unavailable");
  lock.close();
  await store.close();
});

test("a store that failed to write isn't ready until it can write again", async () => {
  const folder = newFolder();
  const store = open(folder);
  tamper(folder, "CREATE TRIGGER full BEFORE INSERT ON matches BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  expect(await store.create(newStored(newId()))).toBe("unavailable");
  const lock = openFile(folder);
  lock.exec("BEGIN IMMEDIATE");
  expect(await store.isReady()).toBe(false);
  lock.exec("ROLLBACK");
  expect(await store.isReady()).toBe(true);
  lock.close();
  await store.close();
});

describe("old games", () => {
  const [hour, day] = [3_600_000, 86_400_000];
  const keep = { anyone: day, waiting: 2 * day, playing: 60 * day, over: 365 * day };
  /** Longer than an unfinished game is kept. */
  const tooLong = 61 * day;

  async function withClockAhead(ms: number, work: () => Promise<void>): Promise<void> {
    const real = performance.now.bind(performance);
    performance.now = () => real() + ms;
    try {
      await work();
    } finally {
      performance.now = real;
    }
  }

  async function addGame(folder: string): Promise<void> {
    const store = open(folder);
    const match = newStored(newId(), { phase: "playing" });
    await store.create({ ...match, events: match.events.map((event) => ({ ...event, at: store.now() })) });
    await store.close();
  }

  /** Starts a server that deletes old games. Returns how many it deleted. */
  async function sweep(folder: string): Promise<unknown> {
    const store = open(folder);
    const swept = await store.expire(keep);
    await store.close();
    return swept;
  }

  test("are deleted in slices, so moves come between them", async () => {
    const store = open(newFolder());
    const events = newStored("m").events.map((event) => ({ ...event, at: store.now() - tooLong }));
    const old = Array.from({ length: 1_200 }, () => newStored(newId(), { phase: "playing", events }));
    await Promise.all([newStored("busy"), ...old].map((match) => store.create(match)));
    const ended: unknown[] = [];
    const swept = store.expire(keep).then((count) => ended.push(count));
    const answer = store.append(appendOf("busy", 1)).then((stored) => ended.push(stored));
    await Promise.all([swept, answer]);
    expect(ended).toEqual(["stored", 1_200]);
    await store.close();
  });

  test("stay while the clock is far ahead, however often the server starts", async () => {
    const folder = newFolder();
    await addGame(folder);
    expect(await sweep(folder)).toBe(0);
    await withClockAhead(tooLong, async () => {
      for (let start = 0; start < 2; start++) {
        await addGame(folder);
        expect(await sweep(folder)).toBe(0);
      }
    });
  });

  test("are deleted once an earlier sweep proves that the clock is right", async () => {
    const folder = newFolder();
    await withClockAhead(-tooLong, () => addGame(folder));
    // Without an earlier sweep, the store can't tell whether the clock is 61 days ahead.
    expect(await sweep(folder)).toBe(0);
    tamper(folder, `UPDATE clock SET believed = ${Date.now() - hour}`);
    expect(await sweep(folder)).toBe(1);
  });
});
