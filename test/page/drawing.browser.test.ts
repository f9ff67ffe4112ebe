/** Drawings over, next to and below the cells of a board are in the right places. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { setStage } from "./support/browser.ts";
import { press, showTruth } from "./support/play.ts";

const stage = setStage();

test("the board of Factor Frenzy shows the pairs of numbers", async () => {
  const { page } = await stage.open("#/play?game=factor-frenzy&options.max=10");
  await showTruth(page, "Live");
  await expect.poll(() => drawnPairs(page)).toEqual(["1st at 2", 4]);
  await page.locator('.board [data-move="3"]').hover();
  expect(await page.locator(".frame-preview").innerText()).toContain("Take 3, then answer in pairs: ");
  expect(await drawnPairs(page)).toEqual(["1st at 3", 4]);
});

/** The first mark and the number of pairs: arcs within a row, notes at both ends across rows. */
function drawnPairs(page: Page) {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll(".drawing text")];
    const first = texts.find((text) => text.textContent === "1st");
    const center = (element: Element | undefined) => {
      const { x = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return x + width / 2;
    };
    const cells = [...document.querySelectorAll(".board [data-move]")];
    const near = cells.find((cell) => Math.abs(center(cell) - center(first)) < 10);
    const notes = texts.filter((text) => text.textContent?.startsWith("↔")).length;
    const arcs = document.querySelectorAll(".drawing path:not(.drawing-way)").length;
    return [`1st at ${near?.getAttribute("data-move")}`, arcs + notes / 2];
  });
}

test("the numbers of a stack's blocks are drawn beside the stack", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&options.blocks=11");
  await showTruth(page, "Live");
  await page.locator(".drawing text").first().waitFor({ state: "attached" });
  const right = await page
    .locator(".drawing text")
    .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
  const block = await page.locator('.board [data-target="3"]').boundingBox();
  expect(right).toBeLessThan(block?.x ?? 0);
});

test("the values of moves are drawn below the switches' numbers", async () => {
  const { page } = await stage.open(
    "#/play?game=switch-battle&options.switches=3&options.start=000&name2=Computer&level2=easy&moves=1-2+3&at=2",
  );
  await press(page, "First position");
  await page.locator(".lever .badge").first().waitFor();
  const overlap = await page.locator(".lever:has(.badge)").evaluateAll((levers) =>
    levers.map((lever) => {
      const [label, badge] = [".lever-label", ".badge"].map((part) => lever.querySelector(part));
      return (label?.getBoundingClientRect().bottom ?? 0) - (badge?.getBoundingClientRect().top ?? 0);
    }),
  );
  expect(Math.max(...overlap)).toBeLessThanOrEqual(0);
  await press(page, "See the end");
  await page.locator(".status-over").waitFor();
  await page.locator(".prediction").waitFor({ state: "hidden" });
});
