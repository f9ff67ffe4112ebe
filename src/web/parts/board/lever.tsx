import { CellButton, type CellProps, type MoveValue, memoized, spokenValue, ValueBadge } from "./cell.tsx";

/** A switch: a lever in its slot under a lamp, with its state and its number on plates. */
export const Lever = memoized(({ view, value }: CellProps) => {
  const { cell, becomes } = view;
  return (
    <CellButton kind="lever" view={view} value={value}>
      <span class="lamp" />
      <span class="lever-slot">
        <span class="lever-arm" />
        <span class="lever-ghost" />
      </span>
      {/* A new word is a new element, so that its letters don't seem to move. */}
      <span key={(becomes ?? cell).mark} class="lever-mark" aria-hidden="true">
        {(becomes ?? cell).mark}
      </span>
      <span class="lever-label" aria-hidden="true">
        {cell.label}
      </span>
    </CellButton>
  );
});

interface CouplingProps {
  readonly move: string;
  readonly value: MoveValue;
  readonly live: boolean;
  readonly marked: boolean | undefined;
}

/** The bar between two levers that moves both at once. */
export const Coupling = memoized(({ move, value, live, marked }: CouplingProps) => {
  return (
    <button
      type="button"
      class="coupling"
      data-target={`coupling ${move}`}
      data-move={live ? move : undefined}
      aria-disabled={!live}
      aria-pressed={live ? marked : undefined}
      aria-describedby={live ? "preview" : undefined}
    >
      <span class="visually-hidden">both together{live ? "; play" : ""} </span>
      <span class="coupling-bar">
        {move}
        <ValueBadge value={live ? value : undefined} />
      </span>
      <span class="visually-hidden">{live ? spokenValue(value) : ""}</span>
    </button>
  );
});
