/** The page has the same theory as the terminal, and visitors can play its positions. */

import { expect, test } from "vitest";
import { whatIsKnown } from "../../src/computer/known.ts";
import { theorySections } from "../../src/computer/theory.ts";
import { games } from "../../src/games/index.ts";
import { setPages } from "./support/page.ts";

const open = setPages();

test.each(games.map((game) => [game.title, game] as const))(
  "the theory page of %s says who wins and why",
  async (_title, game) => {
    const sections = await theorySections(game);
    const known = whatIsKnown(game);
    const page = await open(`#/theory/${game.id}`);
    await page.see(".known li", known[0]);
    expect(page.texts(".known li")).toEqual(known);
    await page.see(".theory section");
    expect(page.texts(".theory section h2")).toEqual(sections.map(({ title }) => title));
    const shown = page.text(".theory section");
    for (const { paragraphs, examples } of sections)
      for (const text of [...paragraphs, ...examples.map(({ caption }) => caption)])
        expect(shown).toContain(text);
    expect(page.count(".example .picture")).toBe(sections.flatMap((part) => part.examples).length);
  },
);

test("a visitor can start a game from a position on the theory page", async () => {
  const page = await open();
  await page.follow("Learn");
  await page.follow("Rules of Tower Switch");
  await page.follow("Who wins and why");
  expect(page.document.activeElement?.matches(".theory h1")).toBe(true);
  await page.see(".example");
  await page.click(page.all(".example .button")[1] as HTMLElement);
  await page.press("Start game");
  await page.see(".play");
  expect(page.hash).toContain("from=9%2F1");
});
