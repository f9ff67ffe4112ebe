/** Key `ABAB/1` (row / player to move), `AAAA/-` once it is won; moves are flips: `2`, `3-4`. */

import { fail, ok, type Result } from "../../core/result.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import { quote } from "../../core/text.ts";
import { formatRow, rowFromKey } from "../rows/row.ts";
import { type ConquerOptions, type ConquerPosition, goalRow, letters } from "./rules.ts";

function key(position: ConquerPosition): string {
  return `${formatRow(position.row, position.switches, letters)}/${position.won ? "-" : position.mover}`;
}

/** `bits` has 0 for A and 1 for B. */
export function letterKey(bits: string, mover: Seat): string {
  return `${bits.replaceAll("0", letters[0]).replaceAll("1", letters[1])}/${mover}`;
}

export function bitsOfKey(text: string): string {
  return rowOfKey(text).replaceAll(letters[0], "0").replaceAll(letters[1], "1");
}

function rowOfKey(text: string): string {
  return text.split("/")[0] ?? "";
}

function fromKey(text: string, options: ConquerOptions, mover: Seat | undefined): Result<ConquerPosition> {
  const parts = text.split("/");
  const row = rowFromKey(rowOfKey(text), options.switches, letters);
  if (!row.ok) return row;
  if (parts.length !== 2 || !/^[12-]$/.test(parts[1] ?? ""))
    return fail("bad-key", `${quote(text)} lacks the player to move; write ${parts[0]}/1 or ${parts[0]}/2.`);
  const toMove = parts[1] === "-" ? loserOf(row.value, options.switches) : parts[1] === "1" ? 1 : 2;
  if (toMove === undefined)
    return fail(
      "bad-key",
      `${text} isn't finished: only a row of one letter is. Write ${parts[0]}/1 or ${parts[0]}/2.`,
    );
  if (mover !== undefined && mover !== toMove)
    return fail(
      "bad-key",
      `In ${text} player ${toMove} is to move, so player ${mover} cannot move first; leave first out.`,
    );
  return ok({ switches: options.switches, row: row.value, mover: toMove, won: parts[1] === "-" });
}

function loserOf(row: number, switches: number): Seat | undefined {
  if (row === goalRow(1, switches)) return otherSeat(1);
  return row === goalRow(2, switches) ? otherSeat(2) : undefined;
}

export const notation = { key, fromKey };
