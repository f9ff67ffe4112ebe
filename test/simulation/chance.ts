/** Everything left to chance in a world, from its seed alone. */

import { pick, randomFrom } from "../../src/core/random.ts";

const fine = 1_000_000;

export class Chance {
  readonly #random: ReturnType<typeof randomFrom>;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  /** From 0 to just below 1. */
  part(): number {
    return this.#random.below(fine) / fine;
  }

  happens(probability: number): boolean {
    return probability > 0 && this.part() < probability;
  }

  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number {
    return low + this.#random.below(high - low + 1);
  }

  pick<T>(items: readonly T[]): T {
    return pick(this.#random, items);
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.#random.below(256)));
  }
}
