/** The spoken dialogues in a process of their own, by pipe. */

import { expect, test } from "vitest";
import { newDataFolder, run } from "../../support/cli.ts";
import { startServer } from "../../support/server.ts";

test("the menu is a conversation, in a pipe too", async () => {
  const answers = ["9", "set up tower switch", "friend", "Ann", "Ben", "", "", "1", "", "1"];
  const { code, out } = await run(["--screen-reader"], `${answers.join("\n")}\n`);
  expect(code).toBe(0);
  expect(out).toContain('There is no game "9".');
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
    "help\nrules 4\nlearn tower\nquit\nhistory\nresume\nonline\n\nonline\nnowhere\npuzzles\nquit\nquit\n",
  );
  expect(code).toBe(0);
  for (const text of [
    "Where the original rules are silent",
    "New here?",
    "Lesson: Tower Switch.",
    "No saved games yet",
    "Paste the link that a friend sent you",
    '"nowhere" isn\'t a link to an online game',
    "Puzzle of 20",
  ])
    expect(out).toContain(text);
});

test("a game's number plays against the computer at once", async () => {
  const { out } = await run(["--screen-reader"], "4\n1\nquit\n");
  expect(out).toContain("Computer (beginner)");
});

test("an unfinished game is chosen by its number, and told as a sentence", async () => {
  const data = newDataFolder();
  await run(["play", "tower-switch", "--names", "Ann,Ben", "--plain"], "1\n1\nquit\n", data);
  const { out } = await run(["--screen-reader"], "\nhistory\nresume\n\nresume\n1\nquit\n", data);
  expect(out.split("1. Tower Switch, Ann and Ben: 2 moves.")).toHaveLength(4);
  expect(out).not.toContain("STARTED");
  expect(out).not.toContain('There is no game "".');
  expect(out).toContain("Ann, it is your turn.");
});

test("an online game is opened from the menu, and found there again", async () => {
  const server = await startServer();
  const data = newDataFolder();
  try {
    const { out } = await run(
      ["--screen-reader"],
      `online\nhost ${server.address}\n1\nquit\nonline\n1\nquit\nquit\n`,
      data,
    );
    expect(out).toContain("Your game of Tower Switch is open.");
    expect(out).toContain("1. Tower Switch, you are Player 1.");
    expect(out.split("Rejoin with:")).toHaveLength(3);
  } finally {
    await server.stop();
  }
});
