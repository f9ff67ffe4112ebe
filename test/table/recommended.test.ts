/** Recommended set-ups: they open on every face through the form, say what they are, and name the way to the book's. */

import { expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Game } from "../../src/core/game.ts";
import { newMatch, playMove } from "../../src/core/match.ts";
import { randomFrom } from "../../src/core/random.ts";
import type { Pair } from "../../src/core/seat.ts";
import type { Setup } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { chooseMove } from "../../src/players/computer.ts";
import type { LevelName } from "../../src/players/level-names.ts";
import * as dealer from "../../src/table/deal.ts";
import { formFields } from "../../src/table/form.ts";
import { setUpDealt } from "../../src/table/open.ts";
import { readForm } from "../../src/table/read-form.ts";
import { recommendedNote, recommendedTexts } from "../../src/table/recommended.ts";

const pairs = [
  ["easy", "easy"],
  ["easy", "medium"],
  ["medium", "medium"],
] as const;

/** How many moves a game of two computers takes; either opens half of the games. */
function lengthOf(game: Game, setup: Setup, levels: Pair<LevelName>, seed: number): number {
  const players = [{ name: "one" }, { name: "two" }] as const;
  let match = newMatch(game, setup, { id: "", players, seed, startedAt: "", series: null });
  while (match.moves.length < 100 && match.outcome === null) {
    const level = levels[(match.moves.length + seed) % 2] ?? "easy";
    match = playMove(match, chooseMove(match, level).move);
  }
  return match.moves.length;
}

test.each(games)("$id is set up as recommended, and most games take about 6 to 30 moves", (game) => {
  const values = readForm(game, formFields(game, []), recommendedTexts(game));
  if (!values.ok) throw new Error(values.problem.message);
  const { options } = values.value;
  const lengths = Array.from({ length: 40 }, (_, seed) => {
    const setup = setUpDealt({ dealer }, game, { options }, randomFrom(seed));
    if (!setup.ok) throw new Error(setup.problem.message);
    return pairs.map((levels) => lengthOf(game, setup.value, levels, seed));
  }).flat();
  const share = (isCounted: (moves: number) => boolean) => lengths.filter(isCounted).length / lengths.length;
  expect(share((moves) => moves < 5)).toBeLessThan(0.2);
  expect(share((moves) => moves >= 5 && moves <= 30)).toBeGreaterThan(0.6);
});

test("a line says what is recommended and how to get the book's", () => {
  expect(games.map(recommendedNote)).toMatchInlineSnapshot(`
    [
      "A row of 9 switches that the player to move wins with three right moves; most games take 5 to 30. For the original rules, choose Switches 10 and Start book.",
      "Five switches: most games take 5 to 30 moves, and most moves matter. For the original rules, choose Switches 7.",
      "Five switches, and neither player can force a win: most games take 5 to 30 moves, and most moves matter. For the original rules, choose Switches 4 and Start random.",
      "Twenty blocks: a game of 13 or 14 moves, and the first one already matters. For the original rules, choose Blocks 10.",
      "Seven of the numbers 2 to 16: games take 6 or 7 moves, and the player to move needs three right ones. For the original rules, choose Max 10 and Start book.",
    ]
  `);
});

test("a game that recommends nothing is set up as the book has it", () => {
  expect(recommendedTexts(threeHeaps)).toEqual({});
  expect(recommendedNote(threeHeaps)).toBe("");
});
