/** What the solver needs to know about Switch Battle and Switch Conquer. */

import type { RowLaw, RowMove, SwitchRow } from "../families.ts";

export function flipFamily(size: number, parts: Pick<SwitchRow, "goals" | "key" | "row">): SwitchRow {
  const all = Array.from({ length: size }, (_, index) => index);
  const pairs = all.slice(1).map((index) => [index - 1, index]);
  const moves = [...all.map((index) => [index]), ...pairs].map(rowMove);
  const [one, two] = parts.goals;
  // With just two switches, one flip turns the opponent's full row into yours.
  const lost = one === two || size < 3 ? [] : [all];
  return { kind: "switch-row", size, moves, interchangeable: [], law: flipLaw(size, lost), ...parts };
}

function rowMove(flips: readonly number[]): RowMove {
  return { name: flips.map((index) => index + 1).join("-"), flips, needs: null };
}

/** One flip completes 2N − 1 rows, so those are won. If the players want different rows, the opponent's full row is lost. */
function flipLaw(size: number, lost: readonly (readonly number[])[]): RowLaw {
  return {
    lasts: ({ count }) => (count === size && lost.length > 0 ? 2 : undefined),
    lost: () => lost,
    counts: () => [
      [1, BigInt(2 * size - 1)],
      [2, BigInt(lost.length)],
    ],
    // Flipping switch 1, switch 2 and then both takes three moves and changes nothing, so either player can move last.
    winnable: () => [true, true],
  };
}
