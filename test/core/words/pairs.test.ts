/** Long lists of pairs are cut, or shortened so that a reader can continue them. */

import { expect, test } from "vitest";
import { explain } from "../../../src/computer/explain.ts";
import { setUp } from "../../../src/core/setup.ts";
import { sayAnswerPairs } from "../../../src/core/words/reasons.ts";
import { factorFrenzy } from "../../../src/games/index.ts";
import { analyzePosition } from "../../../src/solver/analyze.ts";
import { must } from "../../support/must.ts";

type Couple = readonly [number, number];

test.each([
  [20, null],
  [26, null],
  [30, null],
  [61, "2"],
  [200, null],
] as const)("the sentences of Factor Frenzy with numbers to %i account for all pairs", (max, taken) => {
  const { game, start } = must(setUp(factorFrenzy, { options: { max } }));
  const analysis = analyzePosition(game, taken === null ? start : game.play(start, Number(taken)));
  const told = analysis.moves.slice(0, 40).flatMap((move) => {
    const { reasons, why } = explain(game, analysis, move);
    const [reason] = reasons;
    const [, list, more = 0] = /(?:pairs|first, then): ([-0-9, ]+?)(?: and (\d+) more)?\./.exec(why) ?? [];
    if (reason?.kind !== "pairs" || list === undefined) return [];
    const shown = list.split(", ");
    expect(reason.pairs.map((pair) => pair.join("-")).slice(0, shown.length)).toEqual(shown);
    return [[shown.length + Number(more), reason.pairs.length]];
  });
  expect(told.length).toBeGreaterThan(5);
  for (const [named, all] of told) expect(named).toBe(all);
});

test("sayAnswerPairs states the rule of the pairs if they follow one", () => {
  const pairs = (...list: readonly Couple[]) => list.map(([one, two]) => [String(one), String(two)] as const);
  const ten = Array.from({ length: 10 }, (_, at) => at);
  expect(sayAnswerPairs(pairs([2, 3]))).toBe("2 with 3, or the other way around");
  expect(sayAnswerPairs(pairs([2, 3], [4, 5]))).toBe("in pairs: 2-3, 4-5");
  expect(sayAnswerPairs(pairs(...ten.map((at): Couple => [2 * at + 3, 2 * at + 4])))).toBe(
    "each number with its neighbor: 3-4, 5-6, … 21-22",
  );
  expect(sayAnswerPairs(pairs(...ten.map((at): Couple => [at + 2, 23 - at])))).toBe(
    "so that the two numbers add up to 25: 2-23, 3-22, … 11-14",
  );
  expect(sayAnswerPairs(pairs([2, 5], ...ten.map((at): Couple => [2 * at + 6, 2 * at + 7])))).toBe(
    "in pairs: 2-5, 6-7, 8-9, 10-11, 12-13, 14-15, 16-17, 18-19 and 3 more",
  );
});
