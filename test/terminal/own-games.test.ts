/** What the commands say of a game from outside that says little of itself, or that is not in the list any more. */

import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";
import { neighbours } from "../support/neighbours.ts";
import { runWith } from "../support/program.ts";
import { tug } from "../support/tug.ts";

test("headings without options, and sentences where the game says nothing", async () => {
  const text = async (...words: readonly string[]) => (await runWith([tug], words)).out;
  expect(await text("solve", "tug")).toMatch(/^Tug\n/);
  expect(await text("theory", "tug")).toContain("\nWhat the solver finds, just calculated\n");
  for (const command of ["rules", "theory", "solve", "playthrough"])
    expect(await text(command, "tug"), command).not.toMatch(/[,:] *$|\(\)|^ +$/m);
});

test("puzzles and lessons tell the score, which the value depends on", async () => {
  const scored = { ...tug, goal: ({ steps }: { steps: number }) => `The rope is at ${steps}.` };
  const puzzle = await runWith([scored], ["puzzle", "tug", "--seed", "1"]);
  expect(puzzle.out).toMatch(/^The rope is at -?\d\.$/m);
  const lesson = await runWith([scored], ["learn", "tug"], { input: "1\nnext\nnext\n" });
  expect(lesson.out.match(/^The rope is at -?\d\.$/gm)).toHaveLength(3);
});

test("only a game that the program has is offered to be resumed", async () => {
  const data = newDataFolder();
  await runWith([tug], ["play", "tug", "--plain"], { input: "2\n", data });
  expect((await runWith([tug], ["history"], { data })).out).toContain("Resume one with:");
  expect((await runWith([neighbours], ["history"], { data })).out).not.toContain("Resume one with:");
});
