/**
 * What is proved of rows of flips. One flip completes a row in which one switch is wrong, or two neighbours are: 2N − 1
 * rows. All others are drawn, but for the opponent's own full row where each player has one: every flip can be undone.
 */

import type { RowLaw } from "../../games/families.ts";

/** Flipping 1, 2 and then both changes nothing in three moves, so either player can be the one to make the last one. */
const anyone = () => [true, true] as const;

/** Both players are after the same row. */
export function sharedLaw(switches: number): RowLaw {
  return {
    lasts: ({ count }) => (count === 0 ? 0 : undefined),
    lost: () => [],
    counts: () => new Map([[1, BigInt(2 * switches - 1)]]),
    winnable: anyone,
  };
}

/** Each player is after a row of their own. With two switches, one flip turns the opponent's row into it. */
export function opposedLaw(switches: number): RowLaw {
  const all = Array.from({ length: switches }, (_, index) => index);
  const someLost = switches > 2;
  return {
    lasts: ({ count }) => (someLost && count === switches ? 2 : undefined),
    lost: () => (someLost ? [all] : []),
    counts: () => new Map([[1, BigInt(2 * switches - 1)], ...(someLost ? ([[2, 1n]] as const) : [])]),
    winnable: anyone,
  };
}
