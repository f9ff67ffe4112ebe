/** What `restore` takes for a whole copy, and what a file behind a link is watched for. */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MatchStore } from "../../src/storage/match-store.ts";
import { backUp, restore } from "../../src/storage/sqlite/backup.ts";
import { openSqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { appendOf, newId, newStored } from "./match-store-suite.ts";

let folder: string;
let games: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-backup-"));
  games = join(folder, "games");
});

afterEach(() => rmSync(folder, { recursive: true }));

function open(): MatchStore {
  const opened = openSqliteStore({ folder: games, onError: () => {} });
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value;
}

/** Where the id stands on a page of an index, which begins with the number 10. */
function placeInIndex(bytes: Buffer, id: string): number {
  const pageSize = bytes.readUInt16BE(16);
  let at = bytes.indexOf(id);
  while (at !== -1 && bytes[at - (at % pageSize)] !== 10) at = bytes.indexOf(id, at + 1);
  return at;
}

test("a copy whose index does not belong to its table is refused, and the games stay", async () => {
  const store = open();
  const ids = [newId(), newId()];
  for (const id of ids) await store.create(newStored(id));
  await store.close();
  const copy = join(folder, "copy");
  expect(backUp(games, copy)).toEqual({ ok: true, value: 2 });
  const bytes = readFileSync(copy);
  const at = placeInIndex(bytes, ids[0] ?? "");
  expect(at).toBeGreaterThan(0);
  bytes[at + 1] = "7".charCodeAt(0);
  writeFileSync(copy, bytes);
  expect(await restore(copy, games, "replaced")).toMatchObject({
    ok: false,
    problem: { code: "cannot-read" },
  });
  expect(readdirSync(games)).not.toContain("replaced");
});

test("what a restore replaces is kept, and opens again in its place", async () => {
  const store = open();
  const [first, second] = [newId(), newId()];
  await store.create(newStored(first));
  await store.close();
  const copy = join(folder, "copy");
  expect(backUp(games, copy)).toMatchObject({ ok: true });
  const later = open();
  await later.create(newStored(second));
  await later.close();
  expect(await restore(copy, games, "replaced")).toEqual({ ok: true, value: 1 });
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

test("the log of games behind a link is watched where it is", async () => {
  const elsewhere = join(folder, "elsewhere");
  for (const path of [games, elsewhere]) mkdirSync(path, { mode: 0o700 });
  const file = join(elsewhere, "real.sqlite");
  writeFileSync(file, "", { mode: 0o600 });
  symlinkSync(file, join(games, "online.sqlite"));
  const store = open();
  const id = newId();
  expect(await store.create(newStored(id))).toBe("stored");
  expect(existsSync(`${file}-wal`)).toBe(true);
  rmSync(`${file}-wal`);
  expect(await store.append(appendOf(id, 1))).toBe("unavailable");
  expect(await store.isReady()).toBe(false);
  await store.close();
});
