/**
 * Switch Conquer: flip one switch or two neighbours; player 1 wants all A, player 2 all B. The win is looked
 * at only at the end of a turn and only for the mover, so a row that is dealt or given complete is still live.
 */

import type { OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { flipMoves } from "../rows/flips.ts";
import { fullRow, parseRow, type RowSymbols } from "../rows/row.ts";
import { rowStarts, switchesOption } from "../rows/starts.ts";

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
  /** Whether the last turn completed its player's row. */
  readonly won: boolean;
}

/** The mask of what is flipped. */
export type ConquerMove = number;

const none: readonly ConquerMove[] = Object.freeze([]);

function start(options: ConquerOptions, first: Seat): ConquerPosition {
  return { switches: options.switches, row: parseRow(options.start, letters), mover: first, won: false };
}

function moves(position: ConquerPosition): readonly ConquerMove[] {
  return position.won ? none : flipMoves(position.switches);
}

function play(position: ConquerPosition, move: ConquerMove): ConquerPosition {
  const { switches, mover } = position;
  const row = position.row ^ move;
  return { switches, row, mover: otherSeat(mover), won: row === goalRow(mover, switches) };
}

function outcome(position: ConquerPosition): Seat | null {
  return position.won ? otherSeat(position.mover) : null;
}

export function goalRow(seat: Seat, switches: number): number {
  return seat === 1 ? 0 : fullRow(switches);
}

export function letterOf(seat: Seat): string {
  return letters[seat - 1] ?? "";
}

function* positions({ switches }: ConquerOptions): Iterable<ConquerPosition> {
  for (let row = 0; row <= fullRow(switches); row++) {
    yield { switches, row, mover: 1, won: false };
    yield { switches, row, mover: 2, won: false };
  }
}

const toMove = ({ mover }: ConquerPosition) => mover;

export const rules = { options, starts, start, toMove, moves, play, outcome, positions };
