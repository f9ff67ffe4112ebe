/** In an arena, a faulty bot loses its game, and nothing else happens. When an arena ends, so do its bots. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { finished, newDataFolder, start } from "../../support/cli.ts";
import { run } from "../../support/program.ts";
import { until } from "../../support/until.ts";
import { faultyBot, goneOf, pidsIn } from "./bot-processes.ts";

/** Runs a bot in the arena, by default against random moves, and returns what the arena prints. */
async function playBot(bot: string, words: string, against = "random") {
  const [game = "", ...flags] = words.split(" ");
  const { code, out, err } = await run(["arena", game, bot, against, "--time", "20000", "--json", ...flags]);
  expect([code, err]).toEqual([0, ""]);
  const { players, forfeits } = JSON.parse(out);
  return { own: players[0], other: players[1], forfeits };
}

/** The games forfeited for this reason, which must be the only reason. */
function gamesLostBy(
  reason: string,
  forfeits: readonly { readonly reason: string; readonly games: number }[],
) {
  expect(new Set(forfeits.map((forfeit) => forfeit.reason))).toEqual(new Set([reason]));
  return forfeits.reduce((sum, { games }) => sum + games, 0);
}

test.each([
  ["answers too late", "late", "late"],
  ["crashes", "crashed", "crashed"],
  ["writes garbled lines", "garbled", "garbled"],
  ["floods the arena with output", "flooded", "flooded"],
  ["answers a thousand times", "garbled", "chatty"],
  ["makes illegal moves", "illegal", "illegal"],
  ["answers twice", "garbled", "twice"],
  ["answers an old turn", "garbled", "stale"],
])("a bot that %s forfeits every game with the reason %s", async (_does, reason, fault) => {
  const time = fault === "late" ? " --time 500" : "";
  const { own, other, forfeits } = await playBot(
    faultyBot(fault),
    `tower-switch --games 2 --start standard --seed 1${time}`,
  );
  expect(own).toMatchObject({ games: 2, losses: { count: 2 }, forfeits: { count: 2 }, points: 0 });
  expect(gamesLostBy(reason, forfeits)).toBe(2);
  expect(other).toMatchObject({ games: 2, wins: { count: 2 }, forfeits: { count: 0 }, points: 2 });
});

test("a bot that writes during its opponent's turn forfeits, not the opponent", async () => {
  const words = "tower-switch --games 2 --start standard --seed 1";
  const { own, other } = await playBot(faultyBot("unasked"), words, faultyBot("slow"));
  expect(own).toMatchObject({ games: 2, forfeits: { count: 2 }, points: 0 });
  expect(other).toMatchObject({ games: 2, wins: { count: 2 }, forfeits: { count: 0 } });
});

test("a bot that can't be started stops the arena, which prints the bot's error", async () => {
  const words = "arena tower-switch cmd:no-such-program easy --games 2";
  const { code, err } = await run(words.split(" "));
  expect(code).toBe(1);
  expect(err).toMatch(
    /cmd:no-such-program can't play\. The bot exited with code 127, after writing to standard error: .*not found.* To resume, run the same command with --out \S+$/m,
  );
});

test("a bot plays each game in its own process, and the same seed gives the same games", async () => {
  const play = async (concurrency: number) => {
    const pids = join(newDataFolder(), "pids");
    const bot = `cmd:node test/measure/arena/seeded-bot.mjs plays ${pids}`;
    const { own } = await playBot(bot, `switch-conquer --games 6 --seed 5 --concurrency ${concurrency}`);
    expect(own).toMatchObject({ games: 6, forfeits: { count: 0 } });
    expect(await goneOf(pids)).toBe(6);
    return JSON.stringify([own.skill, own.wins, own.losses]);
  };
  expect(await play(1)).toBe(await play(3));
});

test("a bot that can't be started for some games forfeits just those", async () => {
  const pids = join(newDataFolder(), "pids");
  const { own, forfeits } = await playBot(
    `cmd:node test/measure/arena/seeded-bot.mjs fails ${pids}`,
    "tower-switch --games 6 --seed 5 --concurrency 1 --start standard",
  );
  expect(own).toMatchObject({ games: 6, forfeits: { count: 3 } });
  expect(gamesLostBy("crashed", forfeits)).toBe(3);
});

test("a bot that doesn't exit is killed with its child processes and keeps its wins", async () => {
  const pids = join(newDataFolder(), "pids");
  const { own } = await playBot(faultyBot("stubborn", pids), "tower-switch --games 2 --start standard");
  expect(own).toMatchObject({ games: 2, forfeits: { count: 0 } });
  expect(await goneOf(pids)).toBe(2);
});

test("the arena tells a bot's author what is wrong", async () => {
  const detailsOf = async (fault: string) => {
    const { forfeits } = await playBot(faultyBot(fault), "tower-switch --games 2 --start standard --seed 1");
    return JSON.stringify(forfeits);
  };
  expect(await detailsOf("none")).toBe("[]");
  expect(await detailsOf("crashed")).toContain(
    "exited with code 3, after writing to standard error: out of ideas",
  );
  expect(await detailsOf("garbled")).toContain("I think I will take one.");
});

/** Sends the signal to an arena once its stubborn bot and the bot's child are running. */
async function stopArena(signal: NodeJS.Signals) {
  const data = newDataFolder();
  const pids = join(data, "pids");
  const players = [faultyBot("stubborn", pids), "random", "--games", "40", "--time", "20000"];
  const child = start(["arena", "tower-switch", ...players, "--concurrency", "1"], data);
  const ended = finished(child);
  await until(() => pidsIn(pids).length === 2);
  child.kill(signal);
  return { pids, ...(await ended) };
}

test.concurrent("a killed arena leaves no bot running", async () => {
  const { pids } = await stopArena("SIGKILL");
  await goneOf(pids);
});

test.concurrent("an interrupted arena stops its bots and prints how to resume", async () => {
  const { pids, code, err } = await stopArena("SIGINT");
  expect(code).toBe(130);
  expect(await goneOf(pids)).toBe(2);
  expect(err).toMatch(/To resume, run the same command with --out \S+/);
});
