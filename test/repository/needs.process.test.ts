/** What the tests need besides Node, and what a run does without it. */

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { needs } from "../support/needs.ts";

const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".process.test.ts"))
  .map((file) => join("test", file));

const helpers = {
  PostgreSQL: /support\/postgres\.ts|postgresPrograms/,
  nginx: /nginxProgram/,
  "Python 3": /python3|support\/(?:checker|forge)\.ts|examplesOf/,
  strace: /support\/strace\.ts/,
};

test.each(Object.entries(helpers))("the files that use %s are those in the table", (name, helper) => {
  const using = files.filter((file) => file !== "test/repository/needs.process.test.ts");
  const found = using.filter((file) => helper.test(readFileSync(file, "utf8")));
  expect(found.length).toBeGreaterThan(0);
  const listed = needs.find(({ program }) => program.name === name)?.files;
  expect([...(listed ?? [])].toSorted()).toEqual(found.toSorted());
});

/** A small part of the tests, on a machine that has no Chromium and may install nothing. */
function runWithoutChromium(ci: string) {
  const env = { ...process.env, CHROMIUM: "/nowhere", SWITCHYARD_TEST_INSTALL: "0", CI: ci };
  const words = ["vitest", "run", "--project", "unit", "--project", "browser", "test/core/text.test.ts"];
  return spawnSync("npx", words, { env, encoding: "utf8" });
}

test("what cannot run is named with its remedy, and fails in CI alone", () => {
  const { status, stdout, stderr } = runWithoutChromium("");
  expect(status, stdout + stderr).toBe(0);
  expect(stderr).toContain("Skipped without Chromium: test/**/*.browser.test.ts, test/web/*.soak.test.ts. Install it");
  expect(runWithoutChromium("true").status).toBe(1);
});
