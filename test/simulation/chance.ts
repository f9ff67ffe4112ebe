/** Everything that is left to chance in a world, from its seed alone. */

import { pick, randomFrom } from "../../src/core/random.ts";

const fine = 1_000_000;

export class Chance {
  readonly #random: ReturnType<typeof randomFrom>;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  /** At least 0, under 1. */
  part(): number {
    return this.#random.below(fine) / fine;
  }

  happens(probability: number): boolean {
    return probability > 0 && this.part() < probability;
  }

  /** A whole number of both ends or between them. */
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
