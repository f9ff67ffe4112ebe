/**
 * Turn a switch ON; every other switch whose number is a factor or a multiple changes too. A player who finds
 * all of them ON can't move and loses.
 */

import type { Game } from "../../core/game.ts";
import { choiceOption, type OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { areRelated } from "../numbers/blocks.ts";
import { fullRow, labelsIn, maskOf, onOff, parseRow, switchesOption } from "../rows/row.ts";

/** rules: 1 is a factor of every number. examples: no choice toggles switch 1 as a factor. */
const factorRules = ["rules", "examples"] as const;
export type FactorRule = (typeof factorRules)[number];

export const options = {
  switches: switchesOption(10, 700),
  reading: choiceOption(
    factorRules,
    "whether 1 is a factor of every number, as the rules say, or not, as in the examples",
  ),
};

export type CaptureOptions = OptionsFrom<typeof options> & WithStart;

export interface CapturePosition {
  readonly switches: number;
  readonly reading: FactorRule;
  readonly row: number;
  readonly mover: Seat;
}

export type CaptureMove = number;

export function moves({ row, switches }: CapturePosition): readonly CaptureMove[] {
  return labelsIn(~row & fullRow(switches));
}

export function toggled(switches: number, reading: FactorRule, choice: CaptureMove): number {
  return togglesOf(switches, reading)[choice] ?? 0;
}

const tables: Readonly<Record<FactorRule, (readonly number[] | undefined)[]>> = { rules: [], examples: [] };

function togglesOf(switches: number, reading: FactorRule): readonly number[] {
  const known = tables[reading][switches];
  if (known !== undefined) return known;
  const labels = labelsIn(fullRow(switches));
  const table = [
    0,
    ...labels.map((choice) => maskOf(labels.filter((other) => isToggled(reading, choice, other)))),
  ];
  tables[reading][switches] = table;
  return table;
}

export function isToggled(reading: FactorRule, choice: number, other: number): boolean {
  if (other === 1 && choice !== 1) return reading === "rules";
  return areRelated(choice, other);
}

export const rules = {
  options,
  start: ({ switches, reading, start }, first) => ({
    switches,
    reading,
    row: parseRow(start, onOff),
    mover: first,
  }),
  toMove: ({ mover }) => mover,
  moves,
  play: ({ switches, reading, row, mover }, move) => ({
    switches,
    reading,
    row: row ^ toggled(switches, reading, move),
    mover: otherSeat(mover),
  }),
  outcome: ({ switches, row, mover }) => (row === fullRow(switches) ? otherSeat(mover) : null),
  *positions({ switches, reading }) {
    for (let row = 0; row < fullRow(switches); row++) yield { switches, reading, row, mover: 1 };
  },
} satisfies Partial<Game<CapturePosition, CaptureMove, CaptureOptions>>;
