import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSmallFile, withLock } from "../../src/storage/disk.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "switchyard-disk-"));

function abandon(lock: string): void {
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
}

test("an abandoned lock is broken, and nothing is left behind", () => {
  const folder = newFolder();
  const file = join(folder, "a.json");
  abandon(`${file}.lock`);
  expect(withLock(file, () => readdirSync(folder))).toEqual(["a.json.lock"]);
  expect(readdirSync(folder)).toEqual([]);
});

test("an abandoned lock is left to the process that is breaking it", () => {
  const file = join(newFolder(), "a.json");
  const lock = `${file}.lock`;
  abandon(lock);
  const another = () => withLock(file, () => "in", 20);
  withLock(lock, () => expect(another).toThrow("is in the way"));
  expect(existsSync(lock)).toBe(true);
  expect(another()).toBe("in");
});

test("a process that was killed while it broke a lock is in nobody's way", () => {
  const folder = newFolder();
  const file = join(folder, "a.json");
  abandon(`${file}.lock`);
  abandon(`${file}.lock.lock`);
  expect(withLock(file, () => "in")).toBe("in");
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["a folder", (path: string) => mkdirSync(path), "The exam is a folder."],
  [
    "a large file",
    (path: string) => writeFileSync(path, " ".repeat(2_000_001)),
    "The exam is too large: more than 2 MB.",
  ],
])("%s is refused for what it is", (_, make, message) => {
  const path = join(newFolder(), "exam");
  make(path);
  expect(readSmallFile(path, "exam", 2_000_000)).toMatchObject({ problem: { message } });
});
