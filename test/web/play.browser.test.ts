/**
 * Games played to their ends in a real browser: by mouse, by keys, by touch and by typing, one game each. The board is
 * the same for all games, and that every legal move has its place on it is proved for every game in state/state.test.ts.
 */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ofSeat } from "../../src/core/seat.ts";
import { setStage } from "./support/browser.ts";
import { completeLines, type Line, openMore, startAddress } from "./support/play.ts";

const stage = setStage();
const lines = completeLines();

function lineOf(id: string): Line {
  const line = lines.find(({ game }) => game.id === id);
  if (line === undefined) throw new Error(`There is no line of ${id}.`);
  return line;
}

function target(page: Page, move: string) {
  return page.locator(`.board [data-move="${move}"]`).first();
}

/** The board is drawn a moment after the press. */
async function entry(page: Page, ply: number): Promise<void> {
  await page.locator(".entry").nth(ply).waitFor({ state: "attached" });
}

async function expectEnd(page: Page, { game, moves, winner }: Line): Promise<void> {
  const head = await page.locator(".status-head").innerText();
  const name = winner === null ? "" : ofSeat(game.seatNames, winner);
  expect(head).toContain(name);
  expect(await page.locator(".seat[data-lit=true]").innerText()).toContain("won");
  await expect.poll(() => page.locator(".entry-move").allInnerTexts()).toEqual(["–", ...moves]);
  expect(await page.locator("[role=status]").innerText()).toContain(`${name} wins`);
}

test("by mouse", async () => {
  const line = lineOf("switch-battle");
  const { page } = await stage.open(startAddress(line));
  for (const [index, move] of line.moves.entries()) {
    await page.mouse.move(0, 0);
    await target(page, move).hover();
    await page.locator(".frame-preview", { hasText: `After ${move}:` }).waitFor();
    await target(page, move).click();
    await entry(page, index + 1);
  }
  await expectEnd(page, line);
});

test("by keys", async () => {
  const line = lineOf("factor-frenzy");
  const { page } = await stage.open(startAddress(line));
  await tabToBoard(page);
  for (const [index, move] of line.moves.entries()) {
    await arrowTo(page, move);
    await page.keyboard.press("Enter");
    await entry(page, index + 1);
  }
  await expectEnd(page, line);
});

test("by touch: the first tap shows, the second plays", async () => {
  const line = lineOf("tower-switch");
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const { page } = await stage.open(startAddress(line), phone);
  for (const [index, move] of line.moves.entries()) {
    await target(page, move).tap();
    await page.locator(".frame-preview[data-preview=true]").waitFor();
    await expect.poll(() => page.locator(".entry").count()).toBe(index + 1);
    await target(page, move).tap();
    await entry(page, index + 1);
    await expect.poll(() => page.locator(".entry").count()).toBe(index + 2);
  }
  await expectEnd(page, line);
});

test("by typing, where a bad move costs nothing and is explained", async () => {
  const line = lineOf("switch-conquer");
  const { page } = await stage.open(startAddress(line));
  await openMore(page);
  await page.locator("#typed").fill("nonsense");
  await page.locator("#typed").press("Enter");
  await page.locator("#typed-problem:not(:empty)").waitFor();
  expect((await page.locator("#typed-problem").innerText()).length).toBeGreaterThan(10);
  for (const [index, move] of line.moves.entries()) {
    await page.locator("#typed").fill(move);
    await page.locator("#typed").press("Enter");
    await entry(page, index + 1);
    expect(await page.locator("#typed-problem").innerText()).toBe("");
  }
  await expectEnd(page, line);
});

test("what cannot be played says why when it is pressed", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&moves=1");
  const preview = page.locator(".frame-preview");
  await page.locator('.board [data-target="5"]').click({ force: true });
  await preview.getByText("You may remove 1 or 2 blocks.").waitFor();
  await target(page, "2").click();
  await entry(page, 2);
  await page.locator('.board [data-target="5"]').click({ force: true });
  await preview.getByText("You may remove only 1 block.").waitFor();
  await expect.poll(() => page.locator(".entry").count()).toBe(3);
});

test("a double click plays one move, not the other player's as well", async () => {
  const { page } = await stage.open("#/play?game=switch-battle");
  await page.locator('.board [data-move="4"]').dblclick();
  await entry(page, 1);
  await expect.poll(() => page.locator(".entry").count()).toBe(2);
});

test.each([9, 200])("keys stay on what can be played when what they took of %i is gone", async (blocks) => {
  const { page } = await stage.open(`#/play?game=tower-switch&options.blocks=${blocks}`);
  await tabToBoard(page);
  for (let played = 1; played <= 6; played++) {
    await page.keyboard.press("Enter");
    await page.locator(".entry").nth(played).waitFor();
    await page.locator(".board [data-move]:focus").waitFor();
    expect(await page.locator('.board [data-target][tabindex="0"][data-move]').count()).toBe(1);
  }
});

async function tabToBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    const there = await page.evaluate(() => document.activeElement?.matches(".board [data-target]"));
    if (there === true) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never reaches the board.");
}

/** Walks with the arrow keys, as a person would: towards where the target is seen. */
async function arrowTo(page: Page, move: string): Promise<void> {
  const seen = new Set<string>();
  for (let presses = 0; presses < 60; presses++) {
    const at = await page.evaluate((wanted) => {
      const active = document.activeElement;
      const goal = document.querySelector(`.board [data-move="${wanted}"]`);
      if (active === null || goal === null) return null;
      const [a, b] = [active.getBoundingClientRect(), goal.getBoundingClientRect()];
      const here = active instanceof HTMLElement ? `${active.dataset.target}` : "";
      const there = active instanceof HTMLElement && active.dataset.move === wanted;
      return {
        here,
        there,
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

test("from the first visit to the first move: two presses by mouse or keys, three by touch", async () => {
  const moved = (page: Page) => page.locator(".entry").nth(1).waitFor({ state: "attached" });
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const { page: mouse } = await stage.open();
  await mouse.getByRole("button", { name: "Play" }).first().click();
  await mouse.locator(".board [data-move]").first().click();
  await moved(mouse);
  const { page: keys } = await stage.open();
  await keys.getByRole("button", { name: "Play" }).first().focus();
  await keys.keyboard.press("Enter");
  await keys.locator(".board").waitFor();
  await tabToBoard(keys);
  await keys.keyboard.press("Enter");
  await moved(keys);
  const { page: touch } = await stage.open("", phone);
  await touch.getByRole("button", { name: "Play" }).first().tap();
  const move = touch.locator(".board [data-move]").first();
  await move.tap();
  await touch.locator(".frame-preview[data-preview=true]").waitFor();
  await move.tap();
  await moved(touch);
});

test("a hint that names its move shows it on the board", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&level2=easy&options.blocks=5");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".frame-preview:not(:empty)").waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator('.board [data-move="2"][data-held=true]').waitFor();
});
