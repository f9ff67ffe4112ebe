/** A row of up to 30 switches as one number. Bit 0 is switch 1. Thirty bits fit the small integers of JavaScript engines. */

import type { Board, CellState } from "../../core/board.ts";
import { type NumberOption, numberOption } from "../../core/options.ts";
import type { Random } from "../../core/random.ts";
import { fail, mapResult, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import type { Deal, DealtStart, Starts, WithStart, WrittenStarts } from "../../core/starts.ts";
import { quote } from "../../core/text.ts";

export type RowSymbols = readonly [off: string, on: string];

export const onOff: RowSymbols = ["0", "1"];

export function fullRow(size: number): number {
  return (1 << size) - 1;
}

export function isOn(row: number, label: number): boolean {
  return ((row >>> (label - 1)) & 1) === 1;
}

export function labelsIn(bits: number): number[] {
  const labels: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) labels.push(32 - Math.clz32(rest & -rest));
  return labels;
}

export function maskOf(labels: readonly number[]): number {
  return labels.reduce((mask, label) => mask | (1 << (label - 1)), 0);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function parseRow(text: string, symbols: RowSymbols): number {
  return Array.from(text).reduce(
    (row, symbol, index) => (symbol === symbols[1] ? row | (1 << index) : row),
    0,
  );
}

export function formatRow(row: number, size: number, symbols: RowSymbols, joint = ""): string {
  let text: string = symbols[row & 1 ? 1 : 0];
  for (let index = 1; index < size; index++) text += joint + symbols[(row >>> index) & 1 ? 1 : 0];
  return text;
}

export function rowFromKey(text: string, size: number, symbols: RowSymbols): Result<number> {
  const [off, on] = symbols;
  if (text.length === size && Array.from(text).every((symbol) => symbol === off || symbol === on))
    return ok(parseRow(text, symbols));
  return fail(
    "bad-key",
    `${quote(text)} isn't a row of ${size} switches. Write ${off} or ${on} for each one.`,
  );
}

export interface RowPosition {
  readonly row: number;
  readonly mover: Seat;
}

/** In a key such as `0001000`, switch 1 is leftmost, and 1 means ON. */
export function rowKeys(size: number) {
  return {
    key: ({ row }: RowPosition) => formatRow(row, size, onOff),
    fromKey: (text: string, mover: Seat = 1): Result<RowPosition> =>
      mapResult(rowFromKey(text, size, onOff), (row) => ({ row, mover })),
  };
}

export function switchesOption(size: number, solveMax: number): NumberOption {
  return numberOption({ default: size, min: 2, max: 30, solveMax, help: "how many switches are in the row" });
}

export function rowStarts<O extends { readonly switches: number } & WithStart>(
  help: string,
  { symbols, ...more }: Pick<WrittenStarts, "symbols"> & Partial<WrittenStarts>,
  { random, fair, challenge = {} }: Readonly<Partial<Record<DealtStart, Partial<Deal<O>>>>>,
): Starts<O> & { readonly written: WrittenStarts } {
  const draw = ({ switches }: O, chance: Random) =>
    Array.from({ length: switches }, () => symbols[chance.below(2)]).join("");
  const keyForm = `${symbols.join(" or ")} for each switch, such as ${symbols.join("").repeat(2)}`;
  return {
    kind: "start",
    help,
    size: "switches",
    deals: { random: { draw, ...random }, fair: { draw, ...fair }, challenge },
    written: { noun: "row", symbols, keyForm, ...more },
  };
}

interface SwitchSide {
  readonly state: Extract<CellState, "on" | "off">;
  readonly mark: string;
  readonly word: string;
  readonly owner?: Seat;
}

export function switchBoard(
  row: number,
  size: number,
  sides: readonly [clear: SwitchSide, set: SwitchSide],
): Board {
  const cells = labelsIn(fullRow(size)).map((number) => {
    const label = String(number);
    const { word, ...side } = sides[isOn(row, number) ? 1 : 0];
    return { id: label, label, ...side, spoken: `switch ${label}, ${word}` };
  });
  return [{ shape: "row", title: "Switches", cells }];
}
