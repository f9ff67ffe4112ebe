/** What a visitor notices of online play: keys, typing, silence while it is played, what is left of it, and no server. */

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { resize, setStage } from "./support/browser.ts";
import { overflows, violations } from "./support/inspect.ts";
import {
  expectMoves,
  goToOwnGames,
  head,
  notice,
  offerDraw,
  openOnline,
  play,
  sitDown,
  spoken,
  takeSeat,
  withShortClock,
} from "./support/online.ts";
import { press } from "./support/play.ts";

const stage = setStage();

test("by keys alone, from the form to the end", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch", async (page) => {
    await page.locator("#setup-blocks").fill("3");
  });
  for (const [at, page] of [ann, ben, ann].entries()) {
    await head(page, "Your move");
    await tabTo(page, ".board [data-target]");
    await page.keyboard.press("Enter");
    await expectMoves(
      page,
      Array.from({ length: at + 1 }, () => "1"),
    );
    if (at < 2) await head(page, "to move");
  }
  await head(ben, "You lost");
  await tabTo(ben, ".controls .button-brass");
  await ben.keyboard.press("Enter");
  await ann.getByText("Ben offers a rematch.").first().waitFor();
});

test("an offer is answered by keys, and the keys are on the board afterwards", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch");
  await offerDraw(ann);
  await ben.getByRole("button", { name: "Decline" }).focus();
  await ben.keyboard.press("Enter");
  await ben.locator(".board [data-target]:focus").waitFor();
  await spoken(ann, "Ben declines the draw.");
});

test("during the game the page reveals nothing about it; afterwards everything, at once and later on", async () => {
  const { ann, ben, link } = await sitDown(stage, "tower-switch", async (page) => {
    await page.locator("#setup-blocks").fill("3");
  });
  const { page: carl } = await stage.open();
  await carl.goto(link);
  await play(ann, "2");
  await head(carl, "Ben to move");
  for (const page of [ann, ben, carl]) {
    await expect.poll(() => page.locator(".understand, .badge, .chart").count()).toBe(0);
    expect(await page.getByRole("button", { name: /Undo|Redo|from here|hint/i }).count()).toBe(0);
    expect(await page.getByRole("radio").count()).toBe(0);
    // The front page's worker ends once it has found today's puzzle.
    await expect.poll(() => page.workers()).toHaveLength(0);
  }
  await play(ben, "1");
  for (const page of [ann, ben, carl]) {
    await page.locator(".scorecard").waitFor();
    await page.locator(".chart-point").first().waitFor();
  }
  await goToOwnGames(ann);
  await ann.getByRole("link", { name: "Tower Switch: Ann against Ben" }).click();
  await head(ann, "Ben wins");
  expect(ann.url()).toContain("#/play?");
  await ann.locator(".scorecard").waitFor();
  await goToOwnGames(carl);
  await carl.getByText("No games yet.").waitFor();
});

test("rules and theory do not lose the game, the theory waits for its end, and the front page leads back to it", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch");
  await press(ann, "Rules");
  await expect.poll(() => ann.title()).toBe("● Your move – Tower Switch");
  expect(await ann.getByRole("link", { name: "Who wins, and why" }).count()).toBe(0);
  await press(ann, "Back to the game");
  await head(ann, "Your move");
  await ann.getByRole("link", { name: "Switchyard, all games" }).click();
  await ann.getByText("● your turn").waitFor();
  await ann.goto(`${stage.address()}#/theory/tower-switch`);
  await ann.getByText("Come back when it is over.").waitFor();
  expect(await ann.locator(".theory section").count()).toBe(0);
  await ann.getByRole("link", { name: "Switchyard, all games" }).click();
  await ann.getByRole("link", { name: "Tower Switch: Ann against Ben" }).click();
  await play(ann, "1");
  await head(ben, "Your move");
});

test("notifications are asked for by the button alone", async () => {
  const { page, context } = await stage.open();
  await context.grantPermissions(["notifications"]);
  await openOnline(page, "tower-switch");
  const button = page.getByRole("button", { name: "Notify me" });
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await button.click();
  await page.getByText("You'll be notified").first().waitFor();
  expect(await button.getAttribute("aria-pressed")).toBe("true");
});

test("where the browser blocks notifications, the button says so", async () => {
  const { page } = await stage.open();
  await openOnline(page, "tower-switch");
  await press(page, "Notify me");
  await notice(page, "Your browser blocks notifications for this page.");
  const button = page.getByRole("button", { name: "Notify me" });
  expect(await button.getAttribute("aria-pressed")).toBe("false");
});

test("on a phone names have room, and the rules show the way back at once", async () => {
  const phone = { viewport: { width: 360, height: 640 } };
  const [{ page: ann }, { page: ben }] = await Promise.all([stage.open("", phone), stage.open("", phone)]);
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

test("the page that is kept for offline use plays online, too", async () => {
  const { page: ann } = await stage.open("#/play?game=tower-switch", { serviceWorkers: "allow" });
  // The page is kept once a first move has been made.
  await ann.locator('.board [data-move="1"]').first().click();
  await ann.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const link = await openOnline(ann, "tower-switch");
  const { page: ben } = await stage.open();
  await ben.goto(link);
  await takeSeat(ben, "Ben");
  await head(ann, "Your move");
  const health = await ann.evaluate(async () => (await fetch("health")).text());
  expect(health).toBe("ok\n");
});

test("served from a plain folder, the page says politely that there is no online play", async () => {
  stage.forgive(/WebSocket|ERR_|40[45]|another host/);
  const folder = await serveFolder();
  const { page } = await stage.open();
  await page.goto(`${folder.address}#/new/tower-switch`);
  await page.getByRole("radio", { name: "Send a link" }).check();
  await page.getByLabel("Your name").fill("Ann");
  await press(page, "Create the link");
  await page.locator("#setup-problem", { hasText: "comes from a plain web server" }).waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Ann");
  await page.goto(`${folder.address}#/online/k3v9x0aq`);
  await page.locator(".lead", { hasText: "comes from a plain web server" }).waitFor();
  folder.close();
});

const looks = [
  ["everything", "light", { width: 360, height: 640 }],
  ["contrast", "dark", { width: 1280, height: 800 }],
] as const;

test("light and dark, axe finds nothing, and nothing scrolls sideways", async () => {
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
  // No move is made, so no clock runs: however long the checks take, both have little time and keep it.
  await head(ann, "Your move");
  await check(ann, "own turn");
  await check(ben, "the other's turn");
  await offerDraw(ben);
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

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}.`);
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** A web server that knows nothing but files. */
async function serveFolder(): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    try {
      if (request.method !== "GET") throw new Error("no");
      const body = readFileSync(join("dist/web", path));
      response.writeHead(200, { "content-type": types[extname(path)] ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end("Not found");
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const bound: AddressInfo | string | null = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
