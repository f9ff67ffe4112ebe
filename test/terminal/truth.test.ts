/** Runs solve, analyze and engine the way people do. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analysisSchema, solveSchema } from "../support/answer-schemas.ts";
import { newDataFolder } from "../support/cli.ts";
import { run } from "../support/program.ts";

test("solve prints counts, values and a best line", async () => {
  const { out, code } = await run(["solve", "tower-switch"]);
  expect(code).toBe(0);
  for (const part of [
    "positions  18",
    "won        10",
    "lost       8",
    "wins in 7 moves",
    "10/0: 1 1 2 1 2 1 2",
  ])
    expect(out).toContain(part);
});

test("solve --json follows its schema, even for sizes too large to play", async () => {
  for (const line of [
    "switch-conquer",
    "switch-and-capture --switches 60",
    "tower-switch --blocks 1000000000000000",
  ]) {
    const { out } = await run(["solve", ...line.split(" "), "--json"]);
    expect(solveSchema.safeParse(JSON.parse(out)).success, line).toBe(true);
  }
});

test("analyze lists every move with a reason, best first", async () => {
  const { out } = await run(["analyze", "tower-switch", "--start", "8/1"]);
  expect(out).toContain("Player 1 to move: wins in 5 moves.\nTake 2 to leave 6, a multiple of three");
  expect(out).toContain("Either player can still win if their opponent makes a mistake.");
  expect(out).toMatch(/\n2 +\+ wins in 5 moves\n1 +- loses in 6 moves +Taking 1 leaves 7, so /);
  expect(out.match(/Take 2 to leave 6/g)).toHaveLength(1);
  const heard = await run(["analyze", "tower-switch", "--start", "8/1", "--screen-reader"]);
  expect(heard.out).toMatch(/\n2 +wins in 5 moves\n1 +loses in 6 moves +Taking 1 leaves 7, so /);
});

test("analyze gives the reason beside each move, unless there are too many", async () => {
  const row = await run(["analyze", "switch-battle", "--start", "1110111"]);
  expect(
    row.out.match(/^\d.* leaves two switches showing 0 that aren't neighbors, so your opponent /gm),
  ).toHaveLength(4);
  expect(row.out).toMatch(
    /\n3-4 +- loses in 2 moves +Flipping 3-4 leaves just one 0, so your opponent can flip it/,
  );
  const pool = await run(["analyze", "factor-frenzy", "--max", "101"]);
  expect(pool.out.match(/^\d+ +[+-] .* Tak(?:e|ing) \d+/gm)?.length).toBeGreaterThan(50);
  const longer = await run(["analyze", "factor-frenzy", "--max", "102"]);
  expect(longer.out).toMatch(/\nMOVE +VALUE\n/);
});

test("analyze says once who can still win", async () => {
  const { out } = await run(["analyze", "switch-and-capture", "--start", "1111100000"]);
  expect(out.match(/can win anymore/g)).toHaveLength(1);
});

test("analyze follows --moves under the given options", async () => {
  const { out } = await run(["analyze", "switch-and-capture", "--switch-one", "chosen", "--moves", "7 2 5"]);
  expect(out).toContain("Only your opponent can win.");
});

test("analyze --json prints the engine's answer without id and ok", async () => {
  const { out } = await run(["analyze", "switch-conquer", "--start", "ABAB", "--json"]);
  const engine = await run(
    ["engine"],
    '{"op":"analyze","game":"switch-conquer","options":{"start":"ABAB"}}\n',
  );
  expect(analysisSchema.safeParse(JSON.parse(out)).success).toBe(true);
  expect({ id: null, ok: true, ...JSON.parse(out) }).toEqual(JSON.parse(engine.out));
});

test("analyze says who has won a finished position", async () => {
  expect((await run(["analyze", "tower-switch", "--start", "0/1"])).out).toContain("Player 2 has won.");
});

test("history FILE reviews a game in a pipe", async () => {
  const data = newDataFolder();
  const file = join(data, "game.json");
  writeFileSync(
    file,
    '{"switchyard":1,"id":"x1","game":"tower-switch","options":{"blocks":10},"from":null,"first":1,"players":[{"name":"Ann"},{"name":"Ben"}],"seed":1,"moves":["1","1","1"],"result":null,"hints":[0,0],"startedAt":"2026-01-01T00:00:00.000Z","series":null}',
  );
  const { out } = await run(["history", file], "", data);
  expect(out).toContain(
    "Ann made 1 mistake on move 3: taking 1 left 7, so Ben could take 1 and leave 6, a multiple of three.\n" +
      "Ben made no mistakes.",
  );
  const json: unknown = JSON.parse((await run(["history", file, "--json"], "", data)).out);
  expect(json).toMatchObject({
    positions: [{ key: "10/0" }, {}, {}, { move: "1" }],
    review: { firstMistake: 2, moves: [{ grade: "kept" }, {}, { grade: "gave-away", best: ["2"] }] },
  });
});

test("the engine answers every line of its input in order", async () => {
  const requests = Array.from({ length: 3000 }, (_, id) =>
    JSON.stringify({ id, op: "state", game: "tower-switch" }),
  );
  const { out, err, code } = await run(["engine"], `${requests.join("\n")}\nnonsense`);
  const answers = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers.slice(0, -1).map((answer) => answer.id)).toEqual(requests.map((_, id) => id));
  expect(answers.at(-1)).toMatchObject({ id: null, error: { code: "bad-json" } });
  expect([err, code]).toEqual(["", 0]);
});

test("solve tells the value of a start whose positions it can't count", async () => {
  const { out, code } = await run("solve factor-frenzy --max 201".split(" "));
  expect(code).toBe(0);
  expect(out).toMatch(/start +loses in 200 moves/);
  expect(out).toContain(
    "The solver counts all positions up to --max 26. At larger sizes, it solves only the starting position.",
  );
  expect(out).not.toMatch(/positions +\d|null/);
  const json: unknown = JSON.parse((await run("solve factor-frenzy --max 201 --json".split(" "))).out);
  expect(json).toMatchObject({ positions: null, wins: null, start: { kind: "loss", plies: 200 } });
});

test("rules says how far each game is solved", async () => {
  const { out } = await run(["rules"]);
  expect(out).toContain("1 to 1000, default: 10, solved up to 1,000,000,000,000,000");
  expect(out).toContain("2 to 1000, default: 10, positions counted up to 26");
});
