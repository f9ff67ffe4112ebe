/** Flip one switch or two neighbors. Player 1 wants all A's, and player 2 all B's. You can win only with your own move. */

import type { Variant } from "../../core/game.ts";
import type { OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat, seats } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { flipMoves } from "../rows/flips.ts";
import { fullRow, parseRow, type RowSymbols, rowStarts, switchesOption } from "../rows/row.ts";

export const letters: RowSymbols = ["A", "B"];

export const options = {
  switches: switchesOption(4, 10_000),
};

const keyForm = "A or B for each switch, then /1 or /2 for whose turn it is, such as ABAB/1";

export const starts = rowStarts(
  "the starting row, in A's and B's",
  { symbols: letters, keyForm, isDealt: true },
  { challenge: { sizes: [] } },
);

export type ConquerOptions = OptionsFrom<typeof options> & WithStart;

export interface ConquerPosition {
  /** A set bit is a switch that shows B. */
  readonly row: number;
  readonly mover: Seat;
  /** True if the player who just moved completed their own row. */
  readonly won: boolean;
}

const none: readonly number[] = Object.freeze([]);

export function goalRow(seat: Seat, switches: number): number {
  return seat === 1 ? 0 : fullRow(switches);
}

export function rules({ switches, start }: ConquerOptions) {
  const flips = flipMoves(switches);
  return {
    start: (first) => ({ row: parseRow(start, letters), mover: first, won: false }),
    moves: ({ won }) => (won ? none : flips),
    play: ({ row: before, mover }, move) => {
      const row = before ^ move;
      return { row, mover: otherSeat(mover), won: row === goalRow(mover, switches) };
    },
    outcome: ({ mover, won }) => (won ? otherSeat(mover) : null),
    *positions() {
      for (let row = 0; row <= fullRow(switches); row++)
        for (const mover of seats) yield { row, mover, won: false };
    },
  } satisfies Partial<Variant<ConquerPosition, number>>;
}
