/**
 * Each level loses as much as it should, and makes mistakes the way people do. levels-table.sweep.test.ts measures the skill.
 */

import { expect, test } from "vitest";
import { findLevelName, type LevelName, levelNames } from "../../src/computer/level-names.ts";
import { mistakesAt, playerOf } from "../../src/computer/levels.ts";
import { addDecisions, decisionOf, noDecisions, skillOf } from "../../src/computer/skill.ts";
import type { Value } from "../../src/core/analysis.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { type Decision, decisionsOf } from "../support/decisions.ts";
import { everyGame, sample } from "../support/sample-setups.ts";

const setups = everyGame.map((game) => sample(game, game.id === "switch-conquer" ? { start: "ABAB" } : {}));

const tries = 1000;

test.each(setups.map((each) => [each.game.id, each] as const))(
  "each level has its intended skill in %s",
  (_id, { game, setup }) => {
    const { start } = setup;
    const { decisions } = decisionsOf(game, start);
    const random = randomFrom(9);
    const skills = levelNames.map((level) => {
      const decided = Array.from({ length: tries }, () => {
        const { position, moves } = pick(random, decisions);
        const { move } = playerOf(level)({ game, position }, random);
        const name = game.formatMove(position, move);
        const chosen = moves.find((each) => game.formatMove(position, each.move) === name)?.value ?? null;
        const values = moves.map(({ value }) => value);
        return decisionOf(chosen, values) ?? noDecisions;
      });
      return skillOf(decided.reduce(addDecisions, noDecisions));
    });
    for (const [at, level] of levelNames.entries()) {
      const { low, high } = skills[at] ?? {};
      const meant = level === "random" ? 0 : meantSkill(level, decisions);
      expect(low).toBeLessThanOrEqual(meant + 0.02);
      expect(high).toBeGreaterThanOrEqual(meant - 0.02);
    }
  },
);

function meantSkill(level: LevelName, decisions: readonly Decision[]): number {
  const lost = decisions.flatMap(({ moves }) =>
    mistakesAt(level, moves).map((each) => each.chance * each.lost),
  );
  const random = decisions.map((decision) => decision.random);
  return 1 - total(lost) / total(random);
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

test("only levels below medium miss a win in one move", () => {
  const random = randomFrom(9);
  let missed = 0;
  for (const { game, setup } of setups) {
    const { start } = setup;
    const inOne = decisionsOf(game, start).decisions.filter((decision) => decision.inOne);
    for (const { position } of inOne) {
      const wins = (move: unknown) => game.outcome(game.play(position, move)) === game.toMove(position);
      for (const level of levelNames.slice(levelNames.indexOf("medium")))
        expect(wins(playerOf(level)({ game, position }, random).move)).toBe(true);
      const easy = playerOf("easy")({ game, position }, random);
      if (!wins(easy.move)) missed++;
    }
  }
  expect(missed).toBeGreaterThan(20);
});

test("levels miss distant wins more often than near ones", () => {
  const move = (value: Value) => ({ move: 0, after: 0, value, score: 0 });
  const errs = (...values: readonly Value[]) => {
    const mistakes = mistakesAt("medium", values.map(move));
    return mistakes.map(({ chance }) => chance);
  };
  const [near = 0] = errs({ kind: "win", plies: 3 }, { kind: "loss", plies: 8 });
  const [off = 0] = errs({ kind: "win", plies: 21 }, { kind: "loss", plies: 26 });
  expect(off).toBeGreaterThan(near);
  const [soon = 0, late = 0] = errs(
    { kind: "draw" },
    { kind: "loss", plies: 2 },
    { kind: "loss", plies: 12 },
  );
  expect(late).toBe(2 * soon);
  expect(errs({ kind: "win", plies: 1 }, { kind: "draw" })).toEqual([]);
  expect(errs({ kind: "draw" }, { kind: "draw" })).toEqual([]);
});

test("an unknown level is refused with a list of levels", () => {
  const level = findLevelName("perfct");
  expect(level.ok ? "" : level.problem.message).toBe(
    '"perfct" isn\'t a level. Did you mean "perfect"? The levels are random, beginner, easy, medium, hard and perfect.',
  );
});
