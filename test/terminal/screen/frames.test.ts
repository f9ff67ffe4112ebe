/** Frames as text files, to be read like screens: every game at its start, in play, at its end, and at every size that matters. */

import { describe, expect, test } from "vitest";
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
import { frameText, menuState, narrow, newGame, press, pressOne, tableState, typed } from "./helpers.ts";

async function expectFrame(state: ScreenState, name: string): Promise<void> {
  await expect(frameText(state)).toMatchFileSnapshot(`frames/${name}.txt`);
}

const conquerRow = { start: "ABAB" };

/** A line of play for each game, to its end. */
const lines: readonly { game: Game; options: Readonly<Record<string, string>>; moves: readonly string[] }[] =
  [
    { game: switchAndCapture, options: { reading: "examples" }, moves: ["2", "3", "5", "1", "2", "3", "5"] },
    { game: switchBattle, options: {}, moves: ["4", "3 4", ":flip 1 2", "4 5", "6-7"] },
    { game: switchConquer, options: conquerRow, moves: ["2", "3 4", "3"] },
    { game: towerSwitch, options: {}, moves: ["2", "1", "2", "1", "2", "1", "1"] },
    { game: factorFrenzy, options: {}, moves: ["5", "6", "7", "2", "3", "4", "9", "8", "10"] },
  ];

test("every game has frames", () => {
  expect(lines.map(({ game }) => game.id).sort()).toEqual(games.map((game) => game.id).sort());
});

describe.each(lines)("$game.title", ({ game, options, moves }) => {
  const start = () => tableState(newGame(game, options));
  const played = (count: number) =>
    moves.slice(0, count).reduce((state, move) => press(state, ...typed(move), "return"), start());

  test("at the start, with a preview", () => expectFrame(press(start(), "right"), `${game.id}-start`));
  test("in play", () => expectFrame(press(played(2), "down"), `${game.id}-play`));
  test("at its end", () => expectFrame(played(moves.length), `${game.id}-end`));
  test("on 40 columns", () => expectFrame({ ...played(1), size: narrow }, `${game.id}-narrow`));
  test("looking back", () => expectFrame(press(played(3), "b", "left"), `${game.id}-back`));
});

test.each([
  ["thirty-switches", switchBattle, { switches: 30 }],
  ["thousand-blocks", towerSwitch, { blocks: 1000 }],
  ["pool-to-100", factorFrenzy, { max: 100 }],
] as const)("%s on 80 and on 40 columns", async (name, game, options) => {
  const state = press(tableState(newGame(game, options)), "return", "right", "down");
  await expectFrame(state, name);
  await expectFrame({ ...state, size: narrow }, `${name}-narrow`);
});

test("menu, form and list", async () => {
  const low = { columns: 40, rows: 12 };
  await expectFrame(press(menuState(), "j", "j"), "menu");
  await expectFrame({ ...press(menuState(), "k"), size: low }, "menu-low");
  await expectFrame({ ...menuState(), size: narrow }, "menu-narrow");
  await expectFrame(press(menuState(), "?"), "menu-help");
  const play = press(menuState(), "return", "down");
  await expectFrame(play, "menu-play");
  await expectFrame({ ...play, size: narrow }, "menu-play-narrow");
  await expectFrame(press(play, "s"), "setup");
  await expectFrame({ ...press(play, "s"), size: narrow }, "setup-narrow");
  await expectFrame({ ...press(play, "s", "up"), size: low }, "setup-low");
  const saved = [
    {
      id: "a",
      title: "Tower Switch",
      names: ["Ann", "Computer (hard)"],
      moves: 3,
      startedAt: "2026-01-02T03:04:05.000Z",
      result: null,
    },
    {
      id: "b",
      title: "Switch Battle",
      names: ["Eve", "Dan"],
      moves: 1,
      startedAt: "2026-01-01T03:04:05.000Z",
      result: null,
    },
    {
      id: "c",
      title: "Factor Frenzy",
      names: ["Ann", "Ben"],
      moves: 9,
      startedAt: "2025-12-31T03:04:05.000Z",
      result: "Ann won (Ben resigned)",
    },
  ] as const;
  const listed = updateScreen(menuState(), { kind: "listed", saved }).state;
  await expectFrame(press(listed, "2", "return", "down"), "resume");
  await expectFrame(press(listed, "2", "return", "d"), "resume-delete");
  await expectFrame({ ...press(listed, "2", "return"), size: narrow }, "resume-narrow");
  await expectFrame(press(listed, "6", "return"), "history");
  expect(pressOne(press(listed, "2", "return", "d"), "y").effects).toEqual([{ kind: "delete", id: "a" }]);
  expect(pressOne(press(listed, "2", "return", "d"), "n").effects).toEqual([]);
});

test("a game that the screen has never heard of", async () => {
  const state = press(tableState(newGame(threeHeaps)), ...typed("b2"), "return", "right", "down", "down");
  await expectFrame(state, "three-heaps");
  await expectFrame({ ...state, size: narrow }, "three-heaps-narrow");
});

test("help, rules and questions", async () => {
  const table = tableState(newGame(switchBattle));
  await expectFrame(press(table, "?"), "help");
  await expectFrame(press(table, "r"), "rules");
  await expectFrame(press(table, "d"), "draw-offer");
  await expectFrame(press(table, "d", "y"), "drawn");
  await expectFrame(press(table, "g"), "resign");
  await expectFrame(press(table, "g", "y"), "resigned");
  await expectFrame(press(table, ...typed(":flip 9"), "return"), "bad-move");
});

test("the score of a series, and a repetition", async () => {
  const series = { id: "s", of: 3, game: 2, score: [1, 0] as const };
  const decided = press(tableState(newGame(towerSwitch, { blocks: 1 }, series)), "return");
  await expectFrame(decided, "series-won");
  const round = ["1", "return", "2", "return", "1", "return", "2", "return"];
  await expectFrame(press(tableState(newGame(switchBattle)), ...round, ...round), "repetition");
});
