/** Flip one switch or two neighbors. The player whose flip turns the whole row to 1 wins. */

import type { Variant } from "../../core/game.ts";
import type { OptionsFrom } from "../../core/options.ts";
import { otherSeat } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { flipMoves } from "../rows/flips.ts";
import { fullRow, onOff, parseRow, type RowPosition, rowStarts, switchesOption } from "../rows/row.ts";

export const options = {
  switches: switchesOption(7, 10_000),
};

export const starts = rowStarts(
  "the starting row, in 0s and 1s",
  { symbols: onOff },
  { fair: { sizes: [[3, 30]] }, challenge: { sizes: [] } },
);

export type BattleOptions = OptionsFrom<typeof options> & WithStart;

const none: readonly number[] = Object.freeze([]);

export function rules({ switches, start }: BattleOptions) {
  const won = fullRow(switches);
  const flips = flipMoves(switches);
  return {
    start: (first) => ({ row: parseRow(start, onOff), mover: first }),
    moves: ({ row }) => (row === won ? none : flips),
    play: ({ row, mover }, move) => ({ row: row ^ move, mover: otherSeat(mover) }),
    outcome: ({ row, mover }) => (row === won ? otherSeat(mover) : null),
    *positions() {
      for (let row = 0; row < won; row++) yield { row, mover: 1 };
    },
  } satisfies Partial<Variant<RowPosition, number>>;
}
