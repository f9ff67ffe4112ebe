/** Long lists of pairs are shortened so that a reader can continue them. */

import { expect, test } from "vitest";
import { explain } from "../../../src/computer/explain.ts";
import { setUp } from "../../../src/core/setup.ts";
import { sayAnswerPairs } from "../../../src/core/words/reasons.ts";
import { factorFrenzy } from "../../../src/games/index.ts";
import { analyzePosition } from "../../../src/solver/analyze.ts";
import { must } from "../../support/must.ts";

type Couple = readonly [number, number];

/** The pairs of a list. "…" continues from the two pairs before it to the one after it. */
function readList(text: string): readonly Couple[] {
  const pairs: Couple[] = [];
  for (const part of text.split(", ")) {
    const [, dots, one = 0, two = 0] = /^(… )?(\d+)-(\d+)$/.exec(part) ?? [];
    const last: Couple = [Number(one), Number(two)];
    const [before = [0, 0], known = [0, 0]] = pairs.slice(-2);
    const step = [known[0] - before[0], known[1] - before[1]] as const;
    for (let at = known; dots !== undefined && String(at) !== String(last); pairs.push(at))
      at = [at[0] + step[0], at[1] + step[1]];
    if (dots === undefined) pairs.push(last);
  }
  return pairs;
}

test.each([
  [20, null],
  [26, null],
  [30, null],
  [61, "2"],
  [200, null],
] as const)("the sentences of Factor Frenzy with numbers to %i name all pairs", (max, taken) => {
  const { game, start } = must(setUp(factorFrenzy, { options: { max } }));
  const analysis = analyzePosition(game, taken === null ? start : game.play(start, Number(taken)));
  let told = 0;
  for (const move of analysis.moves.slice(0, 40)) {
    const { reasons, why } = explain(game, analysis, move);
    const [reason] = reasons;
    const [, list] = /(?:(?:pairs|neighbor|add up to \d+):|first, then) (.+?)\.$/.exec(why) ?? [];
    if (reason?.kind !== "pairs" || list === undefined) continue;
    expect(readList(list)).toEqual(reason.pairs.map((pair) => pair.map(Number)));
    told++;
  }
  expect(told).toBeGreaterThan(5);
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
    "in pairs: 2-5, 6-7, 8-9, … 24-25",
  );
});
