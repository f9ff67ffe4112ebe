import { describe, expect, test } from "vitest";
import { maxSeed, pick, randomFrom } from "../../src/core/random.ts";

function firstDraws(seeds: readonly number[], count: number): readonly number[] {
  const seen = Array<number>(count).fill(0);
  for (const seed of seeds) {
    const value = randomFrom(seed).below(count);
    seen[value] = (seen[value] ?? 0) + 1;
  }
  return seen;
}

/** The 99.9% point of chi-square with 15 degrees of freedom. */
const bound = 37.7;

function chiSquare(seen: readonly number[]): number {
  const expected = seen.reduce((a, b) => a + b, 0) / seen.length;
  return seen.reduce((sum, value) => sum + (value - expected) ** 2 / expected, 0);
}

describe("a random generator", () => {
  test.each([
    [0, 1000, [876, 819, 117, 378, 173, 417]],
    [42, 52, [15, 9, 7, 34, 7, 8]],
    [2 ** 31, 1000, [233, 249, 837, 576, 556, 669]],
    [2 ** 32, 1000, [844, 546, 722, 556, 46, 26]],
    [2 ** 40 + 3, 2 ** 21, [11260, 290274, 69253, 670759, 1794752, 1052032]],
    [maxSeed, 2 ** 21 + 1, [1890037, 1084899, 1094080, 461419, 2086950, 1275384]],
    [7, 2 ** 31 + 5, [689239181, 272208090, 13154899, 28576853, 753119517, 1651777685]],
  ])("with seed %i always draws the same numbers below %i", (seed, count, expected) => {
    const random = randomFrom(seed);
    expect(expected.map(() => random.below(count))).toEqual(expected);
  });

  test("redraws a biased number in a way that never changes", () => {
    const random = randomFrom(5);
    let sum = 0;
    for (let draw = 0; draw < 30_000; draw++) sum = (sum * 31 + random.below(1_999_999)) % 1_000_000_007;
    expect(sum).toBe(392_802_463);
  });

  test("can't pick from an empty list", () => {
    expect(pick(randomFrom(1), ["a"])).toBe("a");
    expect(() => pick(randomFrom(1), [])).toThrow("There's nothing to pick from.");
  });

  test("gives unrelated numbers for neighboring seeds", () => {
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
});
