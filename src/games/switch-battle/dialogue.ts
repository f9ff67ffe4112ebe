import type { Dialogue } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { answerFlip, describeFlip } from "../rows/flips.ts";
import { formatRow, onOff, type RowPosition } from "../rows/row.ts";
import type { BattleOptions } from "./rules.ts";

const victory = (name: string) => `${name} wins!`;

export function dialogue({ switches }: BattleOptions): Dialogue<RowPosition, number> {
  const states = ({ row }: RowPosition) => formatRow(row, switches, onOff, " ");
  return {
    opening: () => ["Welcome to Switch Battle!"],
    standing: (position) => [`Current State: ${states(position)}`],
    turn: (position, name) => [`Current State: ${states(position)}`, `${name}, it's your turn.`],
    ask: () => ({
      lines: [],
      prompt: "Enter your move: ",
      read: (text) => answerFlip(text, switches),
    }),
    moved: (before, move, after, table) => [
      ...describeFlip(move, ofSeat(table, before.mover)),
      `New State: ${states(after)}`,
    ],
    ending: (position, table) => [victory(ofSeat(table, otherSeat(position.mover)).name)],
    victory,
  };
}
