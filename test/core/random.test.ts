import { describe, expect, test } from "vitest";
import { maxSeed, randomFrom } from "../../src/core/random.ts";

function firstDraws(seeds: readonly number[], count: number): readonly number[] {
  const seen = Array<number>(count).fill(0);
  for (const seed of seeds) {
    const value = randomFrom(seed).below(count);
    seen[value] = (seen[value] ?? 0) + 1;
  }
  return seen;
}

/** The 99.9 % point of chi-square with 15 degrees of freedom. */
const bound = 37.7;

function chiSquare(seen: readonly number[]): number {
  const expected = seen.reduce((a, b) => a + b, 0) / seen.length;
  return seen.reduce((sum, value) => sum + (value - expected) ** 2 / expected, 0);
}

describe("seeded random", () => {
  test("the same seed gives the same numbers", () => {
    const draw = (seed: number) => Array.from({ length: 20 }, () => randomFrom(seed).below(1000));
    expect(draw(42)).toEqual(draw(42));
    const [a, b] = [randomFrom(1), randomFrom(1)];
    expect(Array.from({ length: 50 }, () => a.below(9))).toEqual(
      Array.from({ length: 50 }, () => b.below(9)),
    );
  });

  test("neighbouring seeds give unlike games", () => {
    const seeds = Array.from({ length: 16_000 }, (_, index) => index);
    expect(chiSquare(firstDraws(seeds, 16))).toBeLessThan(bound);
    expect(
      chiSquare(
        firstDraws(
          seeds.map((seed) => seed * 2 ** 32),
          16,
        ),
      ),
    ).toBeLessThan(bound);
  });

  test("every seed that is offered works", () => {
    for (const seed of [0, 1, 2 ** 31, 2 ** 32, maxSeed]) expect(randomFrom(seed).below(10)).toBeLessThan(10);
  });
});
