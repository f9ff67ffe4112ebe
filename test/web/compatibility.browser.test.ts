/** A browser in which 0.1.0 was used meets the page and the server of today. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { copyOf, keepAll, oldPage } from "../support/fixtures.ts";
import { setStage } from "./support/browser.ts";
import { goToOwnGames, head } from "./support/online.ts";
import { press } from "./support/play.ts";

const stage = setStage({ args: ["--data", copyOf("online.sqlite"), ...keepAll] });

/** The front page as somebody finds it who was here before. */
async function comeBack(): Promise<Page> {
  const { page } = await stage.open();
  await page.evaluate((kept) => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  }, oldPage.kept);
  await page.reload();
  await page.locator("main h1").waitFor();
  return page;
}

test("the game that was left, the finished ones and the choices are there", async () => {
  const page = await comeBack();
  await page.locator(".kept a").last().click();
  await press(page, "Redo");
  await expect.poll(() => page.locator(".entry-move").allInnerTexts()).toEqual(["–", "5", "7"]);
  expect(await page.getByRole("button", { name: "Sound" }).getAttribute("aria-pressed")).toBe("false");
  await goToOwnGames(page);
  await page.getByRole("link", { name: "Tower Switch: Ann against Ben" }).click();
  await head(page, "Ben wins");
});

test("the online game opens in its seat, and another takes the other one by the old link", async () => {
  const ann = await comeBack();
  await ann.getByRole("link", { name: "Tower Switch: Ann against Player 2" }).click();
  await ann.locator(".play-online").waitFor();
  const share = oldPage.links.find(({ about }) => about.includes("for the other player"));
  const { page: ben } = await stage.open(share?.hash);
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Take the seat" }).click();
  await head(ann, "Your move");
});
