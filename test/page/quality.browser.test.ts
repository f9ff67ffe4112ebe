/** The page is accessible, loads quickly, and works offline. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { resize, setStage, visit } from "./support/browser.ts";
import { violations } from "./support/inspect.ts";
import { completeLines, startAddress } from "./support/lines.ts";

const stage = setStage();

const [first = ""] = games.map(({ id }) => id);

const views = [
  "#/",
  "#/learn",
  "#/games",
  `#/new/${first}`,
  `#/rules/${first}`,
  `#/theory/${first}`,
  `#/learn/${first}`,
  // A board after one move has everything that a start has.
  ...completeLines().map((line) => `${startAddress(line)}&moves=${line.moves[0]}`),
  ...completeLines()
    .slice(0, 1)
    .map((line) => `${startAddress(line)}&moves=${line.moves.join("+")}&at=${line.moves.length}`),
  "#/play?game=tower-switch&options.blocks=1000&moves=1",
  "#/play?game=tower-switch&name2=Computer&level2=hard&moves=1+1&at=1",
  "#/puzzle",
  "#/puzzle/daily",
  "#/puzzle/mine",
  "#/puzzle/archive",
  "#/nowhere",
];

const phone = { width: 360, height: 640 };
const wide = { width: 1280, height: 800 };

/** The theme changes neither layout nor structure. sizes.browser.test.ts tests the layout. */
const looks = [
  ["everything", { colorScheme: "light", forcedColors: "none" }, phone],
  ["contrast", { colorScheme: "dark", forcedColors: "none" }, wide],
] as const;

/** With forced colors, the browser paints nearly everything itself, so one view of each kind is enough. */
const forced = ["contrast", { colorScheme: "light", forcedColors: "active" }, wide] as const;
const withForced = ["#/", `#/new/${first}`, `#/learn/${first}`, "#/puzzle/daily"];

test("axe finds no fault in any view, be it light, dark or in forced colors", async () => {
  const { page } = await stage.open("#/learn", { bypassCSP: true });
  const found: string[] = [];
  const check = async (view: string) => {
    await settled(page);
    for (const [rules, media, size] of withForced.includes(view) ? [...looks, forced] : looks) {
      await page.emulateMedia(media);
      await resize(page, size);
      const about = `${view}, ${media.colorScheme}, forced colors ${media.forcedColors}`;
      found.push(...(await violations(page, rules)).map((violation) => `${about}: ${violation}`));
    }
  };
  for (const hash of views) {
    await visit(page, hash);
    await check(hash);
  }
  await visit(page, "#/learn/switch-battle");
  await page.getByRole("button", { name: "Step 6 of 8" }).click();
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByRole("button", { name: "Play this position" }).waitFor();
  await check("a rule that is refuted");
  expect(found).toEqual([]);
});

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !/Working it out|Finding a puzzle|Opening/.test(document.body.innerText));
}

/** Bytes as browsers receive them, the way the server sends them to all but its first visitor. */
const mostFetched = 150_000;

/** The same without today's puzzle on the front page, because a first move doesn't wait for it. */
const mostNeeded = 125_000;

/** The code that the page itself runs, without the worker's, which is built separately. */
const mostRun = 61_500;

