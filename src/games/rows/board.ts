/** The board of a row of switches. */

import type { Board, CellState } from "../../core/board.ts";
import { fullRow, isOn, labelsIn } from "./row.ts";

/** How one side of a switch shows. */
export interface SwitchSide {
  readonly state: Extract<CellState, "on" | "off">;
  readonly mark: string;
  readonly word: string;
}

export function switchBoard(
  row: number,
  size: number,
  sides: readonly [clear: SwitchSide, set: SwitchSide],
): Board {
  const cells = labelsIn(fullRow(size)).map((number) => {
    const label = String(number);
    const { state, mark, word } = sides[isOn(row, number) ? 1 : 0];
    return { id: label, label, state, mark, spoken: `switch ${label}, ${word}` };
  });
  return [{ shape: "row", title: "Switches", cells }];
}
