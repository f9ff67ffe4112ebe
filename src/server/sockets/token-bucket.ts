/** A rate limit: the bucket fills at a steady rate, and each thing that a client does takes one token. */

import type { ServerHost } from "../host.ts";

export class TokenBucket {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #host: Pick<ServerHost, "now">;
  #tokens: number;
  #filledAt: number;

  constructor(perSecond: number, most: number, host: Pick<ServerHost, "now">) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#host = host;
    this.#tokens = most;
    this.#filledAt = host.now();
  }

  get isEmpty(): boolean {
    return this.#fill() < 1;
  }

  get isFull(): boolean {
    return this.#fill() >= this.#most;
  }

  /** Takes one token; says whether there was one left. */
  take(): boolean {
    if (this.isEmpty) return false;
    this.#tokens--;
    return true;
  }

  /** Takes tokens that may not be there yet: no client gets one before they are. */
  charge(amount: number): void {
    this.#tokens -= amount;
  }

  #fill(): number {
    const now = this.#host.now();
    const elapsed = Math.max(0, now - this.#filledAt) / 1000;
    this.#tokens = Math.min(this.#most, this.#tokens + elapsed * this.#perSecond);
    this.#filledAt = now;
    return this.#tokens;
  }
}
