/** An arena that ends early takes its bots with it. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { finished, newDataFolder, start } from "../support/cli.ts";
import { until } from "../support/until.ts";
import { areGone, faultyBot, isAlive, pidsIn } from "./bot-processes.ts";

/** Sends the signal to an arena once its stubborn bot and the bot's child run. */
async function stopArena(signal: NodeJS.Signals) {
  const data = newDataFolder();
  const pids = join(data, "pids");
  const players = ["--a", faultyBot("stubborn", pids), "--b", "random", "--games", "40", "--time", "20000"];
  const child = start(["arena", "tower-switch", ...players, "--concurrency", "1"], data);
  const ended = finished(child);
  await until(() => pidsIn(pids).length === 2);
  child.kill(signal);
  return { pids, ...(await ended) };
}

test.concurrent("an arena that is killed takes its bots with it", async () => {
  const { pids } = await stopArena("SIGKILL");
  for (const pid of pidsIn(pids)) await until(() => !isAlive(pid));
});

test.concurrent("an interrupted arena leaves no bot behind, and says how to resume it", async () => {
  const { pids, code, err } = await stopArena("SIGINT");
  expect(code).toBe(130);
  expect(areGone(pids)).toBe(2);
  expect(err).toMatch(/--resume \w+/);
});
