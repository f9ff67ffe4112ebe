/** Dealt rows: seeded, as fair as they claim, uniform where that is claimed, refused with the true reason. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { randomFrom } from "../../src/core/random.ts";
import { setUp } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { canWin } from "../../src/solver/analyze.ts";
import { dealStart } from "../../src/table/deal.ts";
import { PlainSolver } from "../support/plain-values.ts";

function gameNamed(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  return game;
}

function deal(id: string, options: Options, seed: number): string {
  const dealt = dealStart(gameNamed(id), { options }, randomFrom(seed));
  return dealt.ok ? String(dealt.value.options?.start) : dealt.problem.message;
}

/** How far the counts of rows are from being equal: about 1 if every row is as likely as any other. */
function unevenness(rows: readonly string[], kinds: number): number {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  const mean = rows.length / kinds;
  const squares = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  return (squares + (kinds - counts.size) * mean) / (kinds - 1);
}

function repeat(id: string, options: Options, count: number): readonly string[] {
  const random = randomFrom(17);
  const game = gameNamed(id);
  return Array.from({ length: count }, () => {
    const dealt = dealStart(game, { options }, random);
    return dealt.ok ? String(dealt.value.options?.start) : "";
  });
}

describe("random rows of Switch and Capture", () => {
  test("are uniform over the rows in which somebody can still win", () => {
    const rows = repeat("switch-and-capture", { switches: 6, start: "random" }, 6000);
    const winnable = new Set(rows);
    const game = gameNamed("switch-and-capture");
    for (let bits = 0; bits < 63; bits++) {
      const start = bits.toString(2).padStart(6, "0");
      const setup = setUp(game, { options: { switches: 6, start } });
      const can = setup.ok && canWin(game, setup.value.start, setup.value.options).includes(true);
      expect({ start, dealt: winnable.has(start) }).toEqual({ start, dealt: can });
    }
    expect(unevenness(rows, winnable.size)).toBeLessThan(2);
  });

  test.each([17, 24, 30])("of %i switches can be won by somebody", (switches) => {
    const game = gameNamed("switch-and-capture");
    for (let seed = 0; seed < 5; seed++) {
      const start = deal("switch-and-capture", { switches, start: "random" }, seed);
      const setup = setUp(game, { options: { switches, start } });
      if (!setup.ok) throw new Error(setup.problem.message);
      expect(canWin(game, setup.value.start, setup.value.options)).not.toEqual([false, false]);
      expect(deal("switch-and-capture", { switches, start: "random" }, seed)).toBe(start);
    }
  });
});

describe("fair rows", () => {
  test.each([
    ["switch-battle", 5],
    ["switch-conquer", 4],
  ])("of %s with %i switches are drawn, can be won by both, and are uniform", (id, switches) => {
    const game = gameNamed(id);
    const rows = repeat(id, { switches, start: "fair" }, 3000);
    const kinds = new Set(rows);
    for (const start of kinds) {
      const setup = setUp(game, { options: { switches, start } });
      if (!setup.ok) throw new Error(setup.problem.message);
      expect(new PlainSolver(game, [setup.value.start]).value(setup.value.start).kind).toBe("draw");
      expect(canWin(game, setup.value.start, setup.value.options)).toEqual([true, true]);
    }
    expect(unevenness(rows, kinds.size)).toBeLessThan(2);
  });

  test.each([2, 10, 30])("do not exist in Switch and Capture with %i switches", (switches) => {
    expect(deal("switch-and-capture", { switches, start: "fair" }, 1)).toMatch(
      /^No row of \d+ switches is fair: .* at most one of the two players can ever win\.$/,
    );
  });

  test("do not exist in Switch Battle with 2 switches", () => {
    expect(deal("switch-battle", { switches: 2, start: "fair" }, 1)).toBe(
      "No row of 2 switches is fair: each one that both could win is a forced win for one of them.",
    );
  });

  test("nothing is claimed of rows whose value is not known", () => {
    const battle = gameNamed("switch-battle");
    const ages = new WeakMap<object, number>();
    const ageOf = (position: unknown) => ages.get(Object(position)) ?? 0;
    const endless: Game = {
      ...battle,
      family: () => ({ kind: "none known" }),
      key: (position) => `${battle.key(position)}${ageOf(position)}`,
      moves: () => [1, 2],
      play: (position, move) => {
        const after = Object(battle.play(position, move));
        ages.set(after, 2 * ageOf(position) + Number(move));
        return after;
      },
      outcome: () => null,
    };
    const dealt = dealStart(endless, { options: { switches: 2, start: "fair" } }, randomFrom(1));
    expect(dealt).toMatchObject({
      problem: { message: "No row of 2 switches is known to be fair; give a row." },
    });
  });

  test.each(["switch-battle", "switch-conquer"])("of %s are dealt at the largest size", (id) => {
    expect(deal(id, { switches: 30, start: "fair" }, 1)).toMatch(/^[01AB]{30}$/);
  });
});
