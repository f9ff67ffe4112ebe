/** Checks with strace what the arena flushes to the disk. */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../../support/cli.ts";
import { findStrace } from "../../support/strace.ts";

test("an arena between built-in players flushes its plan to disk, but not every game", (context) => {
  const strace = findStrace();
  if (typeof strace !== "string") return context.skip(strace.reason);
  const data = newDataFolder();
  const trace = join(data, "trace");
  const program = [process.execPath, "dist/bin/main.js", "arena", "tower-switch"];
  const flags = ["easy", "hard", "--games", "40", "--out", join(data, "run")];
  const tracing = ["-f", "-e", "trace=fsync,fdatasync", "-o", trace];
  expect(spawnSync(strace, [...tracing, ...program, ...flags]).status).toBe(0);
  const syncs = readFileSync(trace, "utf8").match(/f(?:data)?sync\(/g) ?? [];
  expect(syncs.length).toBeGreaterThan(0);
  expect(syncs.length).toBeLessThan(10);
});
