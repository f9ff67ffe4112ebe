/** The pictures of docs/make-a-game.md: the template's game on the page, as a puzzle and as a lesson. */

import type { Page } from "playwright-core";
import { test } from "vitest";
import { serveOutside, templateFolder } from "../support/outside.ts";
import { setStage, visit } from "./support/browser.ts";
import { showTruth } from "./support/play.ts";

const stage = setStage({}, () => serveOutside(templateFolder(), "my-games.js"));

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: `docs/images/own-${name}.jpg`, quality: 70 });

test("the game on one screen, as a puzzle, and as a lesson", async () => {
  const { page } = await stage.open("#/play?game=full-lines&moves=b2+a1+c3+b1&name1=Ann&name2=Ben", {
    viewport: { width: 860, height: 600 },
  });
  await page.reload();
  await showTruth(page, "Live");
  await page.locator(".board .badge").first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(page, "game");
  await visit(page, "#/puzzle");
  await page.locator(".board").waitFor();
  await shoot(page, "puzzle");
  await visit(page, "#/learn/full-lines");
  await page.locator(".board").waitFor();
  await shoot(page, "lesson");
});