test("the page fetches and runs little code until the first move", async () => {
  const workers = readdirSync("dist/page/assets").filter((name) => name.includes("worker"));
  const worker = workers.map((name) => readFileSync(join("dist/page/assets", name), "utf8")).join("");
  const isOfPage = (path: string) =>
    path.endsWith(".js") && !path.includes("worker") && !worker.includes(path.split("/").at(-1) ?? "");
  // One game with a fixed start, and one with a dealt start.
  for (const game of games.filter((_, at) => at === 0 || at === 2)) {
    const { page, context } = await stage.open("", { serviceWorkers: "allow" });
    // A second worker takes its script from the browser's cache.
    const sizes = new Map<string, number>();
    page.on("response", (response) =>
      sizes.set(new URL(response.url()).pathname, Number(response.headers()["content-length"])),
    );
    await page.reload();
    await page.locator(".game-card", { hasText: game.title }).getByRole("button", { name: "Play" }).click();
    await page.locator(".board [data-move]").first().waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await page.locator(".board [data-move]").first().click();
    // The reply may end a dealt game, and the ending has its own script.
    await page.locator(".entry").first().waitFor();
    const fetched = [...sizes.keys()];
    const told = `${game.title}: ${JSON.stringify([...sizes])}`;
    const sum = (paths: readonly string[], bytesOf: (path: string) => number) =>
      paths.reduce((total, path) => total + bytesOf(path), 0);
    const sent = (path: string) => sizes.get(path) ?? 0;
    expect(fetched.length).toBeGreaterThan(4);
    expect(sum(fetched, sent), told).toBeLessThan(mostFetched);
    expect(
      sum(
        fetched.filter((path) => !path.includes("/advice-")),
        sent,
      ),
      told,
    ).toBeLessThan(mostNeeded);
    const run = fetched.filter(isOfPage);
    expect(run.length).toBeGreaterThan(0);
    expect(sum(run, zipped), told).toBeLessThan(mostRun);
    await context.close();
  }
});

function zipped(path: string): number {
  return gzipSync(readFileSync(join("dist/page", path))).length;
}

test("a first visit shows the page's own font from the first frame on", async () => {
  const widths = new Set<number>();
  for (let time = 0; time < 3; time++) {
    const { page, context } = await stage.open();
    expect(await page.evaluate(() => document.fonts.check('1em "Cabin Signs"'))).toBe(true);
    const width = await page.locator(".totem-bar").evaluate((sign) => sign.getBoundingClientRect().width);
    widths.add(Math.round(width));
    await context.close();
  }
  expect([...widths]).toEqual([157]);
});

test("a font that loads late isn't used until the next visit", async () => {
  const { page, context } = await stage.open();
  await page.route("**/*.woff2", async (route) => {
    await page.locator(".game-card").first().waitFor();
    await route.continue();
  });
  const widthOf = () => page.locator(".totem-bar").evaluate((sign) => sign.getBoundingClientRect().width);
  const arrived = page.waitForResponse("**/*.woff2");
  await page.reload();
  const before = await widthOf();
  await arrived;
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOf()).toBe(before);
  await context.close();
});

test("the code of lessons loads only when one is opened, and has less than 15 kB", async () => {
  const { page } = await stage.open();
  const loaded = new Set<string>();
  page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
  for (const hash of ["#/puzzle", `#/theory/${games[0]?.id}`]) {
    await visit(page, hash);
    await settled(page);
  }
  const before = new Set(loaded);
  for (const { id } of games) {
    await visit(page, `#/learn/${id}`);
    await page.locator(".steps-line").waitFor();
  }
  const files = [...loaded].filter((path) => path.endsWith(".js") && !before.has(path));
  const bytes = files.reduce((sum, path) => sum + zipped(path), 0);
  expect(files.filter((path) => path.includes("/lesson")).length).toBeGreaterThan(games.length);
  expect(bytes).toBeLessThan(15_000);
});

test("no file of the page names another host", () => {
  const files = readdirSync("dist/page", { recursive: true, encoding: "utf8" });
  const names = files.filter((file) => /\.(html|css|webmanifest)$/.test(file));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(readFileSync(join("dist/page", name), "utf8")).not.toMatch(/https?:\/\//);
});

test("the page works without a network after the first move", async () => {
  const { page, context } = await stage.open("", { serviceWorkers: "allow" });
  await page.evaluate(() => caches.open("of-another-page"));
  await page.locator(".game-card", { hasText: "Tower Switch" }).getByRole("button", { name: "Play" }).click();
  await page.locator('.board [data-move="1"]').first().click();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await page.evaluate(() => caches.has("of-another-page"))).toBe(true);
  await visit(page, "#/");
  await context.setOffline(true);
  await page.reload();
  await page.locator(".game-card", { hasText: "Tower Switch" }).getByRole("button", { name: "Play" }).click();
  await page.locator('.board [data-move="2"]').first().click();
  await page.locator(".entry").nth(2).waitFor();
  await page.reload();
  await page.locator(".play").waitFor();
  await expect.poll(() => page.locator(".entry-move").nth(1).innerText()).toBe("2");
});
