/** Tests the pure functions of the arena: the schedule and the intervals. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planGames } from "../../../src/measure/arena/plan.ts";
import { wilson } from "../../../src/measure/arena/report.ts";

describe("the schedule", () => {
  test("pairs every two players equally often, in both seats, from the same starts", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 5 }),
        fc.maxSafeNat(),
        (players, half, seed) => {
          const games = planGames(players, half * 2, seed);
          expect(games.map(({ number }) => number)).toEqual(games.map((_, index) => index));
          expect(new Set(games.map((game) => game.seed)).size).toBe(games.length);
          expect(games.length).toBe(players * (players - 1) * half);
          for (const {
            seats: [a, b],
          } of games.filter(({ number }) => number % (half * 2) === 0)) {
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
  ])("has the published bounds for %d wins in %d games", (count, total, low, high) => {
    const interval = wilson(count, total);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  test("reaches from 0 to 1 when no game was played", () => {
    expect(wilson(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
  });
});
