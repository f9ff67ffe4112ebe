/** Tests what the spoken menu says, and where it leads. */

import { expect, test } from "vitest";
import { showMenu } from "../../../src/terminal/show.ts";
import { newDataFolder } from "../../support/cli.ts";
import { openServer } from "../../support/inside-server.ts";
import { run, runOn } from "../../support/program.ts";

function speak(input: string, data = newDataFolder()) {
  return runOn((host) => showMenu(host, { screenReader: true }), { input, data });
}

test("the spoken menu says why a setup can't be played, and asks again", async () => {
  const { out } = await speak("play\nset up 4\nfriend\nAnn\nAnn\n\n\n\n\nset up 4\nback\nnothing\nquit\n");
  expect(out).toContain("The players need different names");
  expect(out).toContain(
    '"nothing" isn\'t one of the choices. Type a number, a name, "set up" with a number, "back" or "quit".',
  );
});

test("the spoken menu leads to rules, lessons, saved games, online games and puzzles", async () => {
  const { out, code } = await speak(
    "help\nrules\n4\nback\nlearn\ntower\nquit\nback\nonline\nhost\nnowhere\nback\npuzzles\n1\nquit\nback\nquit\n",
  );
  expect(code).toBe(0);
  for (const text of [
    "Fine print",
    "New here?",
    "Lesson: Tower Switch.",
    "1. Join: a friend's game",
    "Type the address of a computer",
    '"nowhere" isn\'t an address',
    "Daily puzzle ",
  ])
    expect(out).toContain(text);
});

test("a game's number in the spoken menu starts a game", async () => {
  const { out } = await speak("1\n4\n1\nquit\n");
  expect(out).toContain("the computer (beginner)");
});

test("play GAME has the setup of the original rules, and the recommended one if asked for it", async () => {
  const opened = async (...words: readonly string[]) =>
    (await run(["play", "tower-switch", ...words], "quit\n")).out;
  for (const face of ["--plain", "--screen-reader"]) {
    expect(await opened(face)).not.toContain("16");
    expect(await opened(face, "--start", "recommended")).toContain("16");
  }
});

test("the spoken menu describes an unfinished game in a sentence and resumes it by its number", async () => {
  const data = newDataFolder();
  await run(["play", "tower-switch", "--name", "Ann,Ben", "--plain"], "1\n1\nquit\n", data);
  const { out } = await speak("\nresume\n\n1\nquit\n", data);
  expect(out.split("1. Tower Switch: Ann and Ben, 2 moves, 20")).toHaveLength(4);
  expect(out).not.toContain('"" isn\'t one of the choices');
  expect(out).toContain("Ann, it's your turn.");
});

test("the menu's lists say who won, in how many moves and with how many hints", async () => {
  const data = newDataFolder();
  const play = (blocks: string, typed: string) =>
    run(["play", "tower-switch", "--blocks", blocks, "--vs", "perfect", "--plain"], typed, data);
  await play("1", "hint\n1\nquit\n");
  await play("3", "1\nquit\n");
  await play("9", "1\nquit\n");
  const { out } = await speak("history\nback\nresume\nquit\n", data);
  for (const story of [
    "You beat the computer (perfect), 1 move, 1 hint, 20",
    "You lost to the computer (perfect), 2 moves, 20",
    "against the computer (perfect), ",
  ])
    expect(out).toContain(`Tower Switch: ${story}`);
});

test("the spoken menu opens an online game and finds it again", async () => {
  const server = await openServer();
  const { out } = await speak(`online\nhost\n${server.address}\n1\nquit\nback\n1\nquit\nquit\n`);
  expect(out).toContain("Send this link to your opponent:");
  expect(out).toContain("1. Tower Switch: rejoin as Player 1");
  expect(out.split("Rejoin with:")).toHaveLength(3);
  await server.close();
});
