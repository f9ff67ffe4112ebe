/** Starts that are dealt before a game sees them: the ways there are, and the sizes that have such starts. */

import { listWords } from "./text.ts";

/**
 * random: any; fair: a forced win for nobody that both can win; challenge: the player to move can force a win, and needs at
 * least three right moves for it.
 */
export const dealtStarts = ["random", "fair", "challenge"] as const;
export type DealtStart = (typeof dealtStarts)[number];

/** The sizes from the first number to the second. */
type SizeRange = readonly [number, number];

/** The sizes that have such starts, where not all have. */
export type DealRanges = { readonly [D in DealtStart]?: readonly SizeRange[] };

/** How starts can be dealt. */
export interface Dealing {
  readonly deals: readonly DealtStart[];
  /** Where not every size has such starts: the number option that is the size, and the sizes that have them. */
  readonly dealSizes?: { readonly option: string; readonly ranges: DealRanges };
}

/** Whether this size, or any at all, has such starts. */
export function isDealtAt({ dealSizes }: Dealing, deal: DealtStart, size?: number): boolean {
  const ranges = dealSizes?.ranges[deal];
  if (ranges === undefined) return true;
  return size === undefined ? ranges.length > 0 : ranges.some(([from, to]) => from <= size && size <= to);
}

/** "challenge (switches 9, 14 or 19 to 21)" where not every size has them, else the word alone. */
export function describeDeal(dealing: Dealing, deal: DealtStart): string {
  return dealing.dealSizes?.ranges[deal] === undefined ? deal : `${deal} (${describeSizes(dealing, deal)})`;
}

/** "switches 9, 14 or 19 to 21" */
export function describeSizes({ dealSizes }: Dealing, deal: DealtStart): string {
  const ranges = dealSizes?.ranges[deal] ?? [];
  const sizes = ranges.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return `${dealSizes?.option} ${listWords(sizes, "or")}`;
}
