/** Tests the focus, the arrow keys and double clicks, which only a real browser handles. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { setStage } from "./support/browser.ts";
import { completeLines, startAddress } from "./support/lines.ts";
import { press } from "./support/play.ts";

const stage = setStage();

test("the focus returns to the button that opened a dialog, or goes to the board", async () => {
  const { page } = await stage.open("#/play?game=switch-battle&name1=Ann&name2=Ben&moves=1+2+1");
  const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor();
  for (const name of ["Draw", "Resign", "Restart"]) {
    await press(page, name);
    await page.locator("dialog").waitFor();
    await page.keyboard.press("Escape");
    await focused(".control[popovertarget]");
    await press(page, name);
    await page.locator("dialog button").first().click();
    await focused(".control[popovertarget]");
  }
  await press(page, "Restart");
  await press(page, "Start over");
  await focused(".board [data-target]");
  await press(page, "Resign");
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await focused('.control:has-text("Rematch")');
});

test("a player can reach the board with Tab and every move with arrow keys", async () => {
  const line = completeLines().find(({ game }) => game.id === "factor-frenzy");
  if (line === undefined) throw new Error("There is no line.");
  const { page } = await stage.open(startAddress(line));
  await tabToBoard(page);
  for (const [index, move] of line.moves.entries()) {
    await arrowTo(page, move);
    await page.keyboard.press("Enter");
    await page
      .locator(".entry")
      .nth(index + 1)
      .waitFor();
  }
  expect(await page.locator(".entry-move").allInnerTexts()).toEqual(["–", ...line.moves]);
  await page.locator(".status-over").waitFor();
});

test.each([9, 200])(
  "the focus moves to a block that can be taken when its own is gone, of %i blocks",
  async (blocks) => {
    const { page } = await stage.open(`#/play?game=tower-switch&options.blocks=${blocks}`);
    await tabToBoard(page);
    for (let played = 1; played <= 6; played++) {
      await page.keyboard.press("Enter");
      await page.locator(".entry").nth(played).waitFor();
      await page.locator(".board [data-move]:focus").waitFor();
      expect(await page.locator('.board [data-target][tabindex="0"][data-move]').count()).toBe(1);
    }
  },
);

test("a double click plays one move, not the opponent's as well", async () => {
  const { page } = await stage.open("#/play?game=switch-battle");
  await page.locator('.board [data-move="4"]').dblclick();
  await page.locator(".entry").nth(1).waitFor();
  await expect.poll(() => page.locator(".entry").count()).toBe(2);
});

test("a touch screen shows a move at the first tap and plays it at the second", async () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const { page } = await stage.open("#/play?game=tower-switch", phone);
  const move = page.locator('.board [data-move="1"]').first();
  await move.tap();
  await page.locator(".frame-preview[data-preview=true]").waitFor();
  expect(await page.locator(".entry").count()).toBe(0);
  await move.tap();
  await page.locator(".entry").nth(1).waitFor({ state: "attached" });
});

async function tabToBoard(page: Page): Promise<void> {
  const there = page.locator(".board [data-target]:focus");
  for (let presses = 0; presses < 20 && (await there.count()) === 0; presses++)
    await page.keyboard.press("Tab");
  await there.waitFor();
}

/** Moves with the arrow keys as a person would, toward where the target is. */
async function arrowTo(page: Page, move: string): Promise<void> {
  const seen = new Set<string>();
  for (let presses = 0; presses < 60; presses++) {
    const at = await page.evaluate((wanted) => {
      const active = document.activeElement;
      const goal = document.querySelector(`.board [data-move="${wanted}"]`);
      if (!(active instanceof HTMLElement) || goal === null) return null;
      const [a, b] = [active.getBoundingClientRect(), goal.getBoundingClientRect()];
      return {
        here: `${active.dataset.target}`,
        there: active.dataset.move === wanted,
        dx: b.x + b.width / 2 - a.x - a.width / 2,
        dy: b.y + b.height / 2 - a.y - a.height / 2,
      };
    }, move);
    if (at === null) throw new Error(`Nothing on the board plays ${move}.`);
    if (at.there) return;
    const across = at.dx > 0 ? "ArrowRight" : "ArrowLeft";
    const along = at.dy > 0 ? "ArrowDown" : "ArrowUp";
    const sideways = Math.abs(at.dx) > Math.abs(at.dy);
    const again = seen.has(at.here);
    seen.add(at.here);
    await page.keyboard.press(sideways !== again ? across : along);
  }
  throw new Error(`The arrow keys never reach ${move}.`);
}
