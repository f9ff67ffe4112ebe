/** The arena's seeds, seats, transcripts and reports, tested with our own players. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readMatch } from "../../../src/core/record-reader.ts";
import { games } from "../../../src/games/index.ts";
import type { ArenaReport } from "../../../src/measure/arena/report.ts";
import { newDataFolder } from "../../support/cli.ts";
import { run } from "../../support/program.ts";

/** Runs an arena and returns its report. The words are split at spaces, and `more` is added as it is. */
async function report(words: string, ...more: readonly string[]) {
  const { code, out, err } = await run(["arena", ...words.split(" "), ...more, "--json"]);
  expect(err).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out);
}

/** Everything that doesn't depend on the clock or the name of the run. */
function lasting(found: { readonly players: readonly object[] }): string {
  const drop = ["id", "msPerMove"];
  return JSON.stringify(found, (name, value) => (drop.includes(name) ? undefined : value));
}

function byId(one: string, other: string): number {
  return JSON.parse(one).id < JSON.parse(other).id ? -1 : 1;
}

test("an arena plays the same games for the same seed, however many run in parallel", async () => {
  const words = "switch-conquer easy hard --games 20";
  const one = await report(`${words} --seed 9 --concurrency 1`);
  const two = await report(`${words} --seed 9 --concurrency 4`);
  expect(lasting(one)).toBe(lasting(two));
  const other = await report(`${words} --seed 10`);
  expect(lasting(other)).not.toBe(lasting(one));
});

test("an arena records every game and plays each start twice with the seats swapped", async () => {
  const out = join(newDataFolder(), "run");
  await report("switch-conquer random medium --games 6 --seed 4 --out", out);
  expect(readdirSync(out).sort()).toEqual(["arena.json", "games.jsonl"]);
  const lines = readFileSync(join(out, "games.jsonl"), "utf8").trim().split("\n");
  const matches = lines.toSorted(byId).map((line) => readMatch(line, games));
  const played = matches.map((match) => (match.ok ? match.value : undefined));
  expect(played).toHaveLength(6);
  for (let pair = 0; pair < 6; pair += 2) {
    const [one, two] = [played[pair], played[pair + 1]];
    expect(one?.game.options).toEqual(two?.game.options);
    expect(one?.players.map(({ name }) => name)).toEqual(["random", "medium"]);
    expect(two?.players.map(({ name }) => name)).toEqual(["medium", "random"]);
  }
  expect(new Set(played.map((match) => match?.game.options.start)).size).toBeGreaterThan(1);
});

test("a resumed arena plays the missing games and reports the same as an uninterrupted one", async () => {
  const out = join(newDataFolder(), "run");
  const whole = await report("factor-frenzy easy medium --games 10 --seed 2 --out", out);
  const file = join(out, "games.jsonl");
  const lines = readFileSync(file, "utf8").split("\n");
  // As if a crash had cut off the last line.
  const kept = [...lines.slice(0, 3), ...lines.slice(7, 9)].join("\n");
  writeFileSync(file, `${kept}\n${lines[9]?.slice(0, 40)}`);
  const other = await run(["arena", "factor-frenzy", "easy", "hard", "--games", "10", "--out", out]);
  expect(other.err).toContain(`${out} contains a different arena. Choose another folder.`);
  // Without a seed, the arena keeps the one that it began with.
  const resumed = await report("factor-frenzy easy medium --games 10 --out", out);
  expect(lasting(resumed)).toBe(lasting(whole));
  expect(resumed.id).toBe(whole.id);
  const after = readFileSync(file, "utf8");
  expect(after.startsWith(`${kept}\n`)).toBe(true);
  expect(after.trim().split("\n")).toHaveLength(10);
});

