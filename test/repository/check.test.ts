/** `npm run check` runs all its tools and reports every failure. */

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function check(...commands: readonly string[]) {
  const { status, stdout } = spawnSync("node", ["scripts/check.mjs", ...commands], { encoding: "utf8" });
  return { status, lines: stdout.trim().split("\n") };
}

test("check prints every failing tool's output and names the tools in the last line", () => {
  const { status, lines } = check("echo one && exit 3", "echo fine", "echo two >&2 && exit 1");
  expect(status).toBe(1);
  expect(lines).toEqual(expect.arrayContaining(["one", "two"]));
  expect(lines).not.toContain("fine");
  expect(lines.at(-1)).toMatch(/^Failed: /);
  expect(lines.at(-1)).toContain("echo one && exit 3");
  expect(lines.at(-1)).toContain("echo two >&2 && exit 1");
});

test("check succeeds if every tool succeeds", () => {
  expect(check("true", "echo fine")).toEqual({ status: 0, lines: ["All 2 checks passed."] });
});
