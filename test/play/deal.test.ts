/** Dealt rows follow from the seed, and are as fair and as uniform as they claim. If there are none, the refusal says why. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { pliesOf } from "../../src/core/analysis.ts";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { randomFrom } from "../../src/core/random.ts";
import { setUp } from "../../src/core/setup.ts";
import type { Starts } from "../../src/core/starts.ts";
import { dealStart } from "../../src/play/deal.ts";
import { analyzePosition, canWin } from "../../src/solver/analyze.ts";
import { oracleOf } from "../../src/solver/oracle.ts";
import { changedGame, gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { named } from "../support/setup-name.ts";
import { deal, expectChallenges, gameNamed, rightMovesOf } from "./challenges.ts";

/** A measure of how unevenly rows are dealt. It's about 1 if all rows are equally likely. */
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
  test("are dealt uniformly from the rows that the player to move can win, but not in one move", () => {
    const rows = repeat("switch-and-capture", { switches: 6, start: "random" }, 6000);
    const winnable = new Set(rows);
    const game = gameNamed("switch-and-capture");
    for (let bits = 0; bits < 63; bits++) {
      const start = bits.toString(2).padStart(6, "0");
      const setup = setUp(game, { options: { switches: 6, start } });
      const { canWin: able, value } = analyzePosition(must(setup).game, must(setup).start);
      const can = able[0] === true && pliesOf(value) !== 1;
      expect({ start, dealt: winnable.has(start) }).toEqual({ start, dealt: can });
    }
    expect(unevenness(rows, winnable.size)).toBeLessThan(2);
  });

  test("don't exist with 2 switches", () => {
    expect(deal("switch-and-capture", { switches: 2, start: "random" }, 1)).toBe(
      "With switches set to 2, no start is winnable: the game is over after a move or two. For a random start, switches must be 3 to 30.",
    );
  });

  test.each([17, 24, 30])("of %i switches can be won by the player to move", (switches) => {
    const game = gameNamed("switch-and-capture");
    for (let seed = 0; seed < 5; seed++) {
      const start = deal("switch-and-capture", { switches, start: "random" }, seed);
      const setup = setUp(game, { options: { switches, start } });
      if (!setup.ok) throw new Error(setup.problem.message);
      expect(canWin(setup.value.game, setup.value.start)).toEqual([true, false]);
      expect(deal("switch-and-capture", { switches, start: "random" }, seed)).toBe(start);
    }
  });
});

describe("fair rows", () => {
  test.each([
    ["switch-battle", 5],
    ["switch-conquer", 4],
  ])("of %s with %i switches are drawn but can be won by both players", (id, switches) => {
    const game = gameNamed(id);
    const rows = repeat(id, { switches, start: "fair" }, 3000);
    const kinds = new Set(rows);
    for (const start of kinds) {
      const setup = setUp(game, { options: { switches, start } });
      if (!setup.ok) throw new Error(setup.problem.message);
      const { game: dealt, start: row } = setup.value;
      expect(new PlainSolver(dealt, [row]).value(row).kind).toBe("draw");
      expect(canWin(dealt, row)).toEqual([true, true]);
    }
    expect(unevenness(rows, kinds.size)).toBeLessThan(2);
  });

  test.each([2, 10, 30])("don't exist in Switch and Capture with %i switches", (switches) => {
    expect(deal("switch-and-capture", { switches, start: "fair" }, 1)).toMatch(
      /^With switches set to \d+, no start is fair: in any row, at most one player can ever win\.$/,
    );
  });

  test("don't exist in Switch Battle with 2 switches", () => {
    expect(deal("switch-battle", { switches: 2, start: "fair" }, 1)).toBe(
      "With switches set to 2, no start is fair: from every start that both players could win, one of them can force a win. " +
        "For a fair start, switches must be 3 to 30.",
    );
  });

  test("aren't offered where values are unknown", () => {
    const battle = gameAt("switch-battle", { switches: 2 });
    const ages = new WeakMap<object, number>();
    const ageOf = (position: unknown) => ages.get(Object(position)) ?? 0;
    const starts = {
      kind: "start",
      help: "",
      size: "switches",
      deals: { fair: { draw: () => "00" } },
    } as const;
    const endless = changedGame(
      { ...battle.of, starts },
      {
        family: () => ({ kind: "none known" }),
        key: (position) => `${battle.key(position)}${ageOf(position)}`,
        moves: () => [1, 2],
        play: (position, move) => {
          const after = Object(battle.play(position, move));
          ages.set(after, 2 * ageOf(position) + Number(move));
          return after;
        },
        outcome: () => null,
      },
    );
    const dealt = dealStart(endless, { options: { switches: 2, start: "fair" } }, randomFrom(1));
    expect(dealt).toMatchObject({
      problem: { message: "None of the 1,000 random starts we tried was fair. Choose a start yourself." },
    });
  });

  test.each(["switch-battle", "switch-conquer"])("of %s are dealt at the largest size", (id) => {
    expect(deal(id, { switches: 30, start: "fair" }, 1)).toMatch(/^[01AB]{30}$/);
  });
});

