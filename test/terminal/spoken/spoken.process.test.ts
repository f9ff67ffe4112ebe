/** The spoken dialogues in a process of their own, by pipe. */

import { expect, test } from "vitest";
import { run } from "../../support/cli.ts";

test("the menu is a conversation, in a pipe too", async () => {
  const answers = ["9", "set up tower switch", "friend", "Ann", "Ben", "", "", "1", "", "1"];
  const { code, out } = await run(["--screen-reader"], `${answers.join("\n")}\n`);
  expect(code).toBe(0);
  expect(out).toContain('There is no game "9".');
  expect(out).toMatch(/At this size, 1 move in 4 matters\.\n.*At this size, hardly any move matters\./s);
  expect(out).toContain("Ann, it is your turn.");
  expect(out).toContain("Ann wins the game!");
  expect(out).not.toContain("\u001b");
});

test("what cannot be played is said, and asked for again", async () => {
  const { out } = await run(
    ["--screen-reader"],
    "set up 4\nfriend\nAnn\nAnn\n\n\n\n\nback\nresume nothing\nquit\n",
  );
  expect(out).toContain("The players need different names");
  expect(out).toContain("There is no saved game");
});

test("the menu has what the screen has", async () => {
  const { out, code } = await run(
    ["--screen-reader"],
    "help\nrules 4\nlearn tower\nquit\nhistory\nresume\nonline\npuzzles\nquit\nquit\n",
  );
  expect(code).toBe(0);
  for (const text of [
    "Where the original rules are silent",
    "New here?",
    "Lesson: Tower Switch.",
    "No saved games yet",
    "switchyard host",
    "Puzzle of 20",
  ])
    expect(out).toContain(text);
});

test("a game's number plays against the computer at once", async () => {
  const { out } = await run(["--screen-reader"], "4\n1\nquit\n");
  expect(out).toContain("Computer (easy)");
});
