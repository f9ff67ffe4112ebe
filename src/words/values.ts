/** Values in words, with a mark that needs no colour. */

import type { CanWin, Value } from "../core/analysis.ts";
import type { Pair } from "../core/seat.ts";

/** `+ wins in 7 moves`, `- loses in 6 moves`, `= draw`, `? not known` */
export function describeValue(value: Value | null): string {
  if (value === null) return "? not known";
  switch (value.kind) {
    case "draw":
      return "= draw";
    case "win":
      return `+ wins${inMoves(value.plies)}`;
    case "loss":
      return `- loses${inMoves(value.plies)}`;
  }
}

export function describeCanWin(names: Pair<string>, canWin: CanWin): string {
  const able = names.filter((_, index) => canWin[index] === true);
  const unknown = canWin.includes(null);
  if (able.length === 2) return "Both players can still win.";
  if (able.length === 1)
    return unknown
      ? `${able[0]} can still win; whether the other can is not known.`
      : `Only ${able[0]} can still win.`;
  return unknown ? "Who can still win is not known." : "Nobody can win any more.";
}

function inMoves(plies: number | undefined): string {
  if (plies === undefined) return "";
  return plies === 1 ? " in 1 move" : ` in ${plies} moves`;
}
