/** Games against the computer in the plain dialogue repeat with their seed, resume, and hide nothing. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { idIn, newDataFolder } from "../../support/cli.ts";
import { hiddenFamily } from "../../support/hidden-family.ts";
import { run, runWith } from "../../support/program.ts";

test("the same seed gives the same game against the computer", async () => {
  const game = (seed: number) =>
    run(`play switch-battle --vs easy --seed ${seed}`.split(" "), "1\n2\n3\n4\n5\nresign\nyes\n");
  const [one, again, other] = await Promise.all([game(1), game(1), game(2)]);
  expect(again.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
});

test("a resumed game keeps its computer player", async () => {
  const data = newDataFolder();
  const left = await run("play tower-switch --vs perfect --seat 2 --seed 4".split(" "), "1\n", data);
  expect(left.code).toBe(1);
  expect(left.out).toMatch(/Computer \(perfect\) removes/);
  const id = idIn(left.out);
  const resumed = await run(["play", id], "1\nresign\nyes\n", data);
  expect(resumed.out).toMatch(/Computer \(perfect\) removes/);
  expect(resumed.out).toContain("Player 2 resigns.\nComputer (perfect) wins the game!");
  const record: unknown = JSON.parse(readFileSync(`${data}/games/${id}.json`, "utf8"));
  expect(record).toMatchObject({ players: [{ name: "Computer", level: "perfect" }, { name: "Player 2" }] });
});

test("a record with an unknown computer level is refused", async () => {
  const data = newDataFolder();
  const left = await run("play tower-switch --vs easy --seed 4".split(" "), "1\nsave copy\nquit\n", data);
  const id = idIn(left.out);
  const file = `${data}/games/${id}.json`;
  const changed = readFileSync(file, "utf8").replace('"level":"easy"', '"level":"godlike"');
  const { writeFileSync } = await import("node:fs");
  writeFileSync(file, changed);
  const resumed = await run(["play", id], "", data);
  expect(resumed.code).toBe(2);
  expect(resumed.err).toContain('"godlike" isn\'t a level.');
});

test("--name takes a single name against the computer", async () => {
  const played = await run(
    "play tower-switch --vs easy --seat 2 --name Ann --seed 4".split(" "),
    "resign\nyes\n",
  );
  expect(played.out).toContain("Computer (easy) removes");
  expect(played.out).toContain("Ann resigns.");
});

test("a record counts the hints that a player asked for", async () => {
  const data = newDataFolder();
  const played = await run("play tower-switch --vs easy --seed 4".split(" "), "hint\nhint\n1\nquit\n", data);
  expect(played.out).toContain("Note: Try 1.");
  const record: unknown = JSON.parse(readFileSync(`${data}/games/${idIn(played.out)}.json`, "utf8"));
  expect(record).toMatchObject({ hints: [2, 0] });
});

test("a note says when exact values are out of reach", async () => {
  const args = "play hidden-family --max 30 --vs hard --seed 4".split(" ");
  const played = await runWith([hiddenFamily], args, { input: "quit\n" });
  expect(played.out).toContain("Note: This game is too big to solve, so the computer looks only");
});

test("a note says before the first turn that neither player can win", async () => {
  const game = (start: string) => run(["play", "switch-and-capture", "--start", start], "quit\n");
  const rows = ["1111111110", "1110111111", "1111111011"];
  const notes = await Promise.all(
    rows.map(async (row) => (await game(row)).out.includes("Note: Neither player can win from this row")),
  );
  const truths = await Promise.all(
    rows.map(async (row) => (await run(["analyze", "switch-and-capture", "--start", row])).out),
  );
  expect(notes).toEqual(truths.map((text) => text.includes("Neither player can win anymore: ")));
  expect(notes).toContain(true);
});

test("the rules tell who wins only when asked for the theory", async () => {
  const theory = await run(["rules", "switch-and-capture", "--theory"]);
  expect(theory.out).toContain("With best play, the first player wins from the standard start in 1 move.");
  for (const { id } of games) {
    expect((await run(["rules", id])).out).not.toContain("best play");
    expect(JSON.parse((await run(["rules", id, "--json"])).out)).not.toHaveProperty("known");
  }
});
