/** A run without Chromium, PostgreSQL or other programs skips the tests that need them, and says so. */

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
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

test.each(Object.entries(helpers))(
  "the list in needs.ts has every test file that uses %s",
  (name, helper) => {
    const using = files.filter((file) => file !== "test/repository/needs.process.test.ts");
    const found = using.filter((file) => helper.test(readFileSync(file, "utf8")));
    expect(found.length).toBeGreaterThan(0);
    const listed = needs.find(({ program }) => program.name === name)?.files;
    expect([...(listed ?? [])].toSorted()).toEqual(found.toSorted());
  },
);

/** A machine that has no Chromium and can't install anything. */
const withoutChromium = { CHROMIUM: "/nowhere", SWITCHYARD_TEST_INSTALL: "0" };
const notice = "Skipped without Chromium: test/**/*.browser.test.ts, test/page/*.soak.test.ts. Install it";

test("a test run without Chromium skips the browser tests, says so and passes", () => {
  const env = { ...process.env, ...withoutChromium, CI: "" };
  const words = ["vitest", "run", "--project", "unit", "--project", "browser", "test/core/text.test.ts"];
  const { status, stdout, stderr } = spawnSync("npx", words, { env, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
  expect(stderr).toContain(notice);
});

test("a test run without Chromium fails in CI", async () => {
  for (const [name, value] of Object.entries({ ...withoutChromium, CI: "true" })) vi.stubEnv(name, value);
  const code = process.exitCode;
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    said.mockRestore();
    process.exitCode = code;
  });
  // A fresh load looks for Chromium again.
  vi.resetModules();
  const again = await import("../support/needs.ts");
  again.tellMissing.onTestRunEnd?.([], [], "passed");
  expect(said.mock.calls.join("\n")).toContain(notice);
  expect(process.exitCode).toBe(1);
});
