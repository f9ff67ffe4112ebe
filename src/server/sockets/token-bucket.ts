/** A rate limit: the bucket fills at a steady rate, and each thing that a client does takes one token. */

export class TokenBucket {
  readonly #perSecond: number;
  readonly #most: number;
  #tokens: number;
  #filledAt: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#tokens = most;
    this.#filledAt = now;
  }

  /** Takes one token; says whether there was one left. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  /** Takes tokens that may not be there yet: nobody gets one before they are. */
  charge(amount: number): void {
    this.#tokens -= amount;
  }

  isEmpty(now: number): boolean {
    this.#fill(now);
    return this.#tokens < 1;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#most;
  }

  #fill(now: number): void {
    const elapsed = Math.max(0, now - this.#filledAt) / 1000;
    this.#tokens = Math.min(this.#most, this.#tokens + elapsed * this.#perSecond);
    this.#filledAt = now;
  }
}
