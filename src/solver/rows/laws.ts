/** The law of a row game: one that it names, or its own. */

import type { RowLaw, RowRules, SwitchRow } from "../../games/families.ts";
import { captureLaw } from "./twin-law.ts";

export interface RuledRow extends RowRules {
  readonly law: RowLaw;
}

export function withLaw(family: SwitchRow): RuledRow {
  return { ...family, law: lawOf(family) };
}

function lawOf({ law, size }: SwitchRow): RowLaw {
  switch (law) {
    case "shared":
      return sharedLaw(size);
    case "opposed":
      return opposedLaw(size);
    case "twins rules":
      return captureLaw({ switches: size, reading: "rules" });
    case "twins examples":
      return captureLaw({ switches: size, reading: "examples" });
    default:
      return law;
  }
}

// Proved for rows of flips: one flip completes a row with one wrong switch or two wrong neighbours, which
// makes 2N − 1 rows. All others are drawn, except the opponent's own full row if each player has one: every
// flip can be undone.

/** Flipping 1, 2 and then both changes nothing in three moves, so either player can make the last one. */
const anyone = () => [true, true] as const;

function sharedLaw(switches: number): RowLaw {
  return {
    lasts: ({ count }) => (count === 0 ? 0 : undefined),
    lost: () => [],
    counts: () => new Map([[1, BigInt(2 * switches - 1)]]),
    winnable: anyone,
  };
}

/** Each player wants a different row. With two switches, one flip turns the opponent's row into the player's own. */
function opposedLaw(switches: number): RowLaw {
  const all = Array.from({ length: switches }, (_, index) => index);
  const someLost = switches > 2;
  return {
    lasts: ({ count }) => (someLost && count === switches ? 2 : undefined),
    lost: () => (someLost ? [all] : []),
    counts: () => new Map([[1, BigInt(2 * switches - 1)], ...(someLost ? ([[2, 1n]] as const) : [])]),
    winnable: anyone,
  };
}
