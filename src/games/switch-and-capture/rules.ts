/** A switch you turn ON changes its factors and multiples, too. If every switch is ON on your turn, you lose. */

import type { Variant } from "../../core/game.ts";
import { recall } from "../../core/memory.ts";
import { choiceOption, type OptionsFrom } from "../../core/options.ts";
import { otherSeat } from "../../core/seat.ts";
import type { WithStart } from "../../core/starts.ts";
import { areRelated } from "../numbers/blocks.ts";
import { fullRow, labelsIn, maskOf, onOff, parseRow, type RowPosition, switchesOption } from "../rows/row.ts";

/** When switch 1 changes: on every move, because 1 is a factor of every number, or only when it's chosen. */
const switchOnes = ["always", "chosen"] as const;
export type SwitchOne = (typeof switchOnes)[number];

export const options = {
  switches: switchesOption(10, 700),
  switchOne: choiceOption(
    switchOnes,
    "when switch 1 changes: always (on every move), or only when it's chosen",
    "Switch 1 changes",
  ),
};

export type CaptureOptions = OptionsFrom<typeof options> & WithStart;

export type CaptureSize = Omit<CaptureOptions, "start">;

export function offIn({ switches }: CaptureSize, { row }: RowPosition): number {
  return ~row & fullRow(switches);
}

export function toggled(size: CaptureSize, choice: number): number {
  return togglesOf(size)[choice] ?? 0;
}

const tables = { always: new Map<number, readonly number[]>(), chosen: new Map<number, readonly number[]>() };

function togglesOf({ switches, switchOne }: CaptureSize): readonly number[] {
  return recall(tables[switchOne], switches, () => {
    const labels = labelsIn(fullRow(switches));
    const changed = (choice: number) => labels.filter((other) => isToggled(switchOne, choice, other));
    return [0, ...labels.map((choice) => maskOf(changed(choice)))];
  });
}

export function isToggled(switchOne: SwitchOne, choice: number, other: number): boolean {
  if (other === 1 && choice !== 1) return switchOne === "always";
  return areRelated(choice, other);
}

export function rules(options: CaptureOptions) {
  const full = fullRow(options.switches);
  const toggles = togglesOf(options);
  return {
    start: (first) => ({ row: parseRow(options.start, onOff), mover: first }),
    moves: (position) => labelsIn(offIn(options, position)),
    play: ({ row, mover }, move) => ({ row: row ^ (toggles[move] ?? 0), mover: otherSeat(mover) }),
    outcome: ({ row, mover }) => (row === full ? otherSeat(mover) : null),
    *positions() {
      for (let row = 0; row < full; row++) yield { row, mover: 1 };
    },
  } satisfies Partial<Variant<RowPosition, number>>;
}
