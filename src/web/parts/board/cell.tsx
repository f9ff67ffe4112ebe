/** What every drawing of a cell says about it to the style sheet, to the board's input and to screen readers. */

import { describeValue } from "../../../words/values.ts";
import type { CellView } from "../../state/board/board-view.ts";
import { type MoveValues, ValueBadge } from "./value-badge.tsx";

export interface CellProps {
  readonly view: CellView;
  readonly values: MoveValues;
}

/** A block of a stack, or a number plate that is screwed on, barred for the moment, or gone. */
export function Tile({ kind, view, values }: CellProps & { readonly kind: "block" | "plate" }) {
  return (
    <button class={kind} {...cellAttributes(view)}>
      <span class="visually-hidden">{cellName(view, values)}</span>
      <span class={`${kind}-label`} aria-hidden="true">
        {view.cell.label} {view.cell.mark}
      </span>
      <ValueBadge move={view.move} values={values} />
    </button>
  );
}

export function cellName({ cell, move }: CellView, values: MoveValues): string {
  if (move === null) return cell.spoken;
  const value = values?.[move];
  const worth = value === undefined ? "" : `, ${describeValue(value)}`;
  return `${cell.spoken}; play ${move}${worth}`;
}

export function cellAttributes(view: CellView) {
  const { cell, move, becomes, held, fresh } = view;
  return {
    type: "button" as const,
    "data-target": cell.id,
    "data-move": move ?? undefined,
    "data-state": cell.state,
    "data-becomes": becomes?.state,
    "data-held": held,
    "data-fresh": fresh,
    "aria-disabled": move === null,
    "aria-describedby": held ? "preview" : undefined,
  };
}
