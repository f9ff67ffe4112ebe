/** Long work in its own process: it can be stopped, and ends when no one reads it. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newDataFolder, start } from "../support/cli.ts";
import { until } from "../support/until.ts";

test("Ctrl-C stops a long computation right away", async () => {
  const child = start(["solve", "factor-frenzy", "--max", "25"], newDataFolder());
  const ended = new Promise((resolve) => child.on("close", resolve));
  await until(() => listensForSignals(child.pid));
  child.kill("SIGINT");
  expect(await ended).toBe(130);
});

/** True if Linux says that the process listens for signals. SIGHUP comes last, and Node itself ignores it. */
function listensForSignals(pid: number | undefined): boolean {
  const caught = /SigCgt:\s*(\w+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
  return (BigInt(`0x${caught}`) & 1n) !== 0n;
}

test("the engine ends silently when its reader goes away", async () => {
  const child = start(["engine"], newDataFolder());
  child.stdout.destroy();
  child.stdin.on("error", () => {});
  child.stdin.write('{"op":"games"}\n'.repeat(50_000));
  const errors: string[] = [];
  child.stderr.on("data", (chunk) => errors.push(String(chunk)));
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect([errors.join(""), code]).toEqual(["", 1]);
});
