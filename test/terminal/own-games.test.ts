/** Commands work for an author's game with few words of its own, and for saved games of a game that's gone. */

import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";
import { changedGame } from "../support/find-game.ts";
import { neighbors } from "../support/neighbors.ts";
import { runWith } from "../support/program.ts";
import { tug } from "../support/tug.ts";

test("the pages of a minimal game have no gaps", async () => {
  const text = async (...words: readonly string[]) => (await runWith([tug], words)).out;
  expect(await text("solve", "tug")).toMatch(/^Tug\n/);
  expect(await text("rules", "tug", "--theory")).toContain("\nWhat the solver finds\n");
  for (const words of [["rules"], ["rules", "--theory"], ["solve"]])
    expect(await text(...words, "tug"), words.join(" ")).not.toMatch(/[,:] *$|\(\)|^ +$/m);
});

test("puzzles and lessons show the score of a game with scores", async () => {
  const scored = changedGame(tug, { goal: (position) => `The rope is at ${Object(position).steps}.` });
  const puzzle = await runWith([scored], ["puzzle", "tug", "--seed", "1"]);
  expect(puzzle.out).toMatch(/^The rope is at -?\d\.$/m);
  const lesson = await runWith([scored], ["learn", "tug"], { input: "1\nnext\nnext\n" });
  expect(lesson.out.match(/^The rope is at -?\d\.$/gm)).toHaveLength(3);
});

test("a game without a board describes its position in words", async () => {
  const play = async (voice: string) => (await runWith([tug], ["play", "tug", voice], { input: "2\n" })).out;
  expect(await play("--plain")).toContain("\nPosition: steps 2 pulls 1 last 2\nMoves: 1 3\n");
  expect(await play("--screen-reader")).toContain(
    "\nPosition: steps 2, pulls 1 and last 2.\nMoves: 1 and 3.\n",
  );
});

test("history offers to resume only games that the program has", async () => {
  const data = newDataFolder();
  await runWith([tug], ["play", "tug", "--plain"], { input: "2\n", data });
  expect((await runWith([tug], ["history"], { data })).out).toContain("Resume one with:");
  expect((await runWith([neighbors], ["history"], { data })).out).not.toContain("Resume one with:");
});

test("the examples in the help are about the program's own game", async () => {
  const { out } = await runWith([tug], ["help", "play"]);
  expect(out).toContain("  switchyard play tug --vs medium --seat 2\n");
  expect(out).not.toMatch(/tower-switch|--blocks/);
});

test("exam make asks about your own game, and refuses one without rules", async () => {
  const wordless = changedGame(tug, { rulesPage: { goal: " ", rules: [], finePrint: [] } });
  const refused = await runWith([wordless], ["exam", "make", "--rows", "1", "--seed", "1"]);
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain("Tug has no goal or rules, so players wouldn't know how to play.");
  const pages = { goal: "Pull the rope to your side.", rules: ["Pull it."], finePrint: [] };
  const { out } = await runWith(
    [changedGame(tug, { rulesPage: pages })],
    ["exam", "make", "--rows", "1", "--seed", "1"],
  );
  expect(JSON.parse(out).prompt).toContain("- Pull it.\n");
});
