/** On the page of a program with a sixth game, visitors can play it, and the page explains it like the others. */

import { expect, test } from "vitest";
import { outsideFolder, serveOutside } from "../support/outside.ts";
import { setStage, visit } from "./support/browser.ts";
import { expectMoves, play, sitDown } from "./support/online.ts";
import { showTruth } from "./support/play.ts";

const stage = setStage({}, async () =>
  serveOutside(await outsideFolder(["six-games", "six-games-list"]), "six-games.js"),
);

test("the page lists a sixth game with values, puzzles and a computer opponent", async () => {
  const { page } = await stage.open();
  await page.getByRole("heading", { name: "Six tiny games. All skill, no luck." }).waitFor();
  await page.getByText("Three Heaps").first().waitFor();
  await expect.poll(() => page.title()).toBe("Six Games");
  await page.getByRole("link", { name: "Six Games, all games" }).waitFor();
  await visit(page, "#/play?game=three-heaps&options.largest=3&name1=Ann&name2=Computer&level2=perfect");
  await showTruth(page, "Live");
  await page.locator(".board .badge").first().waitFor();
  await page.locator(".board [data-move]").first().click();
  await page.locator(".entry").nth(2).waitFor();
  const [, own, reply] = await page.locator(".entry").allInnerTexts();
  expect(own).toContain("Ann takes 1 from heap A.");
  expect(reply).toMatch(/The computer takes \d from heap/);
  await visit(page, "#/theory/three-heaps");
  await page.locator(".known", { hasText: "Playing A2 wins within 11 moves" }).waitFor();
  await visit(page, "#/puzzle");
  await page.getByRole("combobox", { name: "Game" }).selectOption("three-heaps");
  await page.locator("h1", { hasText: "Three Heaps" }).waitFor();
  await visit(page, "#/theory/tower-switch");
  await page.locator("figure.example").first().waitFor();
});

test("two people can play a sixth game over a link", async () => {
  const { ann, ben } = await sitDown(stage, "three-heaps");
  await play(ann, "A3");
  await expectMoves(ben, ["A3"]);
});
