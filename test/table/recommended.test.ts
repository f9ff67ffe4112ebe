/** Recommended set-ups: they open on every face through the form, say what they are, and name the way to the book's. */

import { expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { randomFrom } from "../../src/core/random.ts";
import { games } from "../../src/games/index.ts";
import * as dealer from "../../src/table/deal.ts";
import { formFields } from "../../src/table/form.ts";
import { setUpDealt } from "../../src/table/open.ts";
import { readForm } from "../../src/table/read-form.ts";
import { recommendedNote, recommendedTexts } from "../../src/table/recommended.ts";

test.each(games)("$id is set up as recommended", (game) => {
  const values = readForm(game, formFields(game, []), recommendedTexts(game));
  if (!values.ok) throw new Error(values.problem.message);
  for (let seed = 0; seed < 20; seed++) {
    const setup = setUpDealt({ dealer }, game, { options: values.value.options }, randomFrom(seed));
    expect(setup).toMatchObject({ ok: true });
  }
});

test("a line says what is recommended and how to get the book's", () => {
  expect(games.map(recommendedNote)).toMatchInlineSnapshot(`
    [
      "A random row of 9 switches: most games take 5 to 30 moves, and a third of the moves matter. For the original rules, choose Switches 10 and Start book.",
      "Five switches: most games take 6 to 30 moves, and most moves matter. For the original rules, choose Switches 7.",
      "A row that neither player can force: most games take 5 to 30 moves, and every move matters. For the original rules, choose Start random.",
      "Twenty blocks: a game of 13 or 14 moves, and the first one already matters. For the original rules, choose Blocks 10.",
      "Seven of the numbers 2 to 16: games take 6 or 7 moves, and the player to move needs three right ones. For the original rules, choose Max 10 and Start book.",
    ]
  `);
});

test("a game that recommends nothing is set up as the book has it", () => {
  expect(recommendedTexts(threeHeaps)).toEqual({});
  expect(recommendedNote(threeHeaps)).toBe("");
});
