/** Games against a computer: it answers by itself, the level's moves are the player's own, undo goes back to the person. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { setStage, visit } from "./support/browser.ts";
import { completeLines, startAddress } from "./support/play.ts";

const stage = setStage();
const lines = completeLines();

/** Plays the first move on the board whenever it is the person's turn, up to `turns` times. Gives the status line. */
async function playOut(page: Page, turns: number, play: (page: Page) => Promise<void>): Promise<string> {
  for (let turn = 0; turn < turns; turn++) {
    await page.locator(".status-over, .board [data-move]").first().waitFor();
    if ((await page.locator(".status-over").count()) > 0) break;
    await play(page);
  }
  return page.locator(".status-head").innerText();
}

async function byMouse(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(".board [data-move]").last().hover();
  await page.locator(".board [data-move]").last().click();
}

async function byKeys(page: Page): Promise<void> {
  await page.locator(".board [data-move]").first().focus();
  await page.keyboard.press("Enter");
}

test.each(lines.map((line) => [line.game.title, line] as const))(
  "%s against perfect, by mouse and by keys, to the end where there is one",
  async (_title, line) => {
    const address = `${startAddress(line)}&name2=Computer&level2=perfect`;
    const { page } = await stage.open(address);
    for (const play of [byMouse, byKeys]) {
      await visit(page, "#/");
      await visit(page, address);
      const head = await playOut(page, 6, play);
      const answered = await page.locator('.entry[data-seat="2"]').count();
      expect(answered).toBeGreaterThan(head.includes("Player A wins") ? -1 : 0);
    }
  },
);

test("perfect wins the tower that the other gives away, and loses nothing that it need not", async () => {
  const { page } = await stage.open(
    "#/play?game=tower-switch&options.blocks=9&name2=Computer&level2=perfect",
  );
  expect(await playOut(page, 8, byMouse)).toBe("Computer (perfect) wins the game!");
});

test("a computer in both seats plays by itself; one is chosen in the form", async () => {
  const { page } = await stage.open("#/new/factor-frenzy");
  await page.getByLabel("Player 1 is").selectOption("easy");
  await page.getByLabel("Player 2 is").selectOption("perfect");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".status-over").waitFor({ timeout: 20_000 });
  expect(await page.locator(".seat-name").allInnerTexts()).toEqual(["Computer (easy)", "Computer (perfect)"]);
});

test("undo takes the computer's answer back with the move, and a reload keeps it at the table", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&name2=Computer&level2=medium");
  await page.locator('.board [data-move="1"]').first().click();
  await page.locator(".entry").nth(2).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await page.locator(".entry").count()).toBe(1);
  await page.locator('.board [data-move="1"]').first().click();
  await page.locator(".entry").nth(2).waitFor();
  await page.reload();
  await page.locator(".play").waitFor();
  expect(await page.locator(".entry").count()).toBe(3);
  expect(await page.locator(".seat").nth(1).innerText()).toContain("Computer (medium)");
});

test("a computer takes a draw only where it cannot do better", async () => {
  const drawn = "#/play?game=switch-battle&name2=Computer&level2=hard";
  const { page } = await stage.open(drawn);
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.locator(".status-over").waitFor();
  expect(await page.locator(".status-head").innerText()).toBe("The game is drawn by agreement.");
  await visit(page, "#/play?game=tower-switch&options.blocks=9&name2=Computer&level2=hard");
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.getByText("The computer declines the draw.").first().waitFor();
});

test("a level that there is not is refused", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&level2=wizard");
  expect(await page.locator("main .lead").innerText()).toContain('There is no computer "wizard"');
});
