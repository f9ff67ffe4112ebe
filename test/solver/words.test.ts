/** Tests the sentences that explain a value, and the scorecard of a finished game. */

import { describe, expect, test } from "vitest";
import { explain } from "../../src/computer/explain.ts";
import { scorecard } from "../../src/computer/scorecard.ts";
import { playLine, setUp } from "../../src/core/setup.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { exampleGame } from "../support/example-game.ts";
import { findGameOf, gameAt } from "../support/find-game.ts";
import { hiddenFamily } from "../support/hidden-family.ts";
import { must } from "../support/must.ts";

function sentence(id: string, from: string | null, options: Readonly<Record<string, number | string>> = {}) {
  const { game, start } = must(setUp(findGameOf(id), { options, from }));
  return explain(game, analyzePosition(game, start)).why;
}

test.each([
  [
    "tower-switch",
    "10/0",
    "Take 1 to leave 9, a multiple of three. From then on, answer 1 with 2 and 2 with 1.",
  ],
  [
    "tower-switch",
    "9/1",
    "9 is a multiple of three: your opponent answers 1 with 2 and 2 with 1, so every round takes three.",
  ],
  ["tower-switch", "8/2", "Taking 1 leaves 7, so your opponent can take 1 and leave 6, a multiple of three."],
  [
    "switch-and-capture",
    "1110111111",
    "Neither player can win anymore: 4 and 8 always change together, and just one is OFF.",
  ],
  [
    "switch-and-capture",
    "1000000000",
    "You can't win, so choose a number that makes your opponent's list longer, or offer a draw. Switch 1 is ON, so only your opponent can win. Your opponent's list is 3, 5, 7 and either 4 or 8.",
  ],
  ["switch-battle", "0000000", "To avoid losing, always leave at least three switches showing 0"],
  ["switch-conquer", "BBBB/1", "Whatever you flip, your opponent undoes it and wins."],
  ["factor-frenzy", "2,3/9", "Whatever you take, your opponent answers 2 with 3, or the other way around."],
] as const)("explain gives the reason for %s at %s", (id, from, words) => {
  expect(sentence(id, from)).toContain(words);
});

test("Switch Conquer calls a nearly complete row of your own a threat", () => {
  const { game, start } = must(setUp(findGameOf("switch-conquer"), { from: "ABAB/1" }));
  const analysis = analyzePosition(game, start);
  expect(explain(game, analysis).why).toBe(
    "To avoid losing, always leave at least three switches showing A, or two that aren't neighbors, or none at all. Here, flip 2, 4 or 3-4.",
  );
  const safe = analysis.moves.filter(({ value }) => value?.kind === "draw");
  expect(safe.map((move) => explain(game, analysis, move).why.split(". ")[0])).toEqual([
    "Flipping 2 threatens to win with 4",
    "Flipping 4 threatens to win with 2",
    "Flipping 3-4 threatens to win with 2-3",
  ]);
});

test.each([
  ["switch-conquer from BB/1", "switch-conquer", "BB/1", {}, "Flipping 1-2 sets every switch to A and wins."],
  [
    "factor-frenzy from 2,3,4,6/5",
    "factor-frenzy",
    "2,3,4,6/5",
    { max: 7 },
    "Whatever you take, your opponent answers in pairs: 2-3, 4-6.",
  ],
  [
    "switch-and-capture from 010 (switch 1 chosen)",
    "switch-and-capture",
    "010",
    { switchOne: "chosen" },
    "Every move loses: your opponent wins within 4 moves.",
  ],
  [
    "factor-frenzy with numbers to 26",
    "factor-frenzy",
    null,
    { max: 26 },
    "Take 2, then answer each number with its neighbor: 3-4, 5-6, … 25-26. Every move keeps the win.",
  ],
] as const)("explain gives the whole plan in %s", (...[_name, id, from, options, words]) => {
  expect(sentence(id, from, options)).toMatch(words);
});

test("an unknown value is explained as out of reach", () => {
  const game = gameAt(hiddenFamily, { max: 100 });
  const position = game.start(1);
  const analysis = {
    position,
    toMove: 1,
    over: false,
    winner: null,
    value: null,
    canWin: [null, null],
    moves: [],
  } as const;
  expect(explain(game, analysis).why).toBe("This position has too many possible continuations to solve.");
});

describe("a scorecard", () => {
  function cardOf(moves: readonly string[]) {
    const { game, start } = must(setUp(findGameOf("tower-switch"), {}));
    return scorecard(game, must(playLine(game, start, moves)).positions, moves.map(Number));
  }

  test("marks a mistake and names the better move", () => {
    const card = cardOf(["1", "2", "1"]);
    expect(card.moves[0]).toMatchObject({ seat: 1, grade: "kept", value: { kind: "win", plies: 7 } });
    const blunder = cardOf(["1", "1", "1"]);
    expect(blunder.moves[2]).toMatchObject({ grade: "gave-away", best: [2] });
    expect(blunder).toMatchObject({ firstMistake: 2 });
  });

  test("has nothing to say without moves", () => {
    expect(cardOf([])).toEqual({ moves: [], firstMistake: null });
  });
});

test("a move that ends the game and loses it lets the opponent win right away", async () => {
  const { game, start } = must(setUp(await exampleGame("nim-misere"), { from: '{"heaps":[0,1,0]}' }));
  const analysis = analyzePosition(game, start);
  const [move] = analysis.moves;
  expect(explain(game, analysis, move).why).toBe("Playing B1 lets your opponent win right away.");
});
