/** What a visitor notices: nothing overflows, everybody can use it, it is light, it works offline. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { setStage, visit } from "./support/browser.ts";
import { overflows, violations } from "./support/inspect.ts";
import { completeLines, startAddress } from "./support/play.ts";

const stage = setStage();

const views = [
  "#/",
  "#/learn",
  "#/games",
  ...games.slice(0, 3).map(({ id }) => `#/new/${id}`),
  `#/rules/${games[0]?.id}`,
  ...games.flatMap(({ id }) => [`#/theory/${id}`, `#/learn/${id}`]),
  ...completeLines().flatMap((line) => {
    const start = startAddress(line);
    return [start, `${start}&moves=${line.moves[0]}`];
  }),
  ...completeLines()
    .slice(0, 1)
    .map((line) => `${startAddress(line)}&moves=${line.moves.join("+")}`),
  "#/play?game=tower-switch&options.blocks=1000&moves=1",
  "#/play?game=factor-frenzy&options.max=100&moves=7",
  "#/play?game=switch-battle&options.switches=30&moves=7",
  "#/play?game=tower-switch&moves=1+1&at=1",
  "#/large?game=tower-switch&moves=1",
  "#/puzzle",
  "#/puzzle/daily",
  "#/puzzle/mine",
  "#/play?game=tower-switch&name2=Computer&level2=hard&moves=1",
  "#/nowhere",
];

const sizes = { phone: { width: 360, height: 640 }, wide: { width: 1280, height: 800 } } as const;

/** Nothing of the layout hangs on the theme, and nothing of the structure. */
const looks = [
  ["light", "phone", "everything", "none"],
  ["dark", "wide", "contrast", "none"],
  ["light", "wide", "contrast", "active"],
] as const;

test.each(looks)(
  "%s, %s: nothing scrolls sideways; axe finds nothing when it looks for %s, forced colours %s",
  async (colorScheme, size, rules, forcedColors) => {
    const look = { colorScheme, forcedColors, viewport: sizes[size], bypassCSP: true };
    const { page } = await stage.open("", look);
    const found: string[] = [];
    for (const hash of views) {
      await visit(page, hash);
      await page.waitForFunction(
        () => !/Working it out|Finding a puzzle|Opening/.test(document.body.innerText),
      );
      if (await overflows(page)) found.push(`${hash}: scrolls sideways`);
      found.push(...(await violations(page, rules)).map((violation) => `${hash}: ${violation}`));
    }
    expect(found).toEqual([]);
  },
);

test("until the first move the page runs less than 60 kB of JavaScript, and solves beside it", async () => {
  const workers = readdirSync("dist/web/assets").filter((name) => name.includes("worker"));
  const worker = workers.map((name) => readFileSync(join("dist/web/assets", name), "utf8")).join("");
  for (const game of games) {
    const { page, context } = await stage.open();
    await page.reload();
    await page.locator(".game-card", { hasText: game.title }).getByRole("button", { name: "Play" }).click();
    await page.locator(".board [data-move]").first().click();
    await page.locator(".entry").nth(1).waitFor();
    // What the page itself has loaded: the worker is built apart, and its parts do not run on the main thread.
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const isOfWorker = (path: string) =>
      path.includes("worker") || worker.includes(path.split("/").at(-1) ?? "");
    const files = [...new Set(loaded)].filter((path) => path.endsWith(".js") && !isOfWorker(path));
    const bytes = files.reduce((sum, path) => sum + gzipSync(readFileSync(join("dist/web", path))).length, 0);
    expect(files.length).toBeGreaterThan(0);
    expect(bytes, game.title).toBeLessThan(60_000);
    await context.close();
  }
});

test("lessons are less than 15 kB together, loaded when one is opened", async () => {
  const { page } = await stage.open();
  const loaded = new Set<string>();
  page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
  for (const hash of ["#/puzzle", `#/theory/${games[0]?.id}`]) {
    await visit(page, hash);
    await page.waitForFunction(
      () => !/Working it out|Finding a puzzle|Opening/.test(document.body.innerText),
    );
  }
  const before = new Set(loaded);
  for (const { id } of games) {
    await visit(page, `#/learn/${id}`);
    await page.locator(".steps-line").waitFor();
  }
  const files = [...loaded].filter((path) => path.endsWith(".js") && !before.has(path));
  const bytes = files.reduce((sum, path) => sum + gzipSync(readFileSync(join("dist/web", path))).length, 0);
  expect(files.filter((path) => path.includes("/lesson")).length).toBeGreaterThan(games.length);
  expect(bytes).toBeLessThan(15_000);
});

test("no file of the page names another host", () => {
  const files = readdirSync("dist/web", { recursive: true, encoding: "utf8" });
  const names = files.filter((file) => /\.(html|css|webmanifest)$/.test(file));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(readFileSync(join("dist/web", name), "utf8")).not.toMatch(/https?:\/\//);
});

test("after the first visit the page opens, plays and reloads without a network", async () => {
  const { page, context } = await stage.open("", { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.locator(".game-card", { hasText: "Tower Switch" }).getByRole("button", { name: "Play" }).click();
  await page.locator('.board [data-move="2"]').first().click();
  await page.locator(".entry").nth(2).waitFor();
  await page.reload();
  await page.locator(".play").waitFor();
  await expect.poll(() => page.locator(".entry-move").nth(1).innerText()).toBe("2");
});

test("no line of the page names a game", () => {
  const sources = readdirSync("src/web", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(tsx?|css|html)$/.test(name),
  );
  const names = games.flatMap(({ id, title }) => [id, title]);
  for (const source of sources) {
    const text = readFileSync(join("src/web", source), "utf8");
    expect(
      names.filter((name) => text.includes(name)),
      source,
    ).toEqual([]);
  }
});
