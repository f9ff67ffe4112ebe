/** `backup` copies everything, and `restore` accepts only complete copies. */

import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore } from "../../../src/server/store/sqlite/backup.ts";
import { openSqliteFile } from "../../../src/server/store/sqlite/schema.ts";
import { traceDisk } from "../../support/disk-trace.ts";
import { must } from "../../support/must.ts";
import { newId, newStored } from "./match-store-suite.ts";
import { openStoreIn } from "./open-sqlite.ts";

let folder: string;
let games: string;
let copy: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-backup-"));
  [games, copy] = [join(folder, "games"), join(folder, "copy")];
});

afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openStoreIn(games);

async function storeGames(...ids: readonly string[]): Promise<void> {
  const store = open();
  for (const id of ids) await store.create(newStored(id));
  await store.close();
}

/** Finds the id on a page of an index. Such a page begins with the number 10. */
function placeInIndex(bytes: Buffer, id: string): number {
  const pageSize = bytes.readUInt16BE(16);
  let at = bytes.indexOf(id);
  while (at !== -1 && bytes[at - (at % pageSize)] !== 10) at = bytes.indexOf(id, at + 1);
  return at;
}

test("a restore refuses a backup whose index doesn't match its table and keeps the games", async () => {
  const id = newId();
  await storeGames(id, newId());
  expect(backUp(games, copy)).toEqual({ ok: true, value: 2 });
  const bytes = readFileSync(copy);
  const at = placeInIndex(bytes, id);
  expect(at).toBeGreaterThan(0);
  bytes[at + 1] = "7".charCodeAt(0);
  writeFileSync(copy, bytes);
  expect(await restore(copy, games, "replaced")).toMatchObject({
    ok: false,
    problem: { code: "cannot-read" },
  });
  expect(readdirSync(games)).not.toContain("replaced");
});

test("a restore sets aside the games that it replaces so that they can be restored", async () => {
  const [first, second] = [newId(), newId()];
  await storeGames(first);
  expect(backUp(games, copy)).toMatchObject({ ok: true });
  await storeGames(second);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(games, 12_345, 12_345);
  expect(await restore(copy, games, "replaced")).toEqual({ ok: true, value: 1 });
  expect(statSync(join(games, "online.sqlite")).uid).toBe(asRoot ? 12_345 : process.getuid?.());
  expect(await restore(join(games, "replaced"), games, "older")).toEqual({ ok: true, value: 2 });
  const again = open();
  expect(await again.versions([first, second])).toEqual(
    new Map([
      [first, 1],
      [second, 1],
    ]),
  );
  await again.close();
});

test("an impossible backup or restore is refused with the reason", async () => {
  const says = (text: string) => ({ ok: false, problem: { message: expect.stringContaining(text) } });
  expect(backUp(games, copy)).toMatchObject(says(`There are no online games in ${games}.`));
  expect(await restore(copy, games, "replaced")).toMatchObject(says(`Can't find the file ${copy}.`));
  const store = open();
  await store.create(newStored(newId()));
  expect(backUp(games, copy)).toEqual({ ok: true, value: 1 });
  expect(backUp(games, copy)).toMatchObject(says("already exists"));
  expect(await restore(copy, games, "replaced")).toMatchObject(says("Another Switchyard server is using"));
  expect(backUp(games, join(folder, "nowhere", "copy"))).toMatchObject(says("the folder doesn't exist"));
  await store.close();
  chmodSync(copy, 0o644);
  expect(await restore(copy, games, "replaced")).toEqual({ ok: true, value: 1 });
  expect(statSync(join(games, "online.sqlite")).mode & 0o777).toBe(0o600);
  expect(readdirSync(games).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a restore compares the whole checksum", async () => {
  await open().close();
  expect(backUp(games, copy)).toEqual({ ok: true, value: 0 });
  const [checksum = ""] = readFileSync(`${copy}.sha256`, "utf8").split(" ");
  const other = checksum.endsWith("0") ? "1" : "0";
  writeFileSync(`${copy}.sha256`, `${checksum.slice(0, -1)}${other}  copy\n`);
  expect(await restore(copy, games, "replaced")).toMatchObject({
    problem: { message: expect.stringContaining("has changed since it was backed up") },
  });
  writeFileSync(`${copy}.sha256`, `${checksum}  copy\n`);
  expect(await restore(copy, games, "replaced")).toEqual({ ok: true, value: 0 });
});

test.each([
  ["of a newer version", "PRAGMA user_version = 99"],
  ["of an older version", "PRAGMA user_version = 2"],
  ["without a version", "PRAGMA user_version = 0"],
])("a restore refuses a backup %s", async (_, sql) => {
  await open().close();
  expect(backUp(games, copy)).toEqual({ ok: true, value: 0 });
  const database = must(openSqliteFile(copy));
  database.exec(sql);
  database.close();
  rmSync(`${copy}.sha256`);
  expect(await restore(copy, games, "replaced")).toMatchObject({
    problem: {
      code: "cannot-read",
      message: expect.stringContaining("is damaged, or from another version of Switchyard"),
    },
  });
  writeFileSync(copy, "This is no database, but a text that is long enough to be looked at.".repeat(20));
  expect(await restore(copy, games, "replaced")).toMatchObject({
    problem: { code: "cannot-read", message: "copy isn't a backup of online games." },
  });
});

test("a restore refuses a backup in which a single bit has changed", async () => {
  await storeGames(newId());
  backUp(games, copy);
  const bytes = readFileSync(copy);
  const name = bytes.indexOf("Ann");
  bytes.writeUInt8(bytes.readUInt8(name) ^ 1, name);
  writeFileSync(copy, bytes);
  expect(await restore(copy, games, "replaced")).toMatchObject({
    problem: { code: "cannot-read", message: "copy has changed since it was backed up. Use another backup." },
  });
  bytes.writeUInt8(bytes.readUInt8(name) ^ 1, name);
  writeFileSync(copy, bytes);
  expect(await restore(copy, games, "replaced")).toEqual({ ok: true, value: 1 });
});

test("a restore sets damaged games aside with their log", async () => {
  await open().close();
  expect(backUp(games, copy)).toMatchObject({ ok: true });
  writeFileSync(join(games, "online.sqlite"), "damaged");
  writeFileSync(join(games, "online.sqlite-wal"), "what was not written");
  expect(await restore(copy, games, "replaced")).toEqual({ ok: true, value: 0 });
  expect(readFileSync(join(games, "replaced"), "utf8")).toBe("damaged");
  expect(readFileSync(join(games, "replaced-wal"), "utf8")).toBe("what was not written");
  await open().close();
});

test("backups and restored games are flushed to disk before they're renamed", async () => {
  await storeGames(newId());
  const backingUp = await traceDisk(() => backUp(games, copy));
  expect(backingUp).toEqual(["flush .part", "rename to copy", `flush ${basename(folder)}`, "write "]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const restoring = await traceDisk(() => restore(copy, games, "replaced"));
  expect(restoring).toEqual(["link replaced", "flush .part", "rename to online.sqlite", "flush games"]);
  expect(readdirSync(games).toSorted()).toEqual(["online.lock", "online.sqlite", "replaced"]);
});
