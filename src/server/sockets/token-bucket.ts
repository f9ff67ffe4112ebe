/** A rate limit: the bucket fills at a steady rate, and each thing that a client does takes one token. */

import type { ServerHost } from "../host.ts";

/** How many refusals get a reason, plus one per second: answers have a cost, too. */
const mostRefusals = 100;

export function tokenBucket(perSecond: number, most: number, host: Pick<ServerHost, "now">) {
  let tokens = most;
  let refusals = mostRefusals;
  let filledAt = host.now();
  const fill = () => {
    const now = host.now();
    const seconds = Math.max(0, now - filledAt) / 1000;
    tokens = Math.min(most, tokens + seconds * perSecond);
    refusals = Math.min(mostRefusals, refusals + seconds);
    filledAt = now;
  };
  const refuse = () => {
    fill();
    if (refusals >= 1) refusals--;
  };
  return {
    get isFull(): boolean {
      fill();
      return tokens >= most;
    },
    get isFlooding(): boolean {
      fill();
      return refusals < 1;
    },
    take(): boolean {
      fill();
      const isLeft = tokens >= 1;
      if (isLeft) tokens--;
      else refuse();
      return isLeft;
    },
    /** Counts a refusal for another reason. */
    refuse,
    /** The tokens may not be available yet: the next one is granted only after these. */
    charge(amount: number): void {
      tokens -= amount;
    },
  };
}
