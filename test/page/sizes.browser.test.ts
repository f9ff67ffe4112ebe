/** On the narrowest phone, no sentence is cut, and nothing scrolls sideways. */

import { expect, test } from "vitest";
import { resize, setStage, visit } from "./support/browser.ts";
import { cutTexts, overflows } from "./support/inspect.ts";
import { completeLines, startAddress } from "./support/lines.ts";
import { press } from "./support/play.ts";
import { belowFold, unreadable } from "./support/sizes.ts";

const stage = setStage();

test("no sentence is cut off in any view at any size", async () => {
  expect(await unreadable(stage, [[320, 640]])).toEqual([]);
});

test("a visitor sees a Play button without scrolling, also with a game to continue", async () => {
  const { page } = await stage.open();
  const firstPlay = ".game-list li:first-child .button-brass";
  expect(await belowFold(page, firstPlay)).toEqual([]);
  await page.locator(firstPlay).click();
  await page.locator(".board [data-move]").first().click();
  await page.locator(".entry").nth(2).waitFor();
  await visit(page, "#/");
  await page.locator(".kept li").waitFor();
  expect(await belowFold(page, firstPlay)).toEqual([]);
});

const inPlay = [
  "tower-switch&options.blocks=16",
  "switch-battle&options.switches=6&options.start=110000",
  "factor-frenzy&options.max=16&from=2,4,7,8,12,15,16/13",
  "switch-conquer&options.switches=6&options.start=BABBBB",
  "switch-and-capture&options.switches=7&from=0100000",
];

test("a game fits every screen, also while a move is previewed", async () => {
  const { page } = await stage.open("#/learn");
  for (const game of inPlay) {
    await visit(page, `#/play?game=${game}&name2=Computer&level2=easy`);
    await page.locator(".board [data-move]").last().hover();
    await page.locator("#preview[data-preview=true]").waitFor();
    expect([game, await belowFold(page, ".controls, .frame, .board [data-target]")]).toEqual([game, []]);
    expect([game, await page.evaluate(() => document.body.scrollHeight > innerHeight)]).toEqual([
      game,
      false,
    ]);
  }
});

test("a list of a thousand numbers begins with its first, and scrolls to its last", async () => {
  const { page } = await stage.open("#/play?game=factor-frenzy&options.max=1000");
  const tops = async (selector: string) => (await page.locator(selector).evaluateAll(topsOf))[0] ?? 0;
  expect(await tops('.board [data-target="2"]')).toBeGreaterThan(await tops(".board"));
  const controls = await tops(".controls");
  // A scroll during the first layout goes to a list that still grows.
  await expect
    .poll(
      async () => {
        await page.locator('.board [data-target="1000"]').scrollIntoViewIfNeeded();
        return tops('.board [data-target="1000"]');
      },
      { timeout: 20_000 },
    )
    .toBeLessThan(controls);
});

test("the end of a game shows what decided it and the chart on every screen", async () => {
  for (const line of completeLines()) {
    const { page } = await stage.open(
      `${startAddress(line)}&moves=${line.moves.join("+")}&at=${line.moves.length}`,
    );
    await page.locator(".poster").waitFor();
    expect(await belowFold(page, ".poster, .poster [data-target], .controls")).toEqual([]);
  }
});

test("the levers on a game's card stand side by side", async () => {
  const { page } = await stage.open();
  const levers = page.locator(".game-card", { hasText: "Switch Battle" }).locator(".lever");
  await levers.first().waitFor();
  const places = await levers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(places.length);
});

test("no lever on a game's card is cut off", async () => {
  const { page } = await stage.open();
  await page.locator(".game-card .lever").first().waitFor();
  for (const width of [320, 390, 844, 1024, 1280]) {
    await resize(page, { width, height: 640 });
    const cut = await page.locator(".game-card .picture").evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        const levers = Array.from(picture.querySelectorAll(".lever"), (lever) =>
          lever.getBoundingClientRect(),
        );
        return levers.filter((lever) => lever.width > 0 && (lever.left < left || lever.right > right));
      }),
    );
    expect([width, cut]).toEqual([width, []]);
  }
});

test("a press anywhere on a game's card plays it", async () => {
  const { page } = await stage.open();
  await page.locator(".game-card", { hasText: "Switch Battle" }).click({ position: { x: 20, y: 20 } });
  await page.locator(".play h1", { hasText: "Switch Battle" }).waitFor();
});

test("the test for cut sentences finds one that is cut off", async () => {
  const { page } = await stage.open("#/learn");
  expect(await cutTexts(page)).toEqual([]);
  await page.locator("h1").evaluate((title) => {
    title.style.cssText = "width: 1em; overflow: hidden; white-space: nowrap";
  });
  expect(await cutTexts(page)).toHaveLength(1);
});

test("a small board is in the middle of its panel on a phone held sideways", async () => {
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

test("the toolbar covers no part of a puzzle's board on a low phone", async () => {
  const { page } = await stage.open("#/", { viewport: { width: 320, height: 568 } });
  for (const date of ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18"]) {
    await visit(page, `#/puzzle/daily/${date}`);
    await page.locator(".board [data-target]").first().waitFor();
    const [toolbar = 0] = await page.locator(".controls").evaluateAll(topsOf);
    const cells = await page.locator(".board [data-target]").evaluateAll(bottomsOf);
    expect([date, Math.max(...cells) > toolbar]).toEqual([date, false]);
  }
});

test("the toolbar and the board of a puzzle stay where they are while it's answered", async () => {
  const { page } = await stage.open("#/puzzle/daily/2026-11-16", { viewport: { width: 390, height: 844 } });
  const tops = () => page.locator(".board, .controls").evaluateAll(topsOf);
  await page.locator(".board [data-target]").first().waitFor();
  const before = await tops();
  await press(page, "Show the answer");
  await page.locator(".status-over").waitFor();
  expect(await tops()).toEqual(before);
});

function topsOf(elements: readonly Element[]): readonly number[] {
  return elements.map((element) => element.getBoundingClientRect().top);
}

function bottomsOf(elements: readonly Element[]): readonly number[] {
  return elements.map((element) => element.getBoundingClientRect().bottom);
}

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
