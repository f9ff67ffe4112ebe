/**
 * Flip one switch or two neighbours; player 1 wants all A, player 2 all B. A win counts only at the end of a
 * turn and only for its player, so a row that is dealt or given complete is still unfinished.
 */

import type { Game } from "../../core/game.ts";
import type { OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat, seats } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { flipMoves } from "../rows/flips.ts";
import { fullRow, parseRow, type RowSymbols, rowStarts, switchesOption } from "../rows/row.ts";

export const letters: RowSymbols = ["A", "B"];

export const options = {
  switches: switchesOption(4, 10_000),
};

const keyForm = "A or B for each switch, then /1 or /2 for the player to move, such as ABAB/1";

const starts = rowStarts(
  "the row to start from, of A and B",
  { symbols: letters, keyForm, isDealt: true },
  { challenge: { sizes: [] } },
);

export type ConquerOptions = OptionsFrom<typeof options> & WithStart;

export interface ConquerPosition {
  readonly switches: number;
  /** A set bit is a switch that shows B. */
  readonly row: number;
  readonly mover: Seat;
  /** The last turn completed its player's row. */
  readonly won: boolean;
}

export type ConquerMove = number;

const none: readonly ConquerMove[] = Object.freeze([]);

export function goalRow(seat: Seat, switches: number): number {
  return seat === 1 ? 0 : fullRow(switches);
}

export function letterOf(seat: Seat): string {
  return letters[seat - 1] ?? "";
}

export const rules = {
  options,
  starts,
  start: ({ switches, start }, first) => ({
    switches,
    row: parseRow(start, letters),
    mover: first,
    won: false,
  }),
  toMove: ({ mover }) => mover,
  moves: ({ switches, won }) => (won ? none : flipMoves(switches)),
  play: ({ switches, row: before, mover }, move) => {
    const row = before ^ move;
    return { switches, row, mover: otherSeat(mover), won: row === goalRow(mover, switches) };
  },
  outcome: ({ mover, won }) => (won ? otherSeat(mover) : null),
  *positions({ switches }) {
    for (let row = 0; row <= fullRow(switches); row++)
      for (const mover of seats) yield { switches, row, mover, won: false };
  },
} satisfies Partial<Game<ConquerPosition, ConquerMove, ConquerOptions>>;
