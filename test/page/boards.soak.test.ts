/** Boards of every shape and size on screens of every width. Each commit tests the largest on the narrowest. */

import { expect, test } from "vitest";
import { outsideFolder, serveOutside } from "../support/outside.ts";
import { setStage } from "./support/browser.ts";
import { lostCells, type Size } from "./support/sizes.ts";

const stage = setStage({}, async () =>
  serveOutside(await outsideFolder(["board-program", "board-games"], "test/support"), "board-program.js"),
);

const boards = [
  ...[3, 5, 6, 9, 12].flatMap((size) => [
    `named-grid&options.size=${size}`,
    `edged-grid&options.size=${size}`,
  ]),
  ...[3, 5, 9].map((size) => `hexagons&options.size=${size}`),
  ...[1, 2, 5].map((size) => `dots-and-lines&options.size=${size}`),
  "star",
  "side-heaps&options.others=9",
];

test.each([
  ["phone", [320, 360, 390, 768]],
  ["desk", [1100, 1280, 1920]],
])("on a %s every cell of every board is on the screen", async (_name, widths) => {
  const [first = 0, ...more] = widths;
  const sizes = more.map((width): Size => [width, 800]);
  const { lost, cells } = await lostCells(stage, boards, [[first, 800], ...sizes]);
  expect(lost).toEqual([]);
  expect(cells).toBe(849 * widths.length);
});
