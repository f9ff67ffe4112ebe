/** Neither player can win from half of the rows. */

import { pick, type Random } from "../../core/random.ts";
import { formatRow, fullRow, isOn, labelsIn, onOff } from "../rows/row.ts";
import { drawRow, rowStarts } from "../rows/starts.ts";
import { type CaptureOptions, toggled } from "./rules.ts";

export const starts = rowStarts<CaptureOptions>(
  "the row to start from",
  { symbols: onOff, someUnwinnable: true },
  {
    random: { draw: drawWinnable },
    fair: {
      sizes: [],
      why:
        "from each one, every way to the end takes an odd number of moves, or every way takes an even number, so at " +
        "most one player can ever win",
    },
    challenge: {
      sizes: [
        [9, 9],
        [14, 14],
        [19, 21],
        [23, 30],
      ],
    },
  },
);

/** Longer rows are played backwards from the end, so they can be won. */
const mostTried = 16;

/** Enough moves that every switch has probably changed several times. */
const movesPerSwitch = 8;

/** The number of moves back decides who can win the row. */
function drawWinnable({ switches, reading }: CaptureOptions, random: Random): string {
  if (switches <= mostTried) return drawRow(onOff, switches, random);
  const full = fullRow(switches);
  const labels = labelsIn(full);
  const length = movesPerSwitch * switches + random.below(2);
  let row = full;
  for (let back = 0; back < length; back++) {
    const before = labels.flatMap((label) => {
      const from = row ^ toggled(switches, reading, label);
      return isOn(from, label) || from === full ? [] : [from];
    });
    if (before.length === 0) break;
    row = pick(random, before);
  }
  return formatRow(row, switches, onOff);
}
