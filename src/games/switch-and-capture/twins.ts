/**
 * A prime above half the row changes only itself and 1; a prime above a third of it and its double change
 * each other, 1 and 2. Two of the same kind are twins.
 */

import { isPrime } from "../numbers/blocks.ts";

export type Block = readonly number[];
export type TwinKinds = readonly [lone: readonly Block[], pairs: readonly Block[]];

const known: TwinKinds[] = [];

export function twinKinds(switches: number): TwinKinds {
  known[switches] ??= findTwins(switches);
  return known[switches];
}

function findTwins(switches: number): TwinKinds {
  const primes = Array.from({ length: switches }, (_, index) => index + 1).filter(isPrime);
  const lone = primes.filter((prime) => 2 * prime > switches);
  const doubled = primes.filter((prime) => 2 * prime <= switches && 3 * prime > switches);
  return [lone.map((prime) => [prime]), doubled.map((prime) => [prime, 2 * prime])];
}
