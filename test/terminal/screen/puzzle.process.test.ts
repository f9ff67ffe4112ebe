/** Puzzles in a real terminal: own mistakes from the menu, and help that is remembered after the program has gone. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { buildPrograms, removeFolder, TestTerminal } from "./pty.ts";

let folder = "";

beforeAll(async () => {
  folder = await buildPrograms();
});
afterAll(() => removeFolder(folder));

/** A game in which player 1 gave the win away in the first move: five blocks, one taken. */
const lost = {
  switchyard: 1,
  id: "lost",
  game: "tower-switch",
  options: { blocks: 5 },
  from: null,
  first: 1,
  players: [{ name: "Ann" }, { name: "Computer", level: "perfect" }],
  seed: 1,
  moves: ["1", "1", "1", "2"],
  result: { winner: 2, reason: "finished" },
  hints: [0, 0],
  startedAt: "2026-11-01T10:00:00.000Z",
  series: null,
};

const [enter, back] = ["\r", "\u001b"];

test("the menu tells what is due and leads there; help with the daily puzzle is kept", async () => {
  const data = join(folder, "data");
  mkdirSync(join(data, "games"), { recursive: true });
  writeFileSync(join(data, "games", "lost.json"), `${JSON.stringify(lost)}\n`);
  const env = { SWITCHYARD_DATA: data };
  const terminal = new TestTerminal({ command: `node ${folder}/main.mjs`, folder, env });
  onTestFinished(() => terminal.close());
  await terminal.shows("1 of your mistakes is due");
  await terminal.steps(["3", "▸ Puzzles"], [enter, "Your mistakes (1 due)"], ["3", "▸ Your mistakes"]);
  await terminal.steps([enter, "One of your mistakes"], [back, "Which puzzles?"], ["1", "▸ Today"]);
  await terminal.steps([enter, "Puzzle of "], [":solution", ":solution"], [enter, "answer is"]);
  await terminal.steps([back, "Which puzzles?"], ["4", "▸ Archive"], [enter, "Which day's puzzle?"]);
  await terminal.steps([back, "Which puzzles?"], [back, "What would you like to do?"], ["q", "exit=0"]);
  const [attempt = ""] = readdirSync(join(data, "puzzles")).filter((name) => name.startsWith("attempt-"));
  expect(JSON.parse(readFileSync(join(data, "puzzles", attempt), "utf8"))).toMatchObject({
    marks: ["hint"],
    shown: true,
  });
});
