/** Online games in real browsers: sockets, keys, a killed server, the page offline, and how it all looks. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { resize, setStage } from "./support/browser.ts";
import { overflows, violations } from "./support/inspect.ts";
import {
  expectMoves,
  goToOwnGames,
  head,
  openOnline,
  play,
  sitDown,
  spoken,
  takeSeat,
  withShortClock,
} from "./support/online.ts";
import { press } from "./support/play.ts";

const stage = setStage();

test("two players in browsers can play with keys alone while a third person watches", async () => {
  const { ann, ben, link } = await sitDown(stage, "tower-switch", (page) =>
    page.locator("#setup-blocks").fill("3"),
  );
  const { page: carl } = await stage.open("#/games");
  await carl.goto(link);
  for (const [at, page] of [ann, ben, ann].entries()) {
    await head(page, "Your move");
    await tabTo(page, ".board [data-target]");
    await page.keyboard.press("Enter");
    await expectMoves(
      page,
      Array.from({ length: at + 1 }, () => "1"),
    );
    if (at === 1) await ann.reload();
  }
  await head(ben, "You lost");
  await head(carl, "Ann wins");
  await tabTo(ben, ".controls .button-brass");
  await ben.keyboard.press("Enter");
  await ann.getByText("Ben offers a rematch.").first().waitFor();
});

test("a banner says that the server was killed, and the game goes on after its restart", async () => {
  stage.forgive(/WebSocket|ERR_/);
  const { ann, ben } = await sitDown(stage, "tower-switch");
  await play(ann, "1");
  await head(ben, "Your move");
  const crashed = await stage.crash();
  await ann.locator(".notice", { hasText: "Connection lost. Retrying" }).waitFor();
  await spoken(ann, "Connection lost");
  await ben.locator('.board [data-move="1"]').first().click();
  await head(ben, "Sending 1…");
  await crashed.restart();
  await head(ann, "Your move");
  await head(ben, "Ann to move");
  await expectMoves(ann, ["1", "1"]);
  await ann.locator(".notice").waitFor({ state: "detached" });
});

test("the page that is stored for offline use can also play online", async () => {
  const { page: ann } = await stage.open("#/play?game=tower-switch", { serviceWorkers: "allow" });
  // The page is stored after the first move.
  await ann.locator('.board [data-move="1"]').first().click();
  await ann.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const link = await openOnline(ann, "tower-switch");
  const { page: ben } = await stage.open("#/games");
  await ben.goto(link);
  await takeSeat(ben, "Ben");
  await head(ann, "Your move");
  expect(await ann.evaluate(async () => (await fetch("health")).text())).toBe("ok\n");
});

const looks = [
  ["everything", "light", { width: 360, height: 640 }],
  ["contrast", "dark", { width: 1280, height: 800 }],
] as const;

test("axe finds no fault in any online view, light or dark", async () => {
  const [{ page: ann }, { page: ben }, { page: carl }] = await Promise.all([
    stage.open("#/games", { bypassCSP: true }),
    stage.open("#/games", { bypassCSP: true }),
    stage.open("#/games", { bypassCSP: true }),
  ]);
  const found: string[] = [];
  const check = async (page: Page, view: string) => {
    for (const [rules, colorScheme, size] of looks) {
      await page.emulateMedia({ colorScheme });
      await resize(page, size);
      if (await overflows(page)) found.push(`${view}, ${colorScheme}: scrolls sideways`);
      found.push(...(await violations(page, rules)).map((each) => `${view}, ${colorScheme}: ${each}`));
    }
  };
  const link = await openOnline(ann, "switch-battle", async (page) => {
    await withShortClock(18_000)(page);
    await check(page, "form");
  });
  await check(ann, "waiting");
  await ben.goto(link);
  await ben.getByLabel("Your name").waitFor();
  await check(ben, "invited");
  await takeSeat(ben, "A name of forty letters without any gap");
  await carl.goto(link);
  // Without a move, no clock runs. However long the checks take, both keep their short time.
  await head(ann, "Your move");
  await check(ben, "the other's turn");
  await press(ben, "Draw");
  await ann.getByRole("button", { name: "Accept" }).waitFor();
  await check(ann, "an offer");
  await check(carl, "watching");
  await press(ben, "Resign");
  await check(ben, "a question");
  await ben.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await head(ann, "You win");
  await check(ann, "over");
  await goToOwnGames(ann);
  await check(ann, "your games");
  expect(found).toEqual([]);
});

test("names fit on a phone, and the link back from the rules is on the first screen", async () => {
  const phone = { viewport: { width: 360, height: 640 } };
  const [{ page: ann }, { page: ben }] = await Promise.all([
    stage.open("#/games", phone),
    stage.open("#/games"),
  ]);
  const link = await openOnline(ann, "tower-switch");
  await ben.goto(link);
  await takeSeat(ben, "Benjamin K");
  await head(ann, "Your move");
  const cut = await ann
    .locator(".seat-name")
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(cut).toBe(0);
  await press(ann, "Rules");
  const back = await ann.getByRole("button", { name: "Back to the game" }).boundingBox();
  expect((back?.y ?? 999) + (back?.height ?? 0)).toBeLessThanOrEqual(640);
});

async function tabTo(page: Page, selector: string): Promise<void> {
  const there = page.locator(`${selector}:focus`);
  for (let presses = 0; presses < 40 && (await there.count()) === 0; presses++)
    await page.keyboard.press("Tab");
  await there.waitFor();
}
