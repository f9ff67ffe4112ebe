import { cellAttributes, cellName } from "./cell-attributes.ts";
import type { CellProps } from "./cell-props.ts";
import { ValueBadge } from "./value-badge.tsx";

/** A number plate that is screwed on, barred for the moment, or gone. */
export function Plate({ view, values }: CellProps) {
  return (
    <button class="plate" {...cellAttributes(view)}>
      <span class="visually-hidden">{cellName(view, values)}</span>
      <span class="plate-label" aria-hidden="true">
        {view.cell.label} {view.cell.mark}
      </span>
      <ValueBadge move={view.move} values={values} />
    </button>
  );
}
