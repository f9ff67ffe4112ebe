/** Key `0001000` (switch 1 leftmost); moves are flips: `4`, `3-4`. */

import { ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { formatRow, onOff, rowFromKey } from "../rows/row.ts";
import type { BattleOptions, BattlePosition } from "./rules.ts";

function key(position: BattlePosition): string {
  return formatRow(position.row, position.switches, onOff);
}

function fromKey(text: string, { switches }: BattleOptions, mover: Seat = 1): Result<BattlePosition> {
  const row = rowFromKey(text, switches, onOff);
  return row.ok ? ok({ switches, row: row.value, mover }) : row;
}

export const notation = { key, fromKey };
