/** Each record is a whole file or no file, and no program overwrites another program's record. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RecordFolder, recordFolder } from "../../src/disk/record-folder.ts";
import { traceDisk } from "../support/disk-trace.ts";

let base: string;
let path: string;
let folder: RecordFolder;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "switchyard-records-"));
  path = join(base, "games");
  folder = recordFolder(path, 0o600);
});
afterEach(() => rmSync(base, { recursive: true }));

const done = { ok: true, value: undefined };

test("a record can be created once, read, listed and removed", () => {
  expect(folder.list()).toEqual({ ok: true, value: [] });
  expect(folder.create("b", "two")).toEqual(done);
  expect(folder.create("a", "one")).toEqual(done);
  expect(folder.create("a", "other")).toMatchObject({
    problem: { code: "exists", message: '"a" already exists' },
  });
  expect(folder.read("a")).toEqual({ ok: true, value: "one" });
  expect(folder.list()).toEqual({ ok: true, value: ["a", "b"] });
  expect(statSync(join(path, "a.json")).mode & 0o777).toBe(0o600);
  expect(folder.remove("a")).toEqual(done);
  for (const gone of [folder.remove("a"), folder.read("a")])
    expect(gone).toMatchObject({ problem: { code: "not-found" } });
  expect(readdirSync(path)).toEqual(["b.json"]);
});

test("a program can replace a record only if it has seen the current one", () => {
  folder.create("a", "one");
  expect(folder.replace("a", "one", "two")).toEqual(done);
  expect(folder.replace("a", "one", "three")).toMatchObject({ problem: { code: "exists" } });
  expect(folder.read("a")).toEqual({ ok: true, value: "two" });
  // Fails if the record is already there.
  expect(folder.replace("a", "one", "two")).toEqual(done);
  expect(folder.replace("gone", "one", "two")).toEqual(done);
  expect(readdirSync(path).toSorted()).toEqual(["a.json", "gone.json"]);
});

test("put replaces an existing record", () => {
  for (const text of ["one", "two"]) expect(folder.put("a", text)).toEqual(done);
  expect(folder.read("a")).toEqual({ ok: true, value: "two" });
});

test("creating, replacing and removing a record wait for the disk", async () => {
  const written = ["write .draft", "flush .draft"];
  expect(await traceDisk(() => folder.create("a", "one"))).toEqual([
    ...written,
    "link a.json",
    "flush games",
  ]);
  for (const work of [() => folder.replace("a", "one", "two"), () => folder.put("a", "three")])
    expect(await traceDisk(work)).toEqual([...written, "rename to a.json", "flush games"]);
  expect(await traceDisk(() => folder.remove("a"))).toEqual(["flush games"]);
});

test("a folder's other files don't count as records, and old drafts are removed", () => {
  mkdirSync(path);
  for (const name of ["x y.json", "a.txt", "new.draft", "old.draft"]) writeFileSync(join(path, name), "");
  const secondsAgo = (seconds: number) => Date.now() / 1_000 - seconds;
  utimesSync(join(path, "new.draft"), secondsAgo(86_000), secondsAgo(86_000));
  utimesSync(join(path, "old.draft"), secondsAgo(87_000), secondsAgo(87_000));
  expect(folder.list()).toEqual({ ok: true, value: [] });
  expect(readdirSync(path)).not.toContain("old.draft");
  expect(readdirSync(path)).toContain("new.draft");
});

test("a record that the disk refuses is reported and leaves no draft behind", () => {
  writeFileSync(path, "a file");
  expect(folder.create("a", "one")).toMatchObject({ problem: { code: "cannot-write" } });
  expect(folder.list()).toMatchObject({ problem: { code: "cannot-read" } });
  rmSync(path);
  mkdirSync(join(path, "a.json"), { recursive: true });
  expect(folder.replace("a", "one", "two")).toMatchObject({ ok: false });
  expect(folder.remove("a")).toMatchObject({ problem: { code: "cannot-write" } });
});
