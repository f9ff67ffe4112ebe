/** Each board has the right cells, owners and links. */

import { expect, test } from "vitest";
import { cellsOf, changedCells } from "../../src/core/board.ts";
import { setUp } from "../../src/core/setup.ts";
import { factorFrenzy, switchAndCapture, switchConquer } from "../../src/games/index.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";

test.each<[string, string, string, readonly string[]]>([
  ["switch-and-capture", "01", "row Switches", ["off [OFF] switch 1, off", "on [ON] switch 2, on"]],
  ["switch-battle", "01", "row Switches", ["off [0] switch 1, showing 0", "on [1] switch 2, showing 1"]],
  ["switch-conquer", "AB/1", "row Switches", ["on [A] switch 1, A", "off [B] switch 2, B"]],
  ["tower-switch", "9/1", "stack Tower", ["gone [] block 1, taken", "here [] block 2, standing"]],
  [
    "factor-frenzy",
    "2,3,4/6",
    "pool Number Pool",
    ["barred [] 2, barred", "barred [] 3, barred", "here [] 4, free", "gone [] 5, taken"],
  ],
])("the board of %s lists its cells with their states and spoken names", (id, from, group, cells) => {
  const { game, start } = must(setUp(findGameOf(id), { from }));
  const board = game.board(start);
  expect(board.map(({ shape, title }) => `${shape} ${title}`)).toEqual([group]);
  const told = cellsOf(board).map(({ state, mark, spoken }) => `${state} [${mark}] ${spoken}`);
  expect(told.slice(0, cells.length)).toEqual(cells);
});

test("Factor Frenzy bars no number before the first choice", () => {
  const game = factorFrenzy.at({ max: 10 });
  expect(cellsOf(game.board(game.start(1))).map(({ state }) => state)).toEqual(Array(9).fill("here"));
});

test("a switch of Switch Conquer belongs to the player whose letter it shows", () => {
  const game = switchConquer.at({ switches: 4, start: "ABBA" });
  const board = game.board(game.start(1));
  expect(cellsOf(board).map(({ owner }) => owner)).toEqual([1, 2, 2, 1]);
});

test("Switch and Capture links a choice to its factors and multiples", () => {
  const game = switchAndCapture.at({ switches: 10, switchOne: "always", start: "0000000000" });
  expect(game.links?.(game.start(1), 4)).toEqual([
    { from: "4", to: "1", label: "÷4" },
    { from: "4", to: "2", label: "÷2" },
    { from: "4", to: "8", label: "×2" },
  ]);
});

test.each(["always", "chosen"] as const)(
  "Switch and Capture (switch 1 %s) links a choice to exactly the switches it changes",
  (switchOne) => {
    const game = switchAndCapture.at({ switches: 30, switchOne, start: "01".repeat(15) });
    const start = game.start(1);
    for (const move of game.moves(start)) {
      const changed = changedCells(game.board(start), game.board(game.play(start, move)));
      const linked = game.links?.(start, move).map(({ to }) => to) ?? [];
      expect([String(move), ...linked].toSorted()).toEqual(changed.map(({ id }) => id).toSorted());
    }
  },
);
