/** The README's two commands for a fresh machine: one plays, the other runs the tests, and CI runs that one. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const commands = [...readme.matchAll(/^npm ci && .*?(?=\s+#|$)/gm)].map(([command]) => command);

test("the README's commands to play and test install and build the program first", () => {
  expect(commands).toEqual(["npm ci && npm start", "npm ci && npm test"]);
  const { bin, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.start).toBe(`node ${bin.switchyard}`);
  expect(scripts.test).toMatch(/^vitest run /);
  // `npm ci` runs it.
  expect(scripts.prepare).toBe("node scripts/prepare.mjs");
});

test("CI runs the README's test command and the check", () => {
  const lines = readFileSync(".ci/run", "utf8").split("\n");
  expect(lines).toContain(`(${commands[1]})`);
  expect(lines).toContain("npm run check");
});
