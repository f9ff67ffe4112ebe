import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLineLog } from "../../src/disk/line-log.ts";

function opened(path: string) {
  const log = openLineLog(path);
  if (!log.ok) throw new Error(log.problem.message);
  return log.value;
}

const newPath = () => join(mkdtempSync(join(tmpdir(), "switchyard-log-")), "lines");

test("opening a log removes a line that a crash cut off", () => {
  const path = newPath();
  writeFileSync(path, '"one"\n"twö"\n"thr');
  const { text, append, close } = opened(path);
  expect(text).toBe('"one"\n"twö"\n');
  expect(append(["four"])).toMatchObject({ ok: true });
  close();
  expect(readFileSync(path, "utf8")).toBe('"one"\n"twö"\n["four"]\n');
});

test("a program can't add to a log that another program has added to", () => {
  const path = newPath();
  const [one, two] = [opened(path), opened(path)];
  expect(one.append([1])).toMatchObject({ ok: true });
  expect(two.append([2])).toMatchObject({ problem: { code: "exists" } });
  expect(readFileSync(path, "utf8")).toBe("[1]\n");
});
