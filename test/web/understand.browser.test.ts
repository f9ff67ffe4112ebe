/** What the page says about positions is what the solver says, and the visitor decides when it is said. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { playThrough } from "../../src/core/setup.ts";
import { scorecard } from "../../src/players/scorecard.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { explain } from "../../src/words/explain.ts";
import { valueBadge } from "../../src/words/values.ts";
import { setStage, visit } from "./support/browser.ts";
import { completeLines, type Line, press, setUpHere, showTruth, startAddress } from "./support/play.ts";

const stage = setStage();
const lines = completeLines();

function positionsOf({ game, setup, moves }: Line): readonly unknown[] {
  const positions = playThrough(game, setup.start, moves);
  if (!positions.ok) throw new Error(positions.problem.message);
  return positions.value;
}

async function shownMarks(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.locator('.prediction[aria-busy="false"] .legend').waitFor();
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>(".board [data-move]")];
    return Object.fromEntries(
      targets.map((target) => [target.dataset.move ?? "", target.querySelector(".badge")?.textContent ?? ""]),
    );
  });
}

test("every mark and every sentence is the solver's, for every game; none where all moves are equal", async () => {
  let equal = 0;
  const { page } = await stage.open();
  for (const line of lines) {
    const { game, setup, moves } = line;
    for (const [ply, position] of positionsOf(line).slice(0, 2).entries()) {
      if (ply === moves.length) continue;
      await visit(page, `${startAddress(line)}&moves=${moves.slice(0, ply).join("+")}`);
      await showTruth(page, "Live");
      const truth = analyzePosition(game, position, setup.options);
      const expected = truth.moves.map(({ move, value }) => [
        game.formatMove(position, move),
        valueBadge(value),
      ]);
      const differ = new Set(expected.map(([, badge]) => badge)).size > 1;
      const marks = expected.map(([name, badge]) => [name, differ ? badge : ""]);
      await expect.poll(() => shownMarks(page)).toEqual(Object.fromEntries(marks));
      if (!differ) {
        await expect.poll(() => page.locator(".legend").innerText()).toContain("All moves are equal");
        equal++;
      }
      await expect.poll(() => page.locator(".understand-why").innerText()).toBe(explain(game, truth).why);
    }
  }
  expect(equal).toBeGreaterThan(0);
});

test("the pairs of Factor Frenzy are drawn over the board; a move says what it does", async () => {
  const { page } = await stage.open();
  await visit(page, "#/play?game=factor-frenzy&options.max=10");
  await showTruth(page, "Live");
  await expect.poll(() => drawnPairs(page), { timeout: 120_000 }).toEqual(["1st at 2", 4]);
  await page.locator('.board [data-move="3"]').hover();
  expect(await page.locator(".frame-preview").innerText()).toContain("Take 3, then answer in pairs: ");
  expect(await drawnPairs(page)).toEqual(["1st at 3", 4]);
});

test("the reply that refutes a move is a ghost on the board, where the truth is shown", async () => {
  const { page } = await stage.open();
  for (const [query, move, ghosts] of [
    ["switch-battle&options.start=00101", "4", { 1: "on", 2: "on" }],
    ["tower-switch&options.blocks=8", "1", { 2: "gone" }],
    ["factor-frenzy&options.max=8&moves=2", "5", { 3: "barred", 6: "gone" }],
  ] as const) {
    await visit(page, `#/play?game=${query}`);
    await showTruth(page, "Live");
    await page.locator(`.board [data-move="${move}"]`).first().hover();
    await expect.poll(() => ghostsOn(page)).toEqual(ghosts);
    await showTruth(page, "Off");
    await page.locator(`.board [data-move="${move}"]`).first().hover();
    await page.locator("#preview[data-preview=true]").waitFor();
    expect(await ghostsOn(page)).toEqual({});
  }
});

function ghostsOn(page: Page) {
  return page
    .locator(".board [data-reply]")
    .evaluateAll((cells: HTMLElement[]) =>
      Object.fromEntries(cells.map(({ dataset }) => [dataset.target, dataset.reply])),
    );
}

/** What is marked first, and how many pairs there are: arcs within a line, notes at both ends across lines. */
function drawnPairs(page: Page) {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll(".drawing text")];
    const first = texts.find((text) => text.textContent === "1st");
    const center = (element: Element | undefined) => {
      const { x = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return x + width / 2;
    };
    const cells = [...document.querySelectorAll(".board [data-move]")];
    const near = cells.find((cell) => Math.abs(center(cell) - center(first)) < 10);
    const notes = texts.filter((text) => text.textContent?.startsWith("↔")).length;
    const arcs = document.querySelectorAll(".drawing path:not(.drawing-way)").length;
    return [`1st at ${near?.getAttribute("data-move")}`, arcs + notes / 2];
  });
}

