/** A command loads only the code it needs. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** The text of every module that the command loaded, according to Node's coverage. */
function loadedBy(args: readonly string[], input: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-loaded-"));
  const env = { ...process.env, NODE_V8_COVERAGE: folder, SWITCHYARD_DATA: join(folder, "data") };
  const run = spawnSync(process.execPath, [resolve("dist/bin/main.js"), ...args], { input, env });
  expect(run.status).toBe(0);
  const reports = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const urls = reports.flatMap((name): readonly string[] =>
    JSON.parse(readFileSync(join(folder, name), "utf8")).result.map((script: { url: string }) => script.url),
  );
  return urls.filter((url) => url.startsWith("file:")).map((url) => readFileSync(fileURLToPath(url), "utf8"));
}

const marks = (texts: readonly string[], mark: string) => texts.filter((text) => text.includes(mark)).length;

test("a game at the terminal loads neither the agents' server nor the arena", () => {
  const play = loadedBy(["play", "tower-switch", "--blocks", "1"], "1\n");
  expect(play.length).toBeGreaterThan(1);
  expect(marks(play, "modelcontextprotocol")).toBe(0);
  expect(marks(play, "class BotProcess")).toBe(0);
  expect(marks(loadedBy(["mcp"], ""), "modelcontextprotocol")).toBeGreaterThan(0);
});
