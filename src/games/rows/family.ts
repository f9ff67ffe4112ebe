/** The games of flipping one switch or two neighbours, for the solver. */

import type { RowMove, SwitchRow } from "../../core/family.ts";

export function flipFamily(size: number, parts: Pick<SwitchRow, "goals" | "key" | "row">): SwitchRow {
  return { kind: "switch-row", size, moves: flips(size), interchangeable: [], ...parts };
}

/** Single switches from left to right, then pairs from left to right, as the games order them. */
function flips(size: number): readonly RowMove[] {
  const singles = Array.from({ length: size }, (_, index) => flip([index]));
  const pairs = Array.from({ length: size - 1 }, (_, index) => flip([index, index + 1]));
  return [...singles, ...pairs];
}

function flip(flips: readonly number[]): RowMove {
  return { name: flips.map((index) => index + 1).join("-"), flips, needs: null };
}
