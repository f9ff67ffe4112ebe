/** Compares frames with text files that read like screens, for each kind of screen and each size that matters. */

import { expect, test } from "vitest";
import { threeHeaps } from "../../../examples/three-heaps.ts";
import type { Game } from "../../../src/core/game.ts";
import {
  factorFrenzy,
  games,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "../../../src/games/index.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { expectFrame, frameText, menuState, narrow, newGame, press, tableState, typed } from "./helpers.ts";

const conquerRow = { start: "ABAB" };

interface Line {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
}

/** A line of play for each game, to its end. */
const lines: readonly Line[] = [
  { game: switchAndCapture, options: { switchOne: "chosen" }, moves: ["2", "3", "5", "1", "2", "3", "5"] },
  { game: switchBattle, options: {}, moves: ["4", "3 4", ":flip 1 2", "4 5", "6-7"] },
  { game: switchConquer, options: conquerRow, moves: ["2", "3 4", "3"] },
  { game: towerSwitch, options: {}, moves: ["2", "1", "2", "1", "2", "1", "1"] },
  { game: factorFrenzy, options: {}, moves: ["5", "6", "7", "2", "3", "4", "9", "8", "10"] },
];

test("every game has a recorded frame", () => {
  expect(lines.map(({ game }) => game.id).sort()).toEqual(games.map((game) => game.id).sort());
});

function atStart({ game, options }: Line): ScreenState {
  return tableState(newGame(game, options));
}

function played(line: Line, count = line.moves.length): ScreenState {
  const moves = line.moves.slice(0, count);
  return moves.reduce((state, move) => press(state, ...typed(move), "return"), atStart(line));
}

const titled = lines.map((line) => [line.game.title, line] as const);

test.each(titled)("a game of %s is painted on 80 and on 40 columns", async (_title, line) => {
  await expectFrame(press(played(line, 2), "down"), `${line.game.id}-play`);
  await expectFrame({ ...played(line, 1), size: narrow }, `${line.game.id}-narrow`);
});

test.each(titled)("the screen of %s shows the goal, the winner and earlier positions", (_title, line) => {
  expect(frameText(atStart(line))).toContain("Goal: ");
  expect(frameText(played(line))).toMatch(/ wins(!| the game!)/);
  expect(frameText(press(played(line, 3), "b", "left"))).toContain("After move 1 of 3");
});

test("a game is painted at its start, at its end and while looking back", async () => {
  const [, battle = lines[0]] = lines;
  if (battle === undefined) throw new Error("There are no games.");
  await expectFrame(press(atStart(battle), "right"), "switch-battle-start");
  await expectFrame(played(battle), "switch-battle-end");
  await expectFrame(press(played(battle, 3), "b", "left"), "switch-battle-back");
});

test.each([
  ["thirty-switches", switchBattle, { switches: 30 }],
  ["thousand-blocks", towerSwitch, { blocks: 1000 }],
  ["pool-to-100", factorFrenzy, { max: 100 }],
] as const)("the board %s fits the screen", async (name, game, options) => {
  await expectFrame(press(tableState(newGame(game, options)), "return", "right", "down"), name);
});

test("the menu, its lists and the form are painted on all terminals", async () => {
  const low = { columns: 40, rows: 12 };
  await expectFrame(press(menuState(), "down", "down"), "menu");
  await expectFrame({ ...press(menuState(), "up"), size: low }, "menu-low");
  const play = press(menuState(), "return", "down");
  await expectFrame(play, "menu-play");
  await expectFrame(press(play, "s"), "setup");
  await expectFrame({ ...press(play, "s", "up"), size: low }, "setup-low");
});

test("the lists of saved games show who played and the result", async () => {
  const game = { startedAt: "2026-01-02T03:04:05.000Z", isOpen: true };
  const saved = [
    { ...game, id: "a", title: "Tower Switch", story: "against the computer (hard) · 3 moves" },
    { ...game, id: "b", title: "Switch Battle", story: "Eve and Dan · 1 move" },
    {
      ...game,
      id: "c",
      title: "Factor Frenzy",
      story: "You beat the computer (hard) · 9 moves · 2 hints",
      isOpen: false,
    },
  ];
  const listed = updateScreen(menuState(), { kind: "listed", saved }).state;
  await expectFrame(press(listed, "2", "return", "down"), "resume");
  expect(frameText(press(listed, "7", "return"))).toContain(
    "You beat the computer (hard) · 9 moves · 2 hints",
  );
});

test("a game of another author is painted", async () => {
  const state = press(tableState(newGame(threeHeaps)), ...typed("b2"), "return", "right", "down", "down");
  await expectFrame(state, "three-heaps");
});

test("help, rules and a question are painted on the screen", async () => {
  const table = tableState(newGame(switchBattle));
  await expectFrame(press(table, "?"), "help");
  await expectFrame(press(table, "r"), "rules");
  await expectFrame(press(table, "g"), "resign");
});

test.each([
  ["an offered draw", ["d"], "Ann offers a draw. Ben, do you accept?"],
  ["an agreed draw", ["d", "y"], "by agreement"],
  ["a resignation", ["g", "y"], "Ben wins"],
  ["an illegal move", [...typed(":flip 9"), "return"], "There's no switch 9. Flip one switch (1 to 7)"],
])("the screen reports %s", (_, keys, words) => {
  expect(frameText(press(tableState(newGame(switchBattle)), ...keys))).toContain(words);
});

test("the screen shows the score of a series and a repeated position", () => {
  const series = { id: "s", of: 3, game: 2, score: [1, 0] as const };
  const decided = press(tableState(newGame(towerSwitch, { blocks: 1 }, series)), "return");
  expect(frameText(decided)).toContain("Ann wins the series 2 to 0.");
  const round = ["1", "return", "2", "return", "1", "return", "2", "return"];
  const repeated = press(tableState(newGame(switchBattle)), ...round, ...round);
  expect(frameText(repeated)).toContain("This position has come up 3 times.");
});
