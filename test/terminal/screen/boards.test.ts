/** Boards of every shape, such as 12 x 12 grids and graphs, fit on terminals of every size. */

import { expect, test } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { playMove } from "../../../src/core/match.ts";
import { towerSwitch } from "../../../src/games/index.ts";
import { dotsAndLines, edgedGrid, hexagons, namedGrid, sideHeaps, star } from "../../support/board-games.ts";
import { frameText, newGame, press, tableState } from "./helpers.ts";

const wide = { columns: 100, rows: 34 };
const usual = { columns: 80, rows: 24 };
const small = { columns: 40, rows: 20 };

const frames = [
  ["named-grid", namedGrid, 3, usual],
  ["edged-grid", edgedGrid, 4, usual],
  ["edged-grid-12-small", edgedGrid, 12, small],
  ["hexagons", hexagons, 4, usual],
  ["dots-and-lines", dotsAndLines, 2, wide],
  ["star", star, 1, usual],
] as const;

test.each(frames)("the screen paints a board of the shape %s", async (name, game, size, terminal) => {
  const state = tableState(played(game, size), terminal);
  await expect(frameText(state)).toMatchFileSnapshot(`frames/board-${name}.txt`);
});

/** The game after two moves by each player. */
function played(game: Game, size: number) {
  let match = newGame(game, { size });
  for (const at of [0, 2, 3, 5]) match = playMove(match, match.game.moves(match.positions.at(-1))[at]);
  return match;
}

test.each([
  [16, usual],
  [16, { columns: 60, rows: 20 }],
  [23, { columns: 60, rows: 20 }],
  [40, wide],
])("all of %i blocks are on the screen, with and without a hint", (blocks, terminal) => {
  const start = tableState(newGame(towerSwitch, { blocks }), terminal);
  for (const state of [start, press(start, "v")]) {
    const text = frameText(state);
    for (const block of Array.from({ length: blocks }, (_, index) => index + 1))
      expect(text).toMatch(new RegExp(`■ +${block} +■`));
    expect(text).not.toMatch(/[↑↓] \d+ more/);
  }
});

test("the screen paints stacks side by side", async () => {
  await expect(frameText(tableState(newGame(sideHeaps), usual))).toMatchFileSnapshot(
    "frames/board-side-heaps.txt",
  );
});
