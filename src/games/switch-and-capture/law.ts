/** Tells the solver which rows are lost. `lost.ts` describes them. */

import type { OpenSwitches, RowLaw } from "../families.ts";
import { lastingMoves, listedRows, twinKinds } from "./lost.ts";
import { neededLists } from "./needed.ts";
import type { CaptureSize } from "./rules.ts";

export function captureLaw(size: CaptureSize): RowLaw {
  const listed = listedRows(size);
  return {
    lasts: ({ has, count }) => lastingMoves(size, (label) => has(label - 1), count),
    lost: () => (listed ?? [...twinRows(size)]).map(({ off }) => off.map((label) => label - 1)),
    ...(listed === undefined ? { counts: () => countRows(size) } : {}),
    winnable: (row) => {
      const needed = neededLists(size, maskOf(row, size.switches))?.[0]?.length;
      return needed === undefined ? [false, false] : [needed % 2 === 1, needed % 2 === 0];
    },
  };
}

function maskOf({ has }: OpenSwitches, switches: number): number {
  let mask = 0;
  for (let index = 0; index < switches; index++) if (has(index)) mask |= 1 << index;
  return mask;
}

/** Yields a row for each even number of lone primes and of couples, except for none at all. Daily puzzles rely on the order. */
function* twinRows({ switches }: CaptureSize): Iterable<{ readonly off: readonly number[] }> {
  const [lone, pairs] = twinKinds(switches);
  for (let ones = 0; ones <= lone.length; ones += 2)
    for (let twos = 0; twos <= pairs.length; twos += 2)
      if (ones + twos > 0)
        yield { off: [...lone.slice(lone.length - ones), ...pairs.slice(pairs.length - twos)].flat() };
}

/**
 * Counts won rows by the choice that wins, because it leaves a twin row or the finished row. Most choices win one row for each
 * row that they can leave. But twins win in the same rows, so those are counted by how many twins are OFF. The two largest
 * powers of two also win in the same rows, if the row ends below three times the smaller.
 */
function* countRows({ switches }: CaptureSize): Iterable<readonly [number, bigint]> {
  const [lone, pairs] = twinKinds(switches).map(({ length }) => length) as [number, number];
  const power = 2 ** Math.floor(Math.log2(switches));
  const same = power > 1 && 2 * switches < 3 * power ? 1 : 0;
  const others = BigInt(switches - lone - 2 * pairs - same);
  for (const { ones, twos, ways } of chooseTwins(lone, pairs)) {
    if (ones % 2 === 1 && twos % 2 === 1) continue;
    // With an odd number of couples OFF, two rows are won: one by choosing a prime, the other by choosing its double.
    yield [ones + twos, twos % 2 === 1 ? 2n * ways : ways];
    if (ones % 2 === 0 && twos % 2 === 0) yield [ones + twos + 1, others * ways];
  }
}

function chooseTwins(lone: number, pairs: number) {
  return chooseAll(lone).flatMap((first, ones) =>
    chooseAll(pairs).map((second, twos) => ({ ones, twos, ways: first * second })),
  );
}

function chooseAll(things: number): readonly bigint[] {
  const ways = [1n];
  for (let chosen = 1; chosen <= things; chosen++)
    ways.push(((ways[chosen - 1] ?? 0n) * BigInt(things - chosen + 1)) / BigInt(chosen));
  return ways;
}
