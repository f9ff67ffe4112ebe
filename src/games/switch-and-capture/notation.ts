/** Key `1101010101` (1 is ON, switch 1 leftmost), moves `7`. */

import { fail, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { parseWhole, quote } from "../../core/text.ts";
import { formatRow, isOn, onOff, rowFromKey } from "../rows/row.ts";
import { type CaptureMove, type CaptureOptions, type CapturePosition, moves } from "./rules.ts";

function key(position: CapturePosition): string {
  return formatRow(position.row, position.switches, onOff);
}

function fromKey(text: string, options: CaptureOptions, mover: Seat = 1): Result<CapturePosition> {
  const { switches, reading } = options;
  const row = rowFromKey(text, switches, onOff);
  return row.ok ? ok({ switches, reading, row: row.value, mover }) : row;
}

export function parseMove(position: CapturePosition, text: string): Result<CaptureMove> {
  const typed = text.trim();
  if (typed === "") return refuse(position, "You didn't type anything.");
  const [, number = typed] =
    /^(?:(?:choose|take|flip|turn|toggle)\s+)?(?:switch\s+)?(\d+)(?:\s+on)?\.?$/i.exec(typed) ?? [];
  const choice = parseWhole(number);
  if (choice === undefined) return refuse(position, `${quote(typed)} is not the number of a switch.`);
  if (choice < 1 || choice > position.switches) return refuse(position, `There is no switch ${choice}.`);
  if (isOn(position.row, choice)) return refuse(position, `Switch ${choice} is already ON.`);
  return ok(choice);
}

function refuse(position: CapturePosition, reason: string): Result<never> {
  return fail("illegal-move", `${reason} Choose one of: ${moves(position).join(", ")}.`);
}

const formatMove = (_position: CapturePosition, move: CaptureMove) => String(move);

export const notation = { key, fromKey, formatMove, parseMove };
