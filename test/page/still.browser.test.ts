/** Nothing moves under the finger: checks layout shifts over whole games, including those after a press. */

import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { setStage, visit } from "./support/browser.ts";
import { completeLines, type Line, startAddress } from "./support/lines.ts";
import { notice, play, sitDown } from "./support/online.ts";
import { press } from "./support/play.ts";

const stage = setStage();

const screens: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare const shifts: Shift[];

/** From now on, records every layout shift with what it moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: unknown[] = [];
    Object.assign(globalThis, { shifts: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.push(describe(entry as never));
    }).observe({ type: "layout-shift", buffered: false });
    function describe(entry: {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }) {
      const name = (node: Node | null) => (node instanceof Element ? node.className : String(node?.nodeName));
      return { value: entry.value, moved: entry.sources.map(({ node }) => name(node)) };
    }
  });
}

async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  return page.evaluate(() => shifts);
}

async function playLine(page: Page, { moves }: Line, touch: boolean): Promise<void> {
  for (const [index, move] of moves.entries()) {
    const target = page.locator(`.board [data-move="${move}"]`).first();
    await page.mouse.move(0, 0);
    await (touch ? target.tap() : target.hover());
    await (touch ? target.tap() : target.click());
    await page
      .locator(".entry")
      .nth(index + 1)
      .waitFor({ state: "attached" });
    await page.waitForFunction(() => !/Working it out/.test(document.body.innerText));
  }
}

/** Goes back to the start and forward again, with the values of each position. */
async function lookBack(page: Page): Promise<void> {
  for (const name of ["First position", "Next move", "Last position"])
    await page.getByRole("button", { name }).click();
}

/** One game of each shape: a stack and a list of numbers on a phone, and a row on a desk. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  phone: ["tower-switch", "factor-frenzy"],
  desk: ["switch-conquer"],
};

test.each(Object.entries(screens))(
  "no part of the page moves during a game on a %s",
  async (name, screen) => {
    const { page } = await stage.open("#/learn", screen);
    for (const line of completeLines().filter(({ game }) => shapes[name]?.includes(game.id))) {
      await visit(page, startAddress(line));
      await page.locator(".board [data-move]").first().waitFor();
      await page.waitForFunction(() => !/Working it out/.test(document.body.innerText));
      await watchShifts(page);
      await playLine(page, line, screen.hasTouch === true);
      await lookBack(page);
      const seen = await shiftsOf(page);
      const sum = seen.reduce((total, { value }) => total + value, 0);
      expect(sum, `${line.game.title}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(0.01);
    }
  },
);

test("a dealt game appears without moving any part of the page", async () => {
  const { page } = await stage.open("", screens.phone);
  await watchShifts(page);
  await page.getByRole("button", { name: "Play Factor Frenzy" }).tap();
  await page.locator(".board").waitFor();
  const sum = (await shiftsOf(page)).reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(await shiftsOf(page))).toBeLessThanOrEqual(0.01);
});

test("a tower keeps its height on the page when blocks are taken", async () => {
  const { page } = await stage.open("#/games", screens.phone);
  const heights = new Set<number | undefined>();
  for (const count of [1, 8, 19]) {
    const moves = Array.from({ length: count }, () => "1").join("+");
    await visit(page, `#/play?game=tower-switch&options.blocks=20&moves=${moves}`);
    await page.locator(".entry").nth(count).waitFor({ state: "attached" });
    heights.add((await page.locator(".board .stack").boundingBox())?.height);
    const controls = await page.locator(".controls").boundingBox();
    expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThanOrEqual(
      screens.phone?.viewport?.height ?? 0,
    );
  }
  expect([...heights]).toHaveLength(1);
});

test("an offer in an online game doesn't move the board", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch");
  await play(ann, "1");
  await play(ben, "1");
  await watchShifts(ann);
  await ben.getByRole("button", { name: "Take back" }).click();
  await notice(ann, "Ben");
  await press(ann, "Decline");
  await play(ann, "2");
  await play(ben, "1");
  const sum = (await shiftsOf(ann)).reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(await shiftsOf(ann))).toBeLessThanOrEqual(0.01);
});
