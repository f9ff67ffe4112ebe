/** Switch Battle: flip one switch or two neighbours; the player who makes the last change to all ones wins. */

import type { OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { flipMoves } from "../rows/flips.ts";
import { fullRow, onOff, parseRow } from "../rows/row.ts";
import { rowStarts, switchesOption } from "../rows/starts.ts";

export const options = {
  switches: switchesOption(7, 10_000),
};

const starts = rowStarts(
  "the row to start from, of 0 and 1",
  { symbols: onOff },
  { fair: { sizes: [[3, 30]] }, challenge: { sizes: [] } },
);

export type BattleOptions = OptionsFrom<typeof options> & WithStart;

export interface BattlePosition {
  readonly switches: number;
  readonly row: number;
  readonly mover: Seat;
}

/** The mask of what is flipped. */
export type BattleMove = number;

const none: readonly BattleMove[] = Object.freeze([]);

function start(options: BattleOptions, first: Seat): BattlePosition {
  return { switches: options.switches, row: parseRow(options.start, onOff), mover: first };
}

function moves(position: BattlePosition): readonly BattleMove[] {
  return isWon(position) ? none : flipMoves(position.switches);
}

function play(position: BattlePosition, move: BattleMove): BattlePosition {
  return { switches: position.switches, row: position.row ^ move, mover: otherSeat(position.mover) };
}

function outcome(position: BattlePosition): Seat | null {
  return isWon(position) ? otherSeat(position.mover) : null;
}

function* positions({ switches }: BattleOptions): Iterable<BattlePosition> {
  for (let row = 0; row < fullRow(switches); row++) yield { switches, row, mover: 1 };
}

function isWon(position: BattlePosition): boolean {
  return position.row === fullRow(position.switches);
}

const toMove = ({ mover }: BattlePosition) => mover;

export const rules = { options, starts, start, toMove, moves, play, outcome, positions };