test("what stands in a stack is marked beside it", async () => {
  const { page } = await stage.open();
  await visit(page, "#/play?game=tower-switch&options.blocks=11");
  await showTruth(page, "Live");
  await page.locator(".drawing text").first().waitFor({ state: "attached" });
  const right = await page
    .locator(".drawing text")
    .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
  const block = await page.locator('.board [data-target="3"]').boundingBox();
  expect(right).toBeLessThan(block?.x ?? 0);
});

test("the history has a point for every position and marks the mistakes; a click goes there", async () => {
  const { page } = await stage.open();
  for (const line of lines.slice(0, 2)) {
    const positions = positionsOf(line);
    const moves = line.moves.map((name, ply) =>
      line.game.moves(positions[ply]).find((move) => line.game.formatMove(positions[ply], move) === name),
    );
    const card = scorecard(line.game, line.setup.options, positions, moves);
    const mistakes = card.moves.filter(({ grade }) => grade === "gave-away").length;
    await visit(page, `${startAddress(line)}&moves=${line.moves.join("+")}`);
    await page.locator(".scorecard", { hasNotText: "Looked at" }).waitFor();
    await expect.poll(() => page.locator(".chart-point").count()).toBe(line.moves.length + 1);
    await expect.poll(() => page.locator(".chart-mistake").count()).toBe(mistakes);
    await page.locator(".chart-point").nth(1).click();
    await page.locator(".status-head", { hasText: `After move 1 of ${line.moves.length}` }).waitFor();
  }
});

test("the truth is shown at once, after the game or not at all", async () => {
  const { page } = await stage.open(
    "#/play?game=tower-switch&options.blocks=5&name2=Computer&level2=perfect",
  );
  expect(await page.getByRole("radio", { name: "After the game" }).isChecked()).toBe(true);
  await expect.poll(() => page.locator(".badge").count()).toBe(0);
  await showTruth(page, "Live");
  await page.locator(".board .badge").first().waitFor();
  await showTruth(page, "After the game");
  await expect.poll(() => page.locator(".badge").count()).toBe(0);
  await page.locator('.board [data-move="1"]').first().click();
  await page.locator(".entry").nth(2).waitFor();
  await press(page, "Resign");
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".scorecard", { hasNotText: "Looked at" }).waitFor();
  await page.getByRole("button", { name: "First position" }).click();
  await page.locator(".board .badge").first().waitFor();
  await showTruth(page, "Off");
  await expect.poll(() => page.locator(".badge, .chart, .scorecard").count()).toBe(0);
});

test("two people at one screen start without the solver's answers", async () => {
  const { page } = await stage.open("#/new/tower-switch");
  await setUpHere(page);
  await press(page, "Start the game");
  await page.locator(".board [data-move]").first().waitFor();
  expect(await page.getByRole("radio", { name: "After the game" }).isChecked()).toBe(true);
  expect(await page.locator(".badge, .drawing text, .understand-why").count()).toBe(0);
});

