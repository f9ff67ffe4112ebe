/** Boards of every shape on a narrow phone: each cell is on the screen and can be reached. */

import { expect, test } from "vitest";
import { outsideFolder, serveOutside } from "../support/outside.ts";
import { setStage } from "./support/browser.ts";
import { lostCells, unreachable } from "./support/sizes.ts";

const stage = setStage({}, async () =>
  serveOutside(await outsideFolder(["board-program", "board-games"], "test/support"), "board-program.js"),
);

test("every cell of every shape of board is on the screen", async () => {
  const boards = [
    "named-grid&options.size=12",
    "edged-grid&options.size=9",
    "hexagons&options.size=9",
    "dots-and-lines&options.size=5",
    "star",
    "side-heaps&options.others=9",
  ];
  const { lost, cells } = await lostCells(stage, boards, [[320, 800]]);
  expect(lost).toEqual([]);
  expect(cells).toBeGreaterThan(300);
});

test("the test for cells off the screen finds one that is cut off", async () => {
  const { page } = await stage.open("#/play?game=named-grid&name1=Ann&name2=Ben");
  await page.locator(".board [data-target='a1']").evaluate((cell) => {
    cell.style.translate = "-2000px";
  });
  expect((await unreachable(page, ".board")).outside).toHaveLength(1);
});

test("a grid shows its names at the edges, and a missing corner isn't a button", async () => {
  const { page } = await stage.open("#/play?game=edged-grid&options.size=3&name1=Ann&name2=Ben&moves=b1+b2");
  await page.locator(".board [data-target='b1']", { hasText: /^Q$/ }).waitFor();
  const edges = await page.locator(".board .grid-edge").allInnerTexts();
  expect(edges).toEqual(["", "a", "b", "c", "1", "2", "3"]);
  expect(await page.locator(".board [data-target]").count()).toBe(5);
});

test("a graph draws its lines and tells screen readers what is next to a point", async () => {
  const { page } = await stage.open("#/play?game=hexagons&options.size=2&name1=Ann&name2=Ben");
  await page.getByRole("button", { name: "a1, free, next to b1 and a2: play a1" }).waitFor();
  expect(await page.locator(".board .graph line").count()).toBe(5);
  await page.locator(".board [data-target='a1']").click();
  await page.locator(".entry", { hasText: "Ann claims a1." }).waitFor();
});
