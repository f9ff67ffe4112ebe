/** A bucket that fills at a steady rate: each thing that somebody does takes one drop. */

export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #drops: number;
  #filledAt: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#drops = most;
    this.#filledAt = now;
  }

  /** Whether there was a drop left. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#drops < 1) return false;
    this.#drops--;
    return true;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#drops >= this.#most;
  }

  #fill(now: number): void {
    const elapsed = Math.max(0, now - this.#filledAt) / 1000;
    this.#drops = Math.min(this.#most, this.#drops + elapsed * this.#perSecond);
    this.#filledAt = now;
  }
}
