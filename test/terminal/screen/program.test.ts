/** Tests the screen as a whole: the menu, saved games, and what it remembers from one run to the next. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { folderWithMistake } from "../../support/mistake.ts";
import { InsideTerminal } from "./inside.ts";

function jsonFiles(folder: string, isWanted = (_name: string) => true) {
  const names = readdirSync(folder).filter(isWanted);
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

const enter = "\r";
const back = "\u001b";
const [up, down, right, left] = ["\u001b[A", "\u001b[B", "\u001b[C", "\u001b[D"];

test("the menu offers a newcomer a lesson until they choose something", async () => {
  const first = new InsideTerminal();
  await first.steps(
    ["", "New here? Choose Learn and crack your first game"],
    [enter, "Which game would you like to play?"],
    ["\u0003", "exit=130"],
  );
  expect(await new InsideTerminal("", first.data).shows("What would you like to do?")).not.toContain(
    "New here?",
  );
});

test("a series set up in the menu counts its games to the end", async () => {
  const terminal = new InsideTerminal();
  await terminal.steps(
    ["", "▸ Play"],
    [enter, "Which game would you like to play?"],
    ["1", "▸ Tower Switch"],
  );
  await terminal.steps(["s", "▸ Start game"], [down, "▸ Against"], [`${left}${left}`, "◂ a friend"]);
  await terminal.steps([up, "▸ Start game"], [`${up}${up}`, "▸ Blocks"]);
  await terminal.steps(["2", "◂ 2 ▸"], [up, "◂ 1 ▸"], [right, "◂ 3 ▸"], [`${down}${down}${down}`, "▸ Start"]);
  await terminal.steps([enter, "game 1 of 3"], [down, "▸ 2 "], [enter, "Score: Player 1 1, Player 2 0."]);
  await terminal.steps(["n", "game 2 of 3"], [enter, "Player 1 to move"]);
  await terminal.steps([enter, /Player 1 wins\s+the\s+series 2 to 0\./], ["q", "exit=0"]);
});

test("the menu resumes a game that was left", async () => {
  const terminal = new InsideTerminal();
  await terminal.steps(["", "▸ Play"], [enter, "▸ Tower Switch"], ["3", "▸ Factor Frenzy"]);
  await terminal.steps(["s", "▸ Start game"], [down, "▸ Against"], [`${left}${left}`, "◂ a friend"]);
  await terminal.steps([`${down}${down}`, "▸ Player 1"], ["Zoë", "Zoë"]);
  await terminal.steps([`${up}${up}${up}`, "▸ Start game"], [enter, "Zoë to move"]);
  await terminal.steps([enter, "Zoë took "], [back, "Game saved. Choose Resume to pick it up again."]);
  await terminal.steps([back, "continue an unfinished game (1)"], ["2", "▸ Resume"]);
  await terminal.steps(
    [enter, "Zoë and Player 2 · 1 move  2026"],
    [enter, "Player 2 to move"],
    ["q", "exit=0"],
  );
  const again = new InsideTerminal("", terminal.data);
  await again.steps(["", "▸ Resume"], ["1", "▸ Play"], [enter, "▸ Factor Frenzy"], ["s", "Zoë"]);
  await again.steps(
    [back, "Which game would you like to play?"],
    [back, "What would you like"],
    [back, "exit=0"],
  );
});

test("a copy of a game that was left without a move can't be resumed", async () => {
  const terminal = new InsideTerminal();
  await terminal.steps(["", "▸ Play"], [enter, "▸ Tower Switch"], ["s", "▸ Start game"]);
  await terminal.steps([down, "▸ Against"], [`${left}${left}`, "◂ a friend"], [up, "▸ Start game"]);
  await terminal.steps([enter, "Player 1 to move"], [enter, "Player 2 to move"], [enter, "Player 1 to move"]);
  await terminal.steps(["b", "play on from here"], ["p", "This is a new game from that position."]);
  await terminal.steps([back, "Which game would you like to play?"]);
  expect(terminal.text().split("Which game would you like to play?").at(-1)).not.toContain("Game saved");
  await terminal.steps([back, "continue an unfinished game (1)"], ["q", "exit=0"]);
});

test("switchyard history ID steps through a saved game", async () => {
  const terminal = new InsideTerminal("play tower-switch --blocks 2 --name Ann,Ben");
  await terminal.steps([enter, "Ben to move"], ["q", "Resume with"]);
  const id = /switchyard play (\w+)/.exec(terminal.text())?.[1];
  const again = new InsideTerminal(`history ${id}`, terminal.data);
  await again.steps(["", "The start"], [right, "Ann took block 1."], ["q", "exit=0"]);
});

test("Ctrl-D ends the program with a code that says the game isn't over", async () => {
  await new InsideTerminal("play tower-switch").steps(["", "Player 1 to move"], ["\u0004", "exit=1"]);
});

test("a taken block stays highlighted for a moment unless motion is off", async () => {
  for (const [SWITCHYARD_MOTION, stays] of [
    ["on", true],
    ["off", false],
  ] as const) {
    const terminal = new InsideTerminal("play tower-switch", undefined, { SWITCHYARD_MOTION });
    await terminal.steps(["", "Player 1 to move"], [enter, "1 Player 1 1"], [enter, "2 Player 2 1"]);
    const painted = stripVTControlCharacters(terminal.raw);
    expect(/▸ ■{5} {3}1 {2}■{5}(?! {2}→)/.test(painted)).toBe(stays);
  }
});

test.each([
  ["sixteen", { TERM: "xterm" }, "\u001b[1;35m"],
  ["256", {}, "\u001b[1;38;5;"],
  ["millions of", { COLORTERM: "truecolor" }, "\u001b[1;38;5;"],
])("a terminal with %s colors is painted with up to 256", async (_, env, code) => {
  const terminal = new InsideTerminal("play tower-switch", undefined, env);
  await terminal.shows("Player 1 to move");
  expect(terminal.raw).toContain(code);
});

test("a long paste is one text and doesn't block the keys after it", async () => {
  const terminal = new InsideTerminal("play factor-frenzy --max 1000");
  await terminal.shows("Player 1 to move");
  await terminal.steps(["5 ab1 ".repeat(2_000), "ab1 5 ab1"]);
  const before = Date.now();
  await terminal.steps(["\u001b", "v values"]);
  expect(Date.now() - before).toBeLessThan(2_000);
});

test("the program takes the mouse only while clicks mean something", async () => {
  const terminal = new InsideTerminal();
  const lines = (await terminal.shows("▸ Play")).split("\n");
  const row = lines.findIndex((line) => line.includes("Learn")) + 1;
  const column = (lines[row - 1]?.indexOf("Learn") ?? 0) + 1;
  await terminal.steps([`\u001b[<0;${column};${row}M\u001b[<0;${column};${row}m`, "t theory"]);
  expect(terminal.raw.lastIndexOf("\u001b[?1006h")).toBeGreaterThan(
    terminal.raw.lastIndexOf("\u001b[?1006l"),
  );
  await terminal.steps(["t", "who wins and why"]);
  expect(terminal.raw.lastIndexOf("\u001b[?1006l")).toBeGreaterThan(
    terminal.raw.lastIndexOf("\u001b[?1006h"),
  );
});

test("a dumb terminal gets sentences without control codes", async () => {
  const terminal = new InsideTerminal("", undefined, { TERM: "dumb" });
  await terminal.shows("What would you like to do?");
  await terminal.steps(["1\n", "Tower Switch"], ["set up 1\n", "Against"], ["friend\n", "[Player 1]:"]);
  await terminal.steps(["\n", "[Player 2]:"], ["\n", "Who goes first"], ["\n", "Best of"]);
  await terminal.steps(["\n", "Blocks"], ["1\n", /to remove|Your move/]);
  await terminal.steps(
    ["1\n", "Player 1 wins the game!"],
    ["quit\n", "What would you like"],
    ["quit\n", "exit=0"],
  );
  expect(terminal.raw).not.toContain("\u001b[");
});

test("a person at a plain terminal hears why they lost, looks back and tries again", async () => {
  const terminal = new InsideTerminal("play tower-switch --plain --vs perfect --blocks 5");
  await terminal.shows("Enter the number");
  await terminal.steps(["1\n", /Computer.*Enter the number/s], ["1\n", "Note: Move 1 lost the game"]);
  await terminal.shows('try move 1 again, or type "rematch", "easier"');
  await terminal.steps(
    ["look\n", 'Type "back"'],
    ["mistake\n", "Mistake: "],
    ["return\n", /or "quit": .*Press Enter to try/s],
  );
  await terminal.steps(["\n", "Find a better move"], ["2\n", "Yes! 2 keeps the win."]);
  await terminal.steps(["quit\n", "exit=0"]);
});

test("the menu leads to puzzles from your own mistakes", async () => {
  const data = folderWithMistake("2026-11-01");
  const terminal = new InsideTerminal("", data);
  await terminal.shows("1 of your mistakes is ready to practice");
  await terminal.steps(["2", "▸ Puzzles"], [enter, "Your mistakes (1 ready)"], ["4", "▸ Your mistakes"]);
  await terminal.steps(
    [enter, "One of your mistakes"],
    [back, "Which puzzle would you like"],
    ["1", "▸ Today"],
  );
  await terminal.steps([enter, "Daily puzzle "], [":answer", ":answer"], [enter, "The answer: "]);
  await terminal.steps(
    [back, "Which puzzle would you like"],
    ["5", "▸ Archive"],
    [enter, "Which day's puzzle would"],
  );
  await terminal.steps(
    [back, "Which puzzle would you like"],
    [back, "What would you like to do?"],
    ["q", "exit=0"],
  );
  const attempts = jsonFiles(join(data, "puzzles"), (name) => /^(attempt|daily)-/.test(name));
  expect(attempts).toMatchObject([{ marks: ["hint"], shown: true }]);
});
