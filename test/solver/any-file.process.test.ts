/** Runs the checker as a program on files that aren't certificates. certificates.sweep.process.test.ts has more of them. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the checker answers any file with one sentence and no traceback", () => {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-files-"));
  const write = (name: string, data: string) => {
    writeFileSync(join(folder, name), data);
    return join(folder, name);
  };
  const files = [
    folder,
    join(folder, "miss\u001b[2Jing"),
    "/dev/zero",
    write("huge", `{"certificate":${" ".repeat(33_000_000)}1}`),
    write("deep", `{"certificate":1,"game":${"[".repeat(100_000)}${"]".repeat(100_000)}}`),
  ];
  for (const file of files) {
    const { status, stdout, stderr } = spawnSync("python3", ["-B", "examples/check_certificate.py", file], {
      encoding: "utf8",
    });
    expect([file, status, stderr]).toEqual([file, 2, ""]);
    expect(stdout).toMatch(/^Not a certificate: [ -~]+\.\n$/);
  }
  rmSync(folder, { recursive: true });
});

test.each([
  ["a full disk", "> /dev/full", "No space left on device"],
  ["a closed output", ">&-", "standard output is closed"],
  ["a full disk for everything", "> /dev/full 2>&1", ""],
])("the checker has its own exit code for %s", (_name, redirect, why) => {
  const command = `python3 -B examples/check_certificate.py README.md ${redirect}`;
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  expect([status, stdout]).toEqual([3, ""]);
  expect(stderr).toBe(why === "" ? "" : `Couldn't print the answer: ${why}.\n`);
});
