import { CellButton, type CellProps, type MoveValues, spokenValue, ValueBadge } from "./cell.tsx";

/** A switch: a lever in its slot under a lamp, with its state and its number on plates. */
export function Lever({ view, values }: CellProps) {
  const { cell, becomes } = view;
  return (
    <CellButton kind="lever" view={view} values={values}>
      <span class="lever-lamp" />
      <span class="lever-slot">
        <span class="lever-arm" />
        <span class="lever-ghost" />
      </span>
      <span class="lever-mark" aria-hidden="true">
        {becomes === null ? cell.mark : `→${becomes.mark}`}
      </span>
      <span class="lever-label" aria-hidden="true">
        {cell.label}
      </span>
    </CellButton>
  );
}

interface CouplingProps {
  readonly move: string;
  readonly values: MoveValues;
  readonly live: boolean;
}

/** The bar between two levers that moves both at once. */
export function Coupling({ move, values, live }: CouplingProps) {
  return (
    <button
      type="button"
      class="coupling"
      data-target={`coupling ${move}`}
      data-move={live ? move : undefined}
      aria-disabled={!live}
      aria-describedby={live ? "preview" : undefined}
    >
      <span class="visually-hidden">both together{live ? "; play" : ""} </span>
      <span class="coupling-bar">
        {move}
        <ValueBadge move={live ? move : null} values={values} />
      </span>
      <span class="visually-hidden">{live ? spokenValue(move, values) : ""}</span>
    </button>
  );
}
