/** The measure of skill: its definition, its interval, and how the levels score in every game. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDecisions,
  decisionOf,
  formatSkill,
  noDecisions,
  type Skill,
  skillOf,
} from "../../src/computer/skill.ts";
import type { Value } from "../../src/core/analysis.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { wilson } from "../../src/measure/arena/report.ts";

const win: Value = { kind: "win" };
const draw: Value = { kind: "draw" };
const loss: Value = { kind: "loss" };

/** Repeats the same decision, right this many times and wrong this many times. */
function repeated(values: readonly Value[], right: number, wrong: number): Skill {
  const of = (chosen: Value, count: number) =>
    Array.from({ length: count }, () => decisionOf(chosen, values) ?? noDecisions);
  return skillOf([...of(win, right), ...of(loss, wrong)].reduce(addDecisions, noDecisions));
}

describe("decisionOf", () => {
  test.each([
    ["a win among all values", win, [win, loss, draw, loss], 0, 0.625],
    ["a draw where a win exists", draw, [win, loss, draw, loss], 0.5, 0.625],
    ["a loss where a win exists", loss, [win, loss, draw, loss], 1, 0.625],
    ["a loss where a draw exists", loss, [draw, draw, loss], 0.5, 0.5 / 3],
  ])("counts what is lost by choosing %s", (...[_name, chosen, values, lost, random]) => {
    const decision = decisionOf(chosen, values);
    expect(decision).toMatchObject({ count: 1, lost });
    expect(decision?.random).toBeCloseTo(random, 12);
  });

  test.each([
    ["between two wins", win, [win, win]],
    ["with a single move", draw, [draw]],
    ["among losses only", loss, [loss, loss, loss]],
    ["of an unknown value", null, [win, null]],
    ["among values that aren't all known", win, [win, null, loss]],
  ])("ignores a choice %s", (_name, chosen, values) => expect(decisionOf(chosen, values)).toBeNull());
});

describe("the interval of a skill", () => {
  test("is Wilson's interval of the share of mistakes in even decisions", () => {
    for (const wrong of [0, 1, 4, 5]) {
      const { value, low, high } = repeated([win, loss], 20 - wrong, wrong);
      const share = wilson(wrong, 20);
      expect(value).toBeCloseTo(1 - 2 * share.share, 12);
      expect(low).toBeCloseTo(1 - 2 * share.high, 12);
      expect(high).toBeCloseTo(1 - 2 * share.low, 12);
    }
  });

  test("gets narrower with more decisions", () => {
    const lows = [1, 3, 10, 100].map((count) => repeated([win, loss, loss], count, 0));
    for (const { value, high } of lows) expect([value, high]).toEqual([1, 1]);
    expect(lows.map(({ low }) => Math.round(100 * (low ?? 0)) / 100)).toEqual([-0.39, 0.16, 0.58, 0.94]);
  });

  test("contains the value of the skill", () => {
    const value = fc.constantFrom(win, draw, loss);
    const decision = fc
      .tuple(fc.array(value, { minLength: 2, maxLength: 12 }), fc.nat())
      .map(([values, at]) => decisionOf(values[at % values.length] ?? null, values));
    fc.assert(
      fc.property(fc.array(decision, { minLength: 1, maxLength: 30 }), (decisions) => {
        const all = decisions.flatMap((one) => one ?? []);
        const skill = skillOf(all.reduce(addDecisions, noDecisions));
        fc.pre(all.length > 0);
        const [low, middle, high] = [skill.low ?? NaN, skill.value ?? NaN, skill.high ?? NaN];
        expect(low).toBeLessThan(middle + 1e-9);
        expect(middle).toBeLessThan(high + 1e-9);
        expect(high - low).toBeGreaterThan(0);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([6, 25, 100])("contains 0 for 95% of random players after %d decisions", (count) => {
    const random = randomFrom(3);
    const kinds = [
      [win, loss],
      [win, win, win, loss],
      [draw, draw, loss],
      [win, draw, loss, loss, loss],
    ];
    const guesses = () =>
      Array.from({ length: count }, (_, at) => {
        const values = kinds[at % kinds.length] ?? [];
        return decisionOf(pick(random, values), values) ?? noDecisions;
      });
    const skills = Array.from({ length: 1000 }, () => skillOf(guesses().reduce(addDecisions, noDecisions)));
    const held = skills.filter(({ low, high }) => (low ?? 1) <= 0 && 0 <= (high ?? -1));
    expect(held.length).toBeGreaterThan(930);
  });
});

test("formatSkill writes the value with its interval", () => {
  expect(formatSkill({ value: 0.625, low: -0.104, high: 0.9, decisions: 5 })).toBe("0.63 (-0.10 to 0.90)");
  expect(formatSkill({ value: -0.001, low: -7, high: 0.25, decisions: 1 })).toBe("0.00 (-1.00 to 0.25)");
  expect(formatSkill({ value: -9, low: -30, high: -2, decisions: 1 })).toBe("-1.00 (-1.00 to -1.00)");
  expect(formatSkill({ value: 1, low: -7, high: 1, decisions: 1 })).toBe("1.00 (-1.00 to 1.00)");
  expect(skillOf(noDecisions)).toEqual({ value: null, low: null, high: null, decisions: 0 });
  expect(formatSkill(skillOf(noDecisions))).toBeUndefined();
});
