/** Bots that do wrong, in a real arena: each costs itself the game, and nothing else. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { finished, newDataFolder, run, start } from "../support/cli.ts";
import { until } from "../support/until.ts";
import { isAlive } from "./alive.ts";

function bot(fault: string, ...words: readonly string[]): string {
  return ["cmd:node test/arena/faulty-bot.mjs", fault, ...words].join(" ");
}

async function against(fault: string, reason: string) {
  const args = [
    "arena",
    "tower-switch",
    "--a",
    bot(fault),
    "--b",
    "random",
    "--games",
    "2",
    "--openings",
    "0",
    "--time",
    fault === "late" ? "500" : "20000",
  ];
  const { code, out, err } = await run([...args, "--seed", "1", "--json"]);
  expect(err).toBe("");
  expect(code).toBe(0);
  const [a, b] = JSON.parse(out).players;
  return { own: a.total, other: b.total, count: a.total.forfeitsByReason[reason] };
}

test.concurrent.each([
  ["late", "late"],
  ["crashed", "crashed"],
  ["garbled", "garbled"],
  ["flooded", "flooded"],
  ["chatty", "twice"],
  ["illegal", "illegal"],
  ["twice", "twice"],
  ["stale", "stale"],
])("a bot that is %s loses every game as %s", async (fault, reason) => {
  const { own, other, count } = await against(fault, reason);
  expect(count).toBe(2);
  expect(own).toMatchObject({ games: 2, losses: { count: 2 }, forfeits: { count: 2 }, points: 0 });
  expect(other).toMatchObject({ games: 2, wins: { count: 2 }, forfeits: { count: 0 }, points: 2 });
});

test.concurrent("a bot that never answers anything stops the run with what it said", async () => {
  const players = ["--a", "cmd:python3 no-bot.py", "--b", "random", "--games", "2"];
  const { code, err } = await run(["arena", "tower-switch", ...players]);
  expect(code).toBe(1);
  expect(err).toMatch(
    /no-bot\.py cannot play\. The bot ended with exit code 2, after saying: .*no-bot\.py.* Resume with: switchyard arena --resume \w+$/m,
  );
});

test.concurrent("a bot that stays plays all its games in one process, with the seeds of one that does not", async () => {
  const play = async (mode: string, concurrency: string) => {
    const pids = join(newDataFolder(), "pids");
    const bot = `cmd:node test/arena/staying-bot.mjs ${mode} ${pids}`;
    const players = ["--a", bot, "--b", "random", "--games", "12", "--seed", "5", "--time", "20000"];
    const told = await run(["arena", "switch-conquer", ...players, "--concurrency", concurrency, "--json"]);
    expect(told).toMatchObject({ code: 0, err: "" });
    const report = JSON.parse(told.out);
    expect(report.players[0].total).toMatchObject({ games: 12, forfeits: { count: 0 } });
    const started = readFileSync(pids, "utf8").trim().split("\n");
    for (const pid of started) expect(isAlive(Number(pid)), pid).toBe(false);
    const { skill, wins, losses } = report.players[0].total;
    return { processes: started.length, result: JSON.stringify([skill, wins, losses]) };
  };
  const [single, one, three] = await Promise.all([play("goes", "2"), play("stays", "1"), play("stays", "3")]);
  expect([single.processes, one.processes]).toEqual([12, 1]);
  expect(three.processes).toBeLessThanOrEqual(3);
  expect(new Set([single.result, one.result, three.result]).size).toBe(1);
});

test.concurrent("a bot that stayed and then breaks down costs a game, and is started again", async () => {
  const pids = join(newDataFolder(), "pids");
  const bot = `cmd:node test/arena/staying-bot.mjs fails ${pids}`;
  const players = ["--a", bot, "--b", "random", "--games", "6", "--seed", "5", "--time", "20000"];
  const told = await run([
    "arena",
    "tower-switch",
    ...players,
    "--concurrency",
    "1",
    "--openings",
    "0",
    "--json",
  ]);
  const { total } = JSON.parse(told.out).players[0];
  expect(total.forfeitsByReason.crashed).toBe(3);
  expect(total.games).toBe(6);
});

test.concurrent("a bot that will not end is killed with all that it started, and keeps what it won", async () => {
  const pids = join(newDataFolder(), "pids");
  const args = [
    "arena",
    "tower-switch",
    "--a",
    bot("stubborn", pids),
    "--b",
    "random",
    "--games",
    "2",
    "--time",
    "20000",
    "--openings",
    "0",
    "--json",
  ];
  const { code, out } = await run(args);
  expect(code).toBe(0);
  expect(JSON.parse(out).players[0].total).toMatchObject({ games: 2, forfeits: { count: 0 } });
  for (const pid of readFileSync(pids, "utf8").split(" ")) expect(isAlive(Number(pid)), pid).toBe(false);
});

test.concurrent("what a bot started in a session of its own goes with it", async () => {
  const pids = join(newDataFolder(), "pids");
  const players = ["--a", bot("runaway", pids), "--b", "random", "--games", "2", "--time", "20000"];
  expect((await run(["arena", "tower-switch", ...players])).code).toBe(0);
  for (const pid of readFileSync(pids, "utf8").split(" ")) expect(isAlive(Number(pid)), pid).toBe(false);
});

test.concurrent("an arena that is killed takes its bots with it", async () => {
  const pids = join(newDataFolder(), "pids");
  const players = ["--a", bot("stubborn", pids), "--b", "random", "--games", "40", "--time", "20000"];
  const child = start(["arena", "tower-switch", ...players, "--concurrency", "1"], newDataFolder());
  const ended = finished(child);
  await appears(pids);
  child.kill("SIGKILL");
  await ended;
  for (const pid of readFileSync(pids, "utf8").split(" ")) await until(() => !isAlive(Number(pid)));
});

test.concurrent("a stopped arena leaves no bot behind, and can be taken up again", async () => {
  const data = newDataFolder();
  const pids = join(data, "pids");
  const players = ["--a", bot("stubborn", pids), "--b", "random", "--games", "40", "--seed", "3"];
  const child = start(["arena", "tower-switch", ...players, "--concurrency", "1"], data);
  const ended = finished(child);
  await appears(pids);
  child.kill("SIGINT");
  const { code, err } = await ended;
  expect(code).toBe(130);
  for (const pid of readFileSync(pids, "utf8").split(" ")) expect(isAlive(Number(pid)), pid).toBe(false);
  const id = /--resume (\w+)/.exec(err)?.[1] ?? "";
  expect(id).not.toBe("");
});

async function appears(file: string): Promise<void> {
  for (;;) {
    try {
      if (readFileSync(file, "utf8").includes(" ")) return;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test.concurrent("the check tells a bot's author what is wrong", async () => {
  const check = (fault: string) => run(["arena", "tower-switch", "--time", "20000", "--check", bot(fault)]);
  const fine = await check("none");
  expect(fine).toMatchObject({ code: 0, out: expect.stringContaining("The bot is fine.") });
  const crashed = await check("crashed");
  expect(crashed.code).toBe(1);
  expect(crashed.out).toContain("ended with exit code 3, after saying: out of ideas");
  const stubborn = await check("stubborn");
  expect(stubborn.code).toBe(0);
  expect(stubborn.out).toContain("It did not exit");
  const staying = await run([
    "arena",
    "tower-switch",
    "--check",
    "cmd:node test/arena/staying-bot.mjs stays",
  ]);
  expect(staying).toMatchObject({ code: 0, out: expect.stringContaining("The bot is fine.") });
  expect(staying.out).not.toContain("killed");
  const garbled = await check("garbled");
  expect(garbled.out).toContain('"I think I will take one." isn\'t JSON; answer a turn with {"type":"move"');
});
