/** In a lost row, an even number of lone primes and of couples are OFF, and nothing else. `theory.ts` has the proof. */

import { isPrime } from "../numbers/blocks.ts";
import type { CaptureSize, SwitchOne } from "./rules.ts";

export type Block = readonly number[];
type TwinKinds = readonly [lone: readonly Block[], pairs: readonly Block[]];

const known: TwinKinds[] = [];

export function twinKinds(switches: number): TwinKinds {
  known[switches] ??= findTwins(switches);
  return known[switches];
}

/** A lone prime is above half of the row. A couple is a prime above a third of the row and its double. */
function findTwins(switches: number): TwinKinds {
  const primes = Array.from({ length: switches }, (_, index) => index + 1).filter(isPrime);
  const lone = primes.filter((prime) => 2 * prime > switches);
  const doubled = primes.filter((prime) => 2 * prime <= switches && 3 * prime > switches);
  return [lone.map((prime) => [prime]), doubled.map((prime) => [prime, 2 * prime])];
}

export interface LostRow {
  readonly off: readonly number[];
  readonly lasts: number;
}

const row = (lasts: number, ...off: readonly number[]): LostRow => ({ off, lasts });

const ofNine = [row(2, 2, 3, 4, 8, 9), row(2, 5, 7), row(4, 2, 3, 4, 5, 7, 8, 9)];
const ofFive = [row(2, 2, 3, 4), row(2, 2, 4, 5), row(2, 3, 5)];

/** All lost rows of the sizes where some lost rows aren't made of twins. */
const exceptions: Readonly<Record<SwitchOne, Readonly<Record<number, readonly LostRow[]>>>> = {
  always: {
    3: [row(2, 2, 3), row(4, 2), row(4, 3)],
    4: [row(2, 2, 3, 4), row(4, 3), row(4, 2, 4)],
    5: ofFive,
    9: ofNine,
  },
  chosen: {
    2: [row(2, 1)],
    3: [row(2, 2, 3), row(4, 1, 2), row(4, 1, 3)],
    4: [row(2, 2, 3, 4), row(4, 1, 3), row(4, 1, 2, 4)],
    5: [...ofFive, row(4, 1), row(4, 1, 3, 5), row(4, 1, 2, 3, 4), row(4, 1, 2, 4, 5)],
    9: ofNine,
  },
};

export function listedRows({ switches, switchOne }: CaptureSize): readonly LostRow[] | undefined {
  return exceptions[switchOne][switches];
}

/** How many moves the row lasts, if it's lost. */
export function lastingMoves(
  size: CaptureSize,
  isOff: (label: number) => boolean,
  count: number,
): number | undefined {
  if (count === 0) return 0;
  const listed = listedRows(size);
  if (listed !== undefined) return listed.find(({ off }) => off.length === count && off.every(isOff))?.lasts;
  const [lone = 0, pairs = 0] = twinKinds(size.switches).map(
    (blocks) => blocks.filter((block) => block.every(isOff)).length,
  );
  const areTwins = lone + 2 * pairs === count && lone % 2 === 0 && pairs % 2 === 0;
  return areTwins ? lone + pairs : undefined;
}