describe("challenge starts", () => {
  const sizes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const isDealt = (id: string, options: Options) =>
    /^[01]+$|\//.test(deal(id, { ...options, start: "challenge" }, 3));

  test.each(["always", "chosen"])(
    "exist in Switch and Capture (switch 1 %s) where a win takes five moves",
    (switchOne) => {
      const id = "switch-and-capture";
      const long = sizes(2, 30).filter((switches) => {
        const game = gameAt(id, { switches, switchOne, start: "0".repeat(switches) });
        return [...oracleOf(game).decided(5)].length > 0;
      });
      expect(long).toEqual([9, 14, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30]);
      expect(sizes(2, 30).filter((switches) => isDealt(id, { switches, switchOne }))).toEqual(long);
    },
  );

  test.each(["switch-battle", "switch-conquer"])(
    "don't exist in %s, where no win takes three moves",
    (id) => {
      for (const switches of [2, 3, 4, 7, 12, 30]) {
        expect([...oracleOf(gameAt(id, { switches })).decided(3)]).toEqual([]);
        expect(isDealt(id, { switches })).toBe(false);
      }
    },
  );

  test("exist in Tower Switch from 8 blocks and in Factor Frenzy from numbers to 14", () => {
    expect(sizes(1, 12).filter((blocks) => isDealt("tower-switch", { blocks }))).toEqual(sizes(8, 12));
    expect(isDealt("tower-switch", { blocks: 1000 })).toBe(true);
    expect(sizes(10, 17).filter((max) => isDealt("factor-frenzy", { max }))).toEqual(sizes(14, 17));
    expect(isDealt("factor-frenzy", { max: 1000 })).toBe(true);
    expect([11, 12, 13, 14].map(mostRightMoves)).toEqual([2, 2, 2, 3]);
  });

  test.each(
    named([
      ["switch-and-capture", { switches: 9 }],
      ["switch-and-capture", { switches: 9, switchOne: "chosen" }],
      ["tower-switch", { blocks: 20 }],
      ["factor-frenzy", { max: 16 }],
    ]),
  )("of %s are won and take three right moves", (_name, id, options) => expectChallenges(id, options));
});

describe("a game from another author", () => {
  const starts: Starts = {
    kind: "start",
    help: "the heaps to start from",
    size: "largest",
    deals: {
      random: { draw: (_options, random) => [1, 2, 3].map(() => random.below(4)).join("-") },
      challenge: {},
    },
  };
  const own = changedGame({ ...(threeHeaps as Game), starts }, {});
  const dealt = (start: string, seed: number) => {
    const request = dealStart(own, { options: { start, largest: 5 }, first: 2 }, randomFrom(seed));
    return request.ok ? request.value : request.problem.message;
  };

  test("deals the same position for the same seed", () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => dealt("random", seed));
    for (const request of drawn)
      expect(request).toEqual({
        options: { largest: 5 },
        first: 2,
        from: expect.stringMatching(/^[0-3]-[0-3]-[0-3]$/),
      });
    expect(new Set(drawn.map((request) => JSON.stringify(request))).size).toBeGreaterThan(10);
    expect(dealt("random", 1)).toEqual(drawn[1]);
  });

  test("gets its challenges from the solver", () => {
    for (let seed = 0; seed < 3; seed++) {
      const request = dealt("challenge", seed);
      const setup = typeof request === "string" ? undefined : setUp(own, request);
      if (setup?.ok !== true) throw new Error(JSON.stringify(request));
      expect(rightMovesOf(setup.value.game, setup.value.start)).toBeGreaterThanOrEqual(3);
    }
  });

  test("has only the kinds of start that its code lists", () => {
    expect(dealt("fair", 1)).toMatchObject({ options: { start: "fair" } });
    expect(setUp(own, { options: { start: "fair" } })).toMatchObject({
      problem: { message: 'The start must be standard, random or challenge (got "fair").' },
    });
  });
});

/** Goes through all positions of Factor Frenzy with numbers up to `max`, as sets of bits. */
function mostRightMoves(max: number): number {
  const numbers = Array.from({ length: max - 1 }, (_, index) => index + 2);
  const counts = new Map<string, { readonly won: boolean; readonly count: number }>();
  for (let pool = 0; pool < 2 ** numbers.length; pool++) {
    const left = numbers.filter((_, index) => (pool >> index) & 1);
    for (const last of numbers.filter((number) => !left.includes(number))) {
      const free = left.filter((number) => number % last !== 0 && last % number !== 0);
      const after = free.map((number) => counts.get(`${pool - 2 ** (number - 2)} ${number}`));
      const lost = after.filter((next) => next?.won === false).map((next) => next?.count ?? 0);
      const wrong = lost.length < after.length ? 1 : 0;
      const count = Math.max(0, ...after.map((next) => next?.count ?? 0));
      const own = lost.length > 0 ? { won: true, count: Math.min(...lost) + wrong } : { won: false, count };
      counts.set(`${pool} ${last}`, own);
    }
  }
  return Array.from(counts.values()).reduce((most, { count }) => Math.max(most, count), 0);
}
