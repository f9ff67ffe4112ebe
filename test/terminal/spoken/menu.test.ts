/** The spoken menu: what it says, and where it leads. */

import { expect, test } from "vitest";
import { showMenu } from "../../../src/terminal/show.ts";
import { newDataFolder } from "../../support/cli.ts";
import { openServer } from "../../support/inside-server.ts";
import { run, runOn } from "../../support/program.ts";

function speak(input: string, data = newDataFolder()) {
  return runOn((host) => showMenu(host, { screenReader: true }), { input, data });
}

test("the spoken menu says why a setup cannot be played, and asks again", async () => {
  const { out } = await speak("set up 4\nfriend\nAnn\nAnn\n\n\n\n\nback\nresume nothing\nquit\n");
  expect(out).toContain("The players need different names");
  expect(out).toContain("There's no saved game");
});

test("the spoken menu leads to rules, lessons, saved games, online games and puzzles", async () => {
  const { out, code } = await speak(
    "help\nrules 4\nlearn tower\nquit\nhistory\nresume\nonline\n\nonline\nnowhere\npuzzles\nquit\nquit\n",
  );
  expect(code).toBe(0);
  for (const text of [
    "Fine print",
    "New here?",
    "Lesson: Tower Switch.",
    "No saved games yet",
    "paste the link they sent you",
    '"nowhere" isn\'t an address',
    "Daily puzzle 20",
  ])
    expect(out).toContain(text);
});

test("a game's number in the spoken menu starts a game", async () => {
  const { out } = await speak("4\n1\nquit\n");
  expect(out).toContain("the computer (beginner)");
  expect(out).toContain("Note: Recommended setup: six switches.");
});

test("play GAME has the setup of the original rules, and says so if it hasn't", async () => {
  const opened = async (...words: readonly string[]) =>
    (await run(["play", "tower-switch", ...words], "quit\n")).out;
  for (const face of ["--plain", "--screen-reader"]) {
    expect(await opened(face)).not.toContain("Recommended setup");
    expect(await opened(face, "--start", "recommended")).toContain("Recommended setup: 16 blocks.");
    expect(await opened(face, "--start", "recommended", "--blocks", "9")).not.toContain("Recommended setup");
  }
});

test("the spoken menu describes an unfinished game in a sentence and resumes it by its number", async () => {
  const data = newDataFolder();
  await run(["play", "tower-switch", "--name", "Ann,Ben", "--plain"], "1\n1\nquit\n", data);
  const { out } = await speak("\nhistory\nresume\n\nresume\n1\nquit\n", data);
  expect(out.split("1. Tower Switch, Ann and Ben, 2 moves.")).toHaveLength(4);
  expect(out).not.toContain("STARTED");
  expect(out).not.toContain('There\'s no game "".');
  expect(out).toContain("Ann, it's your turn.");
});

test("the menu's lists say who won, in how many moves and with how many hints", async () => {
  const data = newDataFolder();
  const play = (blocks: string, typed: string) =>
    run(["play", "tower-switch", "--blocks", blocks, "--vs", "perfect", "--plain"], typed, data);
  await play("1", "hint\n1\nquit\n");
  await play("3", "1\nquit\n");
  await play("9", "1\nquit\n");
  const { out } = await speak("history\nquit\n", data);
  for (const story of [
    "You beat perfect, 1 move, 1 hint.",
    "You lost to perfect, 2 moves.",
    "against perfect, ",
  ])
    expect(out).toContain(`Tower Switch, ${story}`);
});

test("the spoken menu opens an online game and finds it again", async () => {
  const server = await openServer();
  const { out } = await speak(`online\n${server.address}\n1\nquit\nonline\n1\nquit\nquit\n`);
  expect(out).toContain("Send this link to your opponent:");
  expect(out).toContain("1. Tower Switch, as Player 1.");
  expect(out.split("Rejoin with:")).toHaveLength(3);
  await server.close();
});
