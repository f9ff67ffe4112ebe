/** What the theories of Switch Battle and Switch Conquer share: a row is complete after one flip, or it is not yet. */

import { type Claim, claim, range, type Truth } from "../../core/theory.ts";

/** Whether one flip completes a row; `missing` has a 1 for each switch that still has to be flipped. */
export function isOneFlipAway(missing: string): boolean {
  return /^0*11?0*$/.test(missing);
}

/** Every row of N switches, written with these two symbols. */
export function rowsOf(switches: number, symbols: string): readonly string[] {
  return range(0, 2 ** switches - 1).map((row) => write(row.toString(2).padStart(switches, "0"), symbols));
}

/** 1 where the row shows `symbol`, else 0. */
export function mark(row: string, symbol: string): string {
  return Array.from(row, (shown) => (shown === symbol ? "1" : "0")).join("");
}

function write(row: string, symbols: string): string {
  return Array.from(row, (digit) => symbols[Number(digit)]).join("");
}

/** A formula for the number of won rows of N switches. */
export function wonRows(formula: string, wins: (truth: Truth, switches: number) => number): Claim {
  return claim(formula, (truth, says) =>
    [...range(3, 9), 30, 100].every((N) => wins(truth, N) === truth.evaluate(says, { N })),
  );
}

/** So many switches are more than any flip can complete, wherever they stand. */
export const enough = claim("three", () => {
  const near = rowsOf(9, "01").filter(isOneFlipAway);
  return 1 + Math.max(...near.map((row) => row.replaceAll("0", "").length));
});

/** From here on, one may be given up and there are still enough. */
export const plenty = claim("four", (truth, says) => Number(enough.check(truth, says)) + 1);
