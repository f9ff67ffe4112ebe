/** `npm start` after an edit runs the edited program. */

import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";

const parts = [
  "src",
  "scripts",
  "dist",
  "package.json",
  "rolldown.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

function copyOfCheckout(): string {
  const folder = newDataFolder();
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

function start(cwd: string) {
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const options = { cwd, env: { ...process.env, PATH }, encoding: "utf8" } as const;
  const prepared = spawnSync(process.execPath, ["scripts/start.mjs"], options);
  const { stdout } = spawnSync(process.execPath, ["dist/bin/main.js", "--version"], options);
  return { code: prepared.status, said: prepared.stderr, version: stdout.trim() };
}

test("npm start builds a changed source again, and refuses one that doesn't build", () => {
  const folder = copyOfCheckout();
  const unchanged = start(folder);
  expect(unchanged).toMatchObject({ code: 0, said: "" });
  const file = join(folder, "src/core/program.ts");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.replace(`"${unchanged.version}"`, '"99.1.2"'));
  expect(start(folder)).toEqual({
    code: 0,
    said: "The source has changed. Building it again.\n",
    version: "99.1.2",
  });
  writeFileSync(file, `${source}const =`);
  const broken = start(folder);
  expect(broken.code).toBe(1);
  expect(broken.said).toContain("The build failed, so the program can't start.");
  rmSync(join(folder, "dist/page"), { recursive: true });
  expect(start(folder)).toMatchObject({ code: 1, said: expect.stringContaining("Run npm ci") });
});
