/**
 * Finds texts on which reading a key or a move takes ever longer: a pattern such as (a+)+ doubles its time
 * with every character, and a client that sends such a key would block a server.
 */

import { type Findings, fault } from "./finding.ts";
import type { Met, Size } from "./size.ts";

export interface Clock {
  now(): number;
}

const slowMilliseconds = 50;
const longest = 40;

/** Tries texts that almost fit, each a little longer than the last, and stops at the first slow one. */
export function* slowFaults({ game, options }: Size, { position, key, names }: Met, clock: Clock): Findings {
  const reads = [
    ["fromKey", key, (text: string) => game.fromKey(text, options, 1)],
    ["parseMove", names[0] ?? "", (text: string) => game.parseMove(position, text)],
  ] as const;
  for (const [member, model, read] of reads)
    for (const symbol of [...new Set(model)].slice(0, 5)) {
      const length = slowLength((count) => read(`${symbol.repeat(count)}!`), clock);
      if (length !== undefined)
        yield fault(
          "slow",
          `${member} takes very long for "${symbol}" repeated ${length} times and a "!"; its pattern tries too many ways to match.`,
          member,
        );
    }
}

function slowLength(read: (length: number) => unknown, clock: Clock): number | undefined {
  const isSlow = (length: number) => {
    const begun = clock.now();
    read(length);
    return clock.now() - begun > slowMilliseconds;
  };
  for (let length = 8; length <= longest; length += 2)
    // Once may be the machine's fault; a pattern that compiles on the way is slow again at the next length.
    if (isSlow(length) && isSlow(length) && isSlow(length)) return length;
  return undefined;
}
