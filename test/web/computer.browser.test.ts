/** Games against a computer: it answers by itself, the level's moves are the player's own, undo goes back to the person. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { setStage, visit } from "./support/browser.ts";
import { openOptions, press, showTruth } from "./support/play.ts";

const stage = setStage();

/** Plays whenever it is the person's turn, up to `turns` times. Gives the status line. */
async function playOut(page: Page, turns: number): Promise<string> {
  for (let turn = 0; turn < turns; turn++) {
    await page.locator(".status-over, .board [data-move]").first().waitFor();
    if ((await page.locator(".status-over").count()) > 0) break;
    const entries = await page.locator(".entry").count();
    await byMouse(await decisive(page));
    await page.locator(".status-over, .entry").nth(entries).waitFor();
  }
  return page.locator(".status-head").innerText();
}

/** A move that ends the game soon, by the marks on the board: one that gives it away, or one that wins; any where all are equal. */
async function decisive(page: Page): Promise<Locator> {
  for (const value of ["loss", "win", "draw"]) {
    const marked = page.locator(`.board [data-move]:has(.badge[data-value="${value}"])`);
    if ((await marked.count()) > 0) return marked.first();
  }
  return page.locator(".board [data-move]").first();
}

async function byMouse(target: Locator): Promise<void> {
  await target.page().mouse.move(0, 0);
  await target.hover();
  await target.click();
}

test("perfect wins what is won", async () => {
  const { page } = await stage.open(
    "#/play?game=tower-switch&options.blocks=9&name2=Computer&level2=perfect",
  );
  await showTruth(page, "Live");
  expect(await playOut(page, 8)).toBe("You lost");
});

test("a computer in both seats plays by itself; one is chosen in the form", async () => {
  const { page } = await stage.open("#/new/factor-frenzy");
  await page.getByRole("radio", { name: "perfect" }).check();
  await openOptions(page);
  await page.getByRole("radio", { name: "just watch" }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".status-over").waitFor();
  expect(await page.locator(".seat").allInnerTexts()).toEqual([
    expect.stringContaining("Computer 1\n(perfect)"),
    expect.stringContaining("Computer 2\n(perfect)"),
  ]);
});

test("undo takes the computer's answer back with the move, and a reload keeps it at the table", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&name2=Computer&level2=medium");
  await page.locator('.board [data-move="1"]').first().click();
  await page.locator(".entry").nth(2).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.locator(".entry").count()).toBe(1);
  await page.locator('.board [data-move="1"]').first().click();
  await page.locator(".entry").nth(2).waitFor();
  await page.reload();
  await page.locator(".play").waitFor();
  await expect.poll(() => page.locator(".entry").count()).toBe(3);
  expect(await page.locator(".seat").nth(1).innerText()).toContain("Computer\n(medium)");
});

test("a computer takes a draw only where it cannot do better", async () => {
  const drawn = "#/play?game=switch-battle&name2=Computer&level2=hard";
  const { page } = await stage.open(drawn);
  await press(page, "Draw");
  expect(await page.locator("dialog").innerText()).toContain("If Computer (hard) accepts, the game is over.");
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  expect(await page.locator(".status-over").count()).toBe(0);
  await press(page, "Draw");
  await page.locator("dialog").getByRole("button", { name: "Offer a draw" }).click();
  await page.locator(".status-over").waitFor();
  expect(await page.locator(".status-head").innerText()).toBe("A draw");
  expect(await page.locator(".status-line").innerText()).toContain("The game is drawn by agreement.");
  await visit(page, "#/play?game=tower-switch&options.blocks=9&name2=Computer&level2=hard");
  await press(page, "Draw");
  await page.locator("dialog").getByRole("button", { name: "Offer a draw" }).click();
  await page.getByText("Offer declined.").first().waitFor();
});

test("a level that there is not is refused", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&level2=wizard");
  expect(await page.locator("main .lead").innerText()).toContain('"wizard" isn\'t a level');
});
