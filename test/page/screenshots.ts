/** Pictures of the page: every game, in the light and the dark theme, on a desk and on a phone. */

import { mkdirSync } from "node:fs";
import { test } from "vitest";
import { games } from "../../src/games/index.ts";
import { setStage, visit } from "./support/browser.ts";
import { showTruth } from "./support/play.ts";

const folder = "screenshots";
const readme = "docs/images";
const stage = setStage();

const sizes = { table: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } } as const;
const schemes = ["light", "dark"] as const;

const moments: Readonly<Record<string, string>> = {
  "switch-and-capture": "#/play?game=switch-and-capture&moves=7+2+5",
  "switch-battle": "#/play?game=switch-battle&moves=4+3-4+1-2+5&name1=Ann&name2=Ben",
  "switch-conquer": "#/play?game=switch-conquer&options.start=ABAB&moves=1",
  "tower-switch": "#/play?game=tower-switch&moves=1+1",
  "factor-frenzy": "#/play?game=factor-frenzy&moves=5+6",
};

for (const path of [folder, readme]) mkdirSync(path, { recursive: true });

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of schemes)
    test(`${size} ${colorScheme}`, async () => {
      const { page } = await stage.open("", { viewport, colorScheme });
      const shoot = (name: string) =>
        page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
      await shoot("home");
      for (const game of games) {
        await visit(page, moments[game.id] ?? `#/new/${game.id}`);
        await page.locator("[data-target][data-move]").first().hover();
        await shoot(game.id);
      }
      await visit(page, "#/new/switch-and-capture");
      await shoot("setup");
      await visit(page, "#/rules/switch-and-capture");
      await shoot("rules");
      await visit(page, "#/theory/switch-battle");
      await page.locator(".example").first().scrollIntoViewIfNeeded();
      await shoot("theory");
      await visit(page, "#/play?game=switch-battle&name1=Ann&name2=Ben&moves=4+3-4+1-2+5+4-5+6-7+5");
      await page.locator(".chart").waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await shoot("over");
      await visit(page, "#/puzzle/daily");
      await page.locator(".board").waitFor();
      await shoot("puzzle");
      await visit(page, "#/play?game=chess");
      await shoot("problem");
    });

/** On the second visit, the page's own font is there right away. */
test("the README's two pictures", async () => {
  const table = await stage.open(moments["switch-battle"], { viewport: { width: 1000, height: 640 } });
  await table.page.reload();
  await showTruth(table.page, "Live");
  await table.page.locator(".board .badge").first().waitFor();
  await table.page.locator('.board [data-move="4-5"]').hover();
  await table.page.screenshot({ path: `${readme}/page-desk.jpg`, quality: 80 });
  const phone = await stage.open(moments["tower-switch"], { viewport: sizes.phone, colorScheme: "dark" });
  await phone.page.reload();
  await showTruth(phone.page, "Live");
  await phone.page.locator(".board .badge").first().waitFor();
  await phone.page.evaluate(() => scrollTo(0, 0));
  await phone.page.screenshot({ path: `${readme}/page-phone.jpg`, quality: 80 });
});

/** What the README shows next to each game. */
test("the README's five boards", async () => {
  for (const game of games) {
    const { page } = await stage.open(moments[game.id], { viewport: { width: 420, height: 840 } });
    await page.reload();
    await page.locator(".board").waitFor();
    await page.locator(".board").screenshot({ path: `${readme}/game-${game.id}.jpg`, quality: 75 });
  }
});
