/** Flip one switch or two neighbours; the player who makes the last change to all ones wins. */

import type { Game } from "../../core/game.ts";
import type { OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { flipMoves } from "../rows/flips.ts";
import { fullRow, onOff, parseRow, rowStarts, switchesOption } from "../rows/row.ts";

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

export type BattleMove = number;

const none: readonly BattleMove[] = Object.freeze([]);

const isWon = ({ row, switches }: BattlePosition) => row === fullRow(switches);

export const rules = {
  options,
  starts,
  start: ({ switches, start }, first) => ({ switches, row: parseRow(start, onOff), mover: first }),
  toMove: ({ mover }) => mover,
  moves: (position) => (isWon(position) ? none : flipMoves(position.switches)),
  play: ({ switches, row, mover }, move) => ({ switches, row: row ^ move, mover: otherSeat(mover) }),
  outcome: (position) => (isWon(position) ? otherSeat(position.mover) : null),
  *positions({ switches }) {
    for (let row = 0; row < fullRow(switches); row++) yield { switches, row, mover: 1 };
  },
} satisfies Partial<Game<BattlePosition, BattleMove, BattleOptions>>;
