/** Every view at five sizes: no sentence is cut, nothing scrolls sideways, and a finger finds what it presses. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { measureOnly, resize, setStage, visit } from "./support/browser.ts";
import { cutTexts, overflows } from "./support/inspect.ts";
import { completeLines, startAddress } from "./support/lines.ts";
import { press } from "./support/play.ts";

const stage = setStage();

const views = [
  "#/",
  "#/learn",
  "#/games",
  "#/puzzle",
  "#/puzzle/daily",
  "#/puzzle/mine",
  "#/puzzle/archive",
  "#/nowhere",
  ...games.flatMap(({ id }) => [`#/new/${id}`, `#/rules/${id}`, `#/theory/${id}`, `#/learn/${id}`]),
  ...completeLines().flatMap((line) => {
    const start = `${startAddress(line)}&name2=Computer&level2=medium`;
    return [
      start,
      `${start}&moves=${line.moves.slice(0, 2).join("+")}`,
      `${start}&moves=${line.moves.join("+")}`,
    ];
  }),
  "#/play?game=tower-switch&options.blocks=1000&moves=1",
  "#/play?game=factor-frenzy&options.max=100&moves=7",
  "#/play?game=factor-frenzy&options.max=1000&moves=7",
  "#/play?game=switch-battle&options.switches=30&moves=7",
  "#/play?game=tower-switch&moves=1+1&at=1",
  "#/large?game=tower-switch&moves=1",
];

const screens = {
  phone: [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 844, height: 390 },
  ],
  desk: [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ],
} as const;

test.each(Object.entries(screens))("%s: every sentence can be read to its end", async (name, sizes) => {
  const touch = name === "phone" ? { hasTouch: true, isMobile: true } : {};
  const { page } = await stage.open("#/learn", { viewport: sizes[0], ...touch });
  await measureOnly(page);
  const found: string[] = [];
  for (const hash of views) {
    await visit(page, hash);
    await page.waitForFunction(
      () => !/Working it out|Finding a puzzle|Opening|Looked at/.test(document.body.innerText),
    );
    for (const size of sizes) {
      await resize(page, size);
      const about = `${hash}, ${size.width} x ${size.height}`;
      found.push(...(await cutTexts(page)).map((text) => `${about}: ${text}`));
      if (await overflows(page)) found.push(`${about}: scrolls sideways`);
    }
  }
  expect(found).toEqual([]);
});

test("a text that is cut is found", async () => {
  const { page } = await stage.open("#/learn");
  expect(await cutTexts(page)).toEqual([]);
  await page.locator("h1").evaluate((title) => {
    title.style.cssText = "width: 1em; overflow: hidden; white-space: nowrap";
  });
  expect(await cutTexts(page)).toHaveLength(1);
});

test("on a phone on its side a small board stands in the middle of its panel", async () => {
  const touch = { hasTouch: true, isMobile: true };
  const address = "#/play?game=tower-switch&options.blocks=3";
  const { page } = await stage.open(address, { viewport: { width: 844, height: 390 }, ...touch });
  const middles = await page.locator(".board, .board .group").evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  const [panel = 0, group = 1_000] = middles;
  expect(Math.abs(panel - group)).toBeLessThan(10);
});

test("long names don't make a narrow page or a dialog scroll sideways", async () => {
  const [one, two] = ["W".repeat(40), "M".repeat(40)];
  const small = { viewport: { width: 360, height: 640 } };
  const { page } = await stage.open(`#/play?game=tower-switch&name1=${one}&name2=${two}&moves=1+1`, small);
  expect(await overflows(page)).toBe(false);
  await press(page, "Resign");
  expect(await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".status-over").waitFor();
  expect(await overflows(page)).toBe(false);
});