test("a resumed arena replays games it can't read but refuses an edited plan", async () => {
  const out = join(newDataFolder(), "run");
  const words = "tower-switch easy hard --games 4 --seed 2 --out";
  const whole = await report(words, out);
  const file = join(out, "games.jsonl");
  const text = readFileSync(file, "utf8");
  const [first = "", ...others] = text.trim().split("\n");
  const record = JSON.parse(first);
  const forfeit = { seat: 2, reason: "crashed", detail: "\u001b[31mred" };
  const edits: readonly object[] = [
    { ...record, moves: ["9"] },
    { ...record, result: null },
    { ...record, moves: [], result: { winner: 1, reason: "forfeit" }, arena: { ...record.arena, forfeit } },
    { ...record, id: JSON.parse(others[0] ?? "").id },
  ];
  for (const edit of edits) {
    writeFileSync(file, [JSON.stringify(edit), ...others, ""].join("\n"));
    expect(lasting(await report(words, out)), JSON.stringify(edit)).toBe(lasting(whole));
  }
  const plan = join(out, "arena.json");
  const planned = readFileSync(plan, "utf8");
  for (const edit of [planned.replace('"games":4', '"games":5'), planned.replace('"arena":4', '"arena":3')]) {
    expect(edit).not.toBe(planned);
    writeFileSync(plan, edit);
    expect((await run(["arena", ...words.split(" "), out])).err).toContain("contains a different arena");
  }
});

test("a round robin scores the players by exact values", async () => {
  const found = await report("tower-switch random easy perfect --games 40 --seed 5 --start standard");
  const [random, easy, perfect] = found.players;
  expect(found.played).toBe(120);
  expect(perfect.points).toBeGreaterThan(random.points);
  expect(perfect).toMatchObject({ games: 80, skill: { value: 1, high: 1 } });
  expect(random.skill.value).toBeLessThan(easy.skill.value);
  expect(random.skill.low).toBeLessThan(0);
  expect(random.skill.high).toBeGreaterThan(0);
  const points = found.players.reduce((sum: number, player: { points: number }) => sum + player.points, 0);
  expect(points).toBe(120);
});

test("an arena's report has names, forfeits and the number of different games", async () => {
  const bot = resolve("test/measure/arena/faulty-bot.mjs");
  const players = ["mine=perfect", "yours=perfect", `a bot with quite a long name=cmd:node ${bot} crashed`];
  const out = join(newDataFolder(), "run");
  const words = "tower-switch --games 4 --seed 3 --start standard --out";
  const found = await report(words, out, ...players);
  expect(found.players.map((player: { name: string }) => player.name)).toEqual([
    "mine",
    "yours",
    "a bot with quite a long name",
  ]);
  expect(found).toMatchObject({ played: 12, options: { start: "standard" } });
  expect(found.different).toBeLessThan(12);
  expect(found.forfeits).toEqual([
    {
      player: "a bot with quite a long name",
      reason: "crashed",
      detail: expect.stringContaining("The bot exited with code 3"),
      games: 8,
    },
  ]);
  const { out: text } = await run(["arena", ...words.split(" "), out, ...players]);
  expect(text).toContain("Why games were forfeited");
  expect(text).toMatch(/a bot with quite a long name +8 +crashed +The bot exited with code 3/);
});

test("an arena without a given start begins in positions where a move can be wrong", async () => {
  for (const { id: game } of games) {
    const found = await report(`${game} perfect x=perfect --games 8 --seed 1`);
    const decisions = found.players.map(({ skill }: ArenaReport["players"][number]) => skill.decisions);
    expect(decisions[0] + decisions[1], game).toBeGreaterThanOrEqual(8);
    expect(found.different, game).toBeGreaterThan(1);
  }
});

test("an arena counts unfinished games separately", async () => {
  const found = await report("switch-battle perfect perfect --games 2 --start standard");
  expect(found.players[0]).toMatchObject({
    unfinished: { count: 2 },
    draws: { count: 0 },
    points: 1,
    meanPlies: 200,
  });
});

const two = "tower-switch easy";

test.each([
  [
    "without a second player",
    "tower-switch easy",
    "needs at least two players. Try: switchyard arena tower-switch easy hard",
  ],
  ["with a misspelled player", `${two} hardd`, 'Did you mean "hard"'],
  [
    "with an odd number of games",
    `${two} hard --games 3`,
    "--games must be an even number from 2 to 100000, since each start is played twice, with the seats swapped (got 3).",
  ],
  ["with a time limit of 0", `${two} hard --time 0`, "--time must be a whole number"],
  ["with a misspelled game", "tower-swich easy hard", 'Did you mean "tower-switch"'],
  ["without a game", "--games 2", "Which game?"],
  ["with a folder alone", "--out nowhere", "Which game?"],
  ["from an impossible position", `${two} hard --start 9/2`, "can't occur"],
])("an arena command %s is refused with the reason", async (_fault, words, reason) => {
  const { code, err } = await run(["arena", ...words.split(" ")]);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});
