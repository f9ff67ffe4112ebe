import type { Board, CellState } from "../../core/board.ts";
import type { Seat } from "../../core/seat.ts";
import { fullRow, isOn, labelsIn } from "./row.ts";

export interface SwitchSide {
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
