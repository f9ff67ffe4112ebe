/** Seeded random numbers: the same seed gives the same game on every machine. */

import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** A source of random numbers, passed in wherever a choice is random. */
export interface Random {
  /** A whole number from 0 to `count - 1`, all equally likely. */
  readonly below: (count: number) => number;
}

/** 2^32 divided by the golden ratio. Modulo 2^32, its multiples are spread out evenly. */
export const goldenRatio = 0x9e3779b9;

export const maxSeed = Number.MAX_SAFE_INTEGER;

/** Makes a generator whose numbers follow from the seed alone. */
export function randomFrom(seed: number): Random {
  const low = seed | 0;
  const high = Math.floor(seed / 2 ** 32) | 0;
  const state = [1, 2, 3, 4].map((step) => mix(mix(low + Math.imul(step, goldenRatio)) ^ high));
  const generator = xoroshiro128plusFromState(state);
  return {
    below: (count) => (count <= largestFast ? below(generator, count) : uniformInt(generator, 0, count - 1)),
  };
}

export function seedOf(text: string): number {
  return Array.from(text).reduce((seed, symbol) => (seed * 31 + symbol.charCodeAt(0)) % 2 ** 32, 7);
}

export function randomAtStep(seed: number, step: number): Random {
  return randomFrom((seed + step * goldenRatio) % maxSeed);
}

/** One of the items, all equally likely. Throws if there are none. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("There's nothing to pick from.");
  return item;
}

/** For larger counts, the product in `below` wouldn't be an exact integer. */
const largestFast = 2 ** 21;

/** Lemire's method: the product's high half is the number. Its low half shows whether we have to draw again to be fair. */
function below(generator: RandomGenerator, count: number): number {
  let product = (generator.next() >>> 0) * count;
  let low = product >>> 0;
  if (low < count) {
    const unfair = 2 ** 32 % count;
    while (low < unfair) {
      product = (generator.next() >>> 0) * count;
      low = product >>> 0;
    }
  }
  return Math.floor(product / 2 ** 32);
}

/** The finalizer of MurmurHash3. Without it, similar seeds would give similar games. */
function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