test("a hint comes in three steps, and the move does not count", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&options.blocks=10&name2=Computer&level2=easy");
  const told: string[] = [];
  for (let step = 0; step < 3; step++) {
    await page.getByRole("button", { name: "Hint" }).click();
    const message = page.locator(".frame-preview:not(:empty)");
    await page.waitForFunction((before) => {
      const text = document.querySelector(".frame-preview")?.textContent ?? "";
      return text !== "" && text !== before;
    }, told.at(-1) ?? "");
    told.push(await message.innerText());
  }
  expect(told[0]).toContain("You can force a win");
  expect(told[1]).toBe("Try 1.");
  expect(told[2]).toContain("a multiple of three");
  await page.locator('.board [data-move="1"]').first().click();
  await expect.poll(() => page.url()).toContain("assisted=0");
});

test("where the game turned stands on a small board, and is tried again from there", async () => {
  const { page } = await stage.open(
    "#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=easy&moves=1+1+1+1",
  );
  await page.locator(".status-head", { hasText: "You lost" }).waitFor();
  await page
    .locator(".turning", { hasText: "Turning point: move 3. You let the win slip with 1; better: 2." })
    .waitFor();
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await page.locator(".board [data-move]:focus").waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.locator(".status-head", { hasText: "Find a better move" }).waitFor();
  expect(await page.locator(".badge, .chart, .scorecard").count()).toBe(0);
  await page.locator('.board [data-move="2"]').last().click();
  await page.locator(".status-head", { hasText: "You found it" }).waitFor();
});

test("an ending is passed on: a picture made on the spot, and the link to the game", async () => {
  const { page, context } = await stage.open(
    "#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=easy&moves=1+1+1+1",
  );
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  const picture = page.getByRole("img", {
    name: "Tower Switch: You lost. The computer took the last block.",
  });
  await picture.waitFor();
  const painted = await picture.evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return { width: canvas.width, height: canvas.height, colours: new Set(data).size };
  });
  expect(painted).toMatchObject({ width: 1200, height: 630 });
  // A blank picture has one.
  expect(painted.colours).toBeGreaterThan(50);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.locator(".frame-preview", { hasText: "Link copied." }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(await page.locator("dialog").count()).toBe(0);
  await share.click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share the picture" }).click();
  expect((await saved).suggestedFilename()).toBe("game.png");
  await page.locator(".frame-preview", { hasText: "Picture saved, link copied." }).waitFor();
});

test("a visitor who wants no analysis sees no review", async () => {
  const { page } = await stage.open(
    "#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=easy&moves=1+1+1+1",
  );
  await page.locator(".turning").waitFor();
  await page.locator(".scorecard", { hasText: "You made one mistake: move 3 (1)" }).waitFor();
  await showTruth(page, "Off");
  await expect.poll(() => page.locator(".turning, .scorecard, .chart").count()).toBe(0);
  await page.getByRole("button", { name: "One move back" }).click();
  expect(await page.locator(".frame-preview").innerText()).toBe("");
  await showTruth(page, "After the game");
  await page.locator(".frame-preview", { hasText: "A mistake: it gave away the win. Better: 2." }).waitFor();
});

test("where nothing exact is in reach, that is said", async () => {
  const { page } = await stage.open("#/play?game=factor-frenzy&options.max=100");
  await showTruth(page, "Live");
  await page.locator(".understand-head, .understand-why").first().waitFor();
  await page.locator('.board [data-move="7"]').click();
  await expect.poll(() => page.locator(".entry").count()).toBe(2);
});

test("after a game against the computer, values hang below the numbers and the end leaves no hole", async () => {
  const { page } = await stage.open(
    "#/play?game=switch-battle&options.switches=3&options.start=000&name2=Computer&level2=easy&moves=1-2+3&at=0",
  );
  await page.locator(".lever .badge").first().waitFor();
  const overlap = await page.locator(".lever:has(.badge)").evaluateAll((levers) =>
    levers.map((lever) => {
      const [label, badge] = [".lever-label", ".badge"].map((part) => lever.querySelector(part));
      return (label?.getBoundingClientRect().bottom ?? 0) - (badge?.getBoundingClientRect().top ?? 0);
    }),
  );
  expect(Math.max(...overlap)).toBeLessThanOrEqual(0);
  await press(page, "Return");
  await page.locator(".status-over").waitFor();
  await page.locator(".prediction").waitFor({ state: "hidden" });
});
