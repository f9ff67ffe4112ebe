/** Play someone online in real browsers: how soon two visitors meet, and what a reload does. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { setStage, visit } from "./support/browser.ts";
import { head } from "./support/online.ts";

const stage = setStage();

async function playAnyone(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Play someone online/ })
    .first()
    .click();
}

const table = /Your move|to move/;

test("two visitors who press Play someone online sit at one table within a second", async () => {
  const pages = await Promise.all([stage.open(), stage.open()]);
  const both = pages.map(({ page }) => page);
  const times: number[] = [];
  // In the first round, the page loads what it needs for online games.
  for (let round = 0; round < 4; round++) {
    const begun = performance.now();
    await Promise.all(both.map(playAnyone));
    await Promise.all(both.map((page) => head(page, table)));
    times.push(performance.now() - begun);
    const ids = both.map((page) => /#\/online\/(\w+)/.exec(page.url())?.[1]);
    expect(ids[0]).toBe(ids[1]);
    for (const page of both) await visit(page, "#/");
  }
  expect(Math.min(...times)).toBeLessThan(1_000);
});

test("a visitor who reloads while waiting still meets the next one", async () => {
  const [{ page: ann }, { page: ben }] = await Promise.all([stage.open(), stage.open()]);
  await playAnyone(ann);
  await ann.getByText("Waiting for a player").waitFor();
  await ann.reload();
  await ann.getByText("Waiting for a player").waitFor();
  await playAnyone(ben);
  await head(ben, table);
  await head(ann, table);
});
