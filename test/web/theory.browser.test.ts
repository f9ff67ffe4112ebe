/** The theory on the page is that of the terminal, and its positions can be played. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { whatIsKnown } from "../../src/players/known.ts";
import { theorySections } from "../../src/words/theory.ts";
import { setStage, visit } from "./support/browser.ts";

const stage = setStage();

test("every game tells who wins and why, and what is known at its default size", async () => {
  const { page } = await stage.open();
  for (const game of games) {
    const sections = await theorySections(game);
    const known = whatIsKnown(game);
    await visit(page, `#/theory/${game.id}`);
    await page.locator(".known li", { hasText: known[0] ?? "" }).waitFor();
    expect(await page.locator(".known li").allInnerTexts()).toEqual(known);
    await page.locator(".theory section").first().waitFor();
    expect(await page.locator(".theory section h2").allInnerTexts()).toEqual(
      sections.map(({ title }) => title),
    );
    const told = await page.locator(".theory section").allInnerTexts();
    const shown = told.join("\n").replaceAll("\u2011", "-");
    for (const { paragraphs, examples } of sections)
      for (const text of [...paragraphs, ...examples.map(({ caption }) => caption)])
        expect(shown).toContain(text);
    expect(await page.locator(".example .picture").count()).toBe(
      sections.flatMap((part) => part.examples).length,
    );
  }
});

test("by keys: from the list to the rules, to the theory, to a game from one of its positions", async () => {
  const { page } = await stage.open();
  await page
    .locator(".game-card", { hasText: "Tower Switch" })
    .getByRole("link", { name: "Rules" })
    .press("Enter");
  await page.getByRole("link", { name: "Who wins, and why" }).press("Enter");
  await page.locator(".theory h1:focus").waitFor();
  await page.locator(".example").nth(1).getByRole("button", { name: "Play from here" }).press("Enter");
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
  await page.locator(".play").waitFor();
  await expect.poll(() => page.url()).toContain("from=9%2F1");
});
