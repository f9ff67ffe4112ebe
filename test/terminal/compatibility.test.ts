/** Saved games, the menu's memory and solved puzzles of 0.1.0, opened by the program of today. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatRecord } from "../../src/core/record.ts";
import { parseRecord, readMatch } from "../../src/core/record-reader.ts";
import { games } from "../../src/games/index.ts";
import { processHost } from "../../src/terminal/host.ts";
import { readMemory } from "../../src/terminal/setup/memory.ts";
import { copyOf, fixtureText } from "../support/fixtures.ts";
import { run } from "../support/program.ts";

const data = copyOf("data");
const records = readdirSync(join(data, "games")).map((file) => {
  const text = readFileSync(join(data, "games", file), "utf8");
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${file}: ${record.problem.message}`);
  return { text, ...record.value };
});
const unfinished = records.filter(({ result }) => result === null);

test("there are finished and unfinished games of all five games", () => {
  const kinds = new Set(records.map(({ game, result }) => `${game} ${result?.reason ?? "goes on"}`));
  for (const { id } of games) {
    expect(kinds).toContain(`${id} finished`);
    expect(kinds).toContain(`${id} goes on`);
  }
});

test("each record is read, and written again as it was", () => {
  for (const { id, text } of records) {
    const match = readMatch(text, games);
    expect(match.ok && formatRecord(match.value), id).toBe(text);
  }
});

test("history lists them all", async () => {
  const { code, out } = await run(["history", "--json"], "", data);
  expect(code).toBe(0);
  const listed: { readonly records: readonly { readonly id: string }[]; readonly unreadable: unknown } =
    JSON.parse(out);
  expect(listed.unreadable).toEqual([]);
  expect(listed.records.map(({ id }) => id).toSorted()).toEqual(records.map(({ id }) => id).toSorted());
});

test("replay shows each to its end", async () => {
  for (const { id, moves } of records) {
    const { code, out } = await run(["replay", id, "--plain"], "", data);
    expect(code, id).toBe(0);
    const shown = Array.from(out.matchAll(/^Move \d+ of \d+: .* plays (\S+)$/gm), ([, move]) => move);
    expect(shown, id).toEqual(moves);
  }
});

test("each unfinished one goes on, and leaving changes nothing but what was played", async () => {
  for (const { id, text } of unfinished) {
    const { code, err } = await run(["play", "--resume", id, "--plain"], "quit\n", data);
    expect({ code, err }, id).toEqual({ code: 0, err: "" });
    expect(readFileSync(join(data, "games", `${id}.json`), "utf8"), id).toBe(text);
  }
});

test("the series is played on with its score", async () => {
  const game = records.find(({ series, result }) => series?.game === 2 && result === null);
  const { out } = await run(["play", "--resume", game?.id ?? "", "--plain"], "1\n", copyOf("data"));
  expect(out).toContain("Ann 2");
});

test("stats are what they were", async () => {
  const { code, out } = await run(["stats", "--json"], "", data);
  expect(code).toBe(0);
  const [now, then] = [JSON.parse(out), JSON.parse(fixtureText("stats.json"))];
  const known = now.stats.map(({ skill, ...row }: { readonly skill: object }) => {
    expect(skill).toHaveProperty("decisions");
    return row;
  });
  expect(known).toEqual(then.stats);
  // The streak ends on the day after.
  expect(now.puzzles).toEqual({ ...then.puzzles, streak: now.puzzles.streak });
});

test("the menu remembers", () => {
  const memory = readMemory({ ...processHost(games), env: { SWITCHYARD_DATA: data } });
  expect(memory.last).toBe("tower-switch");
  expect(memory.choices["tower-switch"]).toMatchObject({
    name1: "Ann",
    name2: "Ben",
    bestOf: "3",
    blocks: "21",
  });
});
