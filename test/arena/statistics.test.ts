/** The pure parts of the arena: who meets whom, shares, ratings. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { html } from "../../src/arena/report/markup.ts";
import { ratings } from "../../src/arena/report/ratings.ts";
import { wilson } from "../../src/arena/report/statistics.ts";
import { pairings, planGames } from "../../src/arena/schedule.ts";
import { Sprt } from "../../src/arena/sprt.ts";
import { randomFrom } from "../../src/core/random.ts";

describe("the schedule", () => {
  test("every two meet equally often, in both seats, from the same starts", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 5 }),
        fc.maxSafeNat(),
        (players, half, seed) => {
          const games = planGames(players, half * 2, seed);
          expect(games.map(({ number }) => number)).toEqual(games.map((_, index) => index));
          expect(new Set(games.map((game) => game.seed)).size).toBe(games.length);
          for (const [a, b] of pairings(players)) {
            const here = games.filter(({ seats }) => seats.includes(a) && seats.includes(b));
            for (let start = 0; start < half; start++) {
              const seats = here.filter((game) => game.start === start).map((game) => game.seats);
              expect(seats).toEqual([
                [a, b],
                [b, a],
              ]);
            }
          }
        },
      ),
    );
  });
});

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
  ])("%d of %d", (count, total, low, high) => {
    const interval = wilson(count, total);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  test("nothing is known without a game", () => {
    expect(wilson(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
  });
});

describe("ratings", () => {
  test("two players: the difference is that of the odds, with one drawn game more", () => {
    const [one, two] = ratings(2, [{ a: 0, b: 1, games: 99, points: 74.5 }]);
    expect((one?.rating ?? 0) - (two?.rating ?? 0)).toBeCloseTo(400 * Math.log10(75 / 25), 6);
    const error = (1.96 * 400) / Math.log(10) / Math.sqrt(100 * 0.75 * 0.25) / 2;
    expect(one?.error).toBeCloseTo(error, 6);
  });

  test("equal scores give equal ratings; a player who won everything has a finite one", () => {
    const even = ratings(
      3,
      pairings(3).map(([a, b]) => ({ a, b, games: 10, points: 5 })),
    );
    for (const { rating } of even) expect(rating).toBeCloseTo(0, 9);
    const ladder = ratings(
      4,
      pairings(4).map(([a, b]) => ({ a, b, games: 20, points: 20 })),
    );
    const values = ladder.map(({ rating }) => rating);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.every(Number.isFinite)).toBe(true);
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 6);
  });

  test("more games, smaller errors", () => {
    const error = (games: number) => ratings(2, [{ a: 0, b: 1, games, points: games * 0.6 }])[0]?.error ?? 0;
    expect(error(400)).toBeLessThan(error(40) / 3);
  });

  test("players who never met get no numbers out of thin air", () => {
    expect(ratings(2, [{ a: 0, b: 1, games: 0, points: 0 }])[0]?.rating).toBe(0);
  });
});

describe("the sequential test", () => {
  const bounds = { low: 0, high: 100 };
  /** Pairs of games between players of a true difference; some games are drawn. */
  const play = (elo: number, seed: number) => {
    const random = randomFrom(seed);
    const share = 1 / (1 + 10 ** (-elo / 400));
    const point = () => (random.below(4) === 0 ? 0.5 : random.below(1e6) < adjusted * 1e6 ? 1 : 0);
    const adjusted = (share - 0.125) / 0.75;
    const test = new Sprt(bounds);
    while (!test.isDecided) test.add(point() + point());
    return test.state();
  };

  test("is wrong in about one case of twenty at most, from either side", () => {
    const runs = 400;
    const equal = Array.from({ length: runs }, (_, seed) => play(0, seed));
    const better = Array.from({ length: runs }, (_, seed) => play(100, seed + runs));
    expect(equal.filter(({ accepted }) => accepted === 100).length / runs).toBeLessThan(0.08);
    expect(better.filter(({ accepted }) => accepted === 0).length / runs).toBeLessThan(0.08);
    const much = Array.from({ length: 50 }, (_, seed) => play(400, seed));
    const mean = (states: readonly { readonly pairs: number }[]) =>
      states.reduce((sum, { pairs }) => sum + pairs, 0) / states.length;
    expect(mean(much)).toBeLessThan(mean(better) / 2);
  });

  test("nothing but wins decides as the odds say, and what comes later changes nothing", () => {
    const test = new Sprt(bounds);
    const expected = Math.ceil(Math.log(19) / Math.log(1 / (1 + 10 ** -0.25) / 0.5));
    for (let pair = 0; pair < 100; pair++) test.add(2);
    const { pairs, accepted } = test.state();
    expect(accepted).toBe(100);
    expect(Math.abs(pairs - expected)).toBeLessThanOrEqual(1);
    test.add(0);
    expect(test.state().pairs).toBe(pairs);
  });
});

test("text in markup stays text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { markup } = html`<p title="${text}">${text}</p>`;
      expect(markup.slice(1, -1).match(/[<>]/g)).toEqual([">", "<"]);
    }),
  );
});
