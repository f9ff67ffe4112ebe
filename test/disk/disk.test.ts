import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  codeOf,
  diskError,
  makeFolder,
  readSmallFile,
  removeIfOlder,
  withLock,
} from "../../src/disk/disk.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "switchyard-disk-"));

function abandon(lock: string): void {
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
}

test("removing a file that another process already removed causes no error", () => {
  expect(() => removeIfOlder(join(newFolder(), "gone.draft"), 0)).not.toThrow();
});

test("an abandoned lock is removed without leaving a file behind", () => {
  const folder = newFolder();
  const file = join(folder, "a.json");
  abandon(`${file}.lock`);
  expect(withLock(file, () => readdirSync(folder))).toEqual(["a.json.lock"]);
  expect(readdirSync(folder)).toEqual([]);
});

test("an abandoned lock is left to the process that is removing it", () => {
  const file = join(newFolder(), "a.json");
  const lock = `${file}.lock`;
  abandon(lock);
  const another = () => withLock(file, () => "in", 20);
  withLock(lock, () => expect(another).toThrow("is still locked"));
  expect(existsSync(lock)).toBe(true);
  expect(another()).toBe("in");
});

test("a process that is killed while removing a lock blocks no other process", () => {
  const folder = newFolder();
  const file = join(folder, "a.json");
  abandon(`${file}.lock`);
  abandon(`${file}.lock.lock`);
  expect(withLock(file, () => "in")).toBe("in");
  expect(readdirSync(folder)).toEqual([]);
});

test("a lock is released even if the work fails", () => {
  const folder = newFolder();
  const file = join(folder, "a.json");
  const fault = () => {
    throw new Error("a fault");
  };
  expect(() => withLock(file, fault)).toThrow("a fault");
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder is created with its parents, and an existing folder stays as it is", () => {
  const folder = join(newFolder(), "a", "b");
  for (let count = 0; count < 2; count++) makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(() => makeFolder(join(file, "c"))).toThrow("ENOTDIR");
});

test("a disk error is explained in words, and any other error is thrown", () => {
  const words = ["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EACCES", "EPERM", "ENOTDIR", "ENOENT", "EIO"];
  expect(words.map(diskError)).toEqual([
    "the disk is full",
    "the disk is full",
    "the disk is full",
    "the disk is read-only",
    "permission denied",
    "permission denied",
    "part of the path is a file",
    "the folder doesn't exist",
    "the disk reported EIO",
  ]);
  expect(codeOf(Object.assign(new Error("no"), { code: "EIO" }))).toBe("EIO");
  for (const fault of [new Error("a bug"), "EIO", { code: "EIO" }]) expect(() => codeOf(fault)).toThrow();
});

test("reading a missing file or a device is refused with the reason", () => {
  const folder = newFolder();
  const message = (path: string) => {
    const read = readSmallFile(path, "exam");
    return read.ok ? read.value : read.problem.message;
  };
  writeFileSync(join(folder, "a"), "text");
  expect(message(join(folder, "a"))).toBe("text");
  for (const path of ["b", "a/b"]) expect(message(join(folder, path))).toBe("Can't find the exam.");
  expect(message("/dev/null")).toBe("The exam is a device or a pipe.");
});

test.each([
  ["a folder", (path: string) => mkdirSync(path), "The exam is a folder."],
  [
    "a file above the size limit",
    (path: string) => writeFileSync(path, " ".repeat(2_000_001)),
    "The exam is too large: more than 2 MB.",
  ],
])("reading %s is refused with the reason", (_, make, message) => {
  const path = join(newFolder(), "exam");
  make(path);
  expect(readSmallFile(path, "exam", 2_000_000)).toMatchObject({ problem: { message } });
});
