/**
 * Switch and Capture: turn a switch ON; every other switch whose number is a factor or a multiple
 * of its number changes too. Who finds all of them ON cannot move and loses.
 */

import { choiceOption, type OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { areRelated } from "../numbers/blocks.ts";
import { fullRow, labelsIn, maskOf, onOff, parseRow } from "../rows/row.ts";
import { switchesOption } from "../rows/starts.ts";

/** rules: 1 is a factor of every number. examples: switch 1 is never toggled as a factor. */
const readings = ["rules", "examples"] as const;
export type Reading = (typeof readings)[number];

export const options = {
  switches: switchesOption(10, 700),
  reading: choiceOption(
    readings,
    "whether 1 is a factor of every number, as the rules say, or not, as in the examples",
  ),
};

export type CaptureOptions = OptionsFrom<typeof options> & WithStart;

export interface CapturePosition {
  readonly switches: number;
  readonly reading: Reading;
  readonly row: number;
  readonly mover: Seat;
}

/** The number of the switch that is turned ON. */
export type CaptureMove = number;

function start(options: CaptureOptions, first: Seat): CapturePosition {
  return {
    switches: options.switches,
    reading: options.reading,
    row: parseRow(options.start, onOff),
    mover: first,
  };
}

export function moves(position: CapturePosition): readonly CaptureMove[] {
  return labelsIn(~position.row & fullRow(position.switches));
}

function play(position: CapturePosition, move: CaptureMove): CapturePosition {
  const { switches, reading, row, mover } = position;
  return { switches, reading, row: row ^ toggled(switches, reading, move), mover: otherSeat(mover) };
}

function outcome(position: CapturePosition): Seat | null {
  return position.row === fullRow(position.switches) ? otherSeat(position.mover) : null;
}

/** The mask of all that choosing a switch toggles, the switch itself included. */
export function toggled(switches: number, reading: Reading, choice: CaptureMove): number {
  return togglesOf(switches, reading)[choice] ?? 0;
}

function* positions({ switches, reading }: CaptureOptions): Iterable<CapturePosition> {
  for (let row = 0; row < fullRow(switches); row++) yield { switches, reading, row, mover: 1 };
}

const tables: Readonly<Record<Reading, (readonly number[] | undefined)[]>> = { rules: [], examples: [] };

function togglesOf(switches: number, reading: Reading): readonly number[] {
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

export function isToggled(reading: Reading, choice: number, other: number): boolean {
  if (other === 1 && choice !== 1) return reading === "rules";
  return areRelated(choice, other);
}

const toMove = ({ mover }: CapturePosition) => mover;

export const rules = { options, start, toMove, moves, play, outcome, positions };
