import { randomFrom } from "../../src/core/random.ts";

/** A random row of 0s and 1s from a seed, or one with only a few zeros. */
export function rowOf(size: number, seed: number, nearEnd: boolean): string {
  const random = randomFrom(seed);
  if (!nearEnd) return Array.from({ length: size }, () => random.below(2)).join("");
  const off = new Set(Array.from({ length: 1 + random.below(3) }, () => random.below(size)));
  return Array.from({ length: size }, (_, index) => (off.has(index) ? 0 : 1)).join("");
}
