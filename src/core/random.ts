/**
 * Seeded random numbers: the same seed gives the same game on every machine.
 * Seeds that lie close together must not give games that look alike, so a seed is
 * mixed (the finalizer of MurmurHash3) before it becomes the generator's state.
 */

import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

export interface Random {
  /** A whole number from 0 to `count - 1`, each as likely as any other. */
  below(count: number): number;
}

export const maxSeed = Number.MAX_SAFE_INTEGER;

export function randomFrom(seed: number): Random {
  const low = seed | 0;
  const high = Math.floor(seed / 2 ** 32) | 0;
  const state = [1, 2, 3, 4].map((salt) => mix(mix(low ^ salt) ^ high));
  const generator = xoroshiro128plusFromState(state);
  return { below: (count) => uniformInt(generator, 0, count - 1) };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
}

function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
