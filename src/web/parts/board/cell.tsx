import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Value } from "../../../core/analysis.ts";
import type { MoveValues as KnownValues, PositionReport } from "../../../players/job.ts";
import { describeValue, valueBadge } from "../../../words/values.ts";
import type { CellView } from "../../state/board/board-view.ts";

/** The value of each move on the board; undefined while nothing is known or wanted. */
export type MoveValues = KnownValues | undefined;

/** That of one move: null where it is not known, undefined where it is not shown. */
export type MoveValue = Value | null | undefined;

/** Marks that all say the same would only be in the way. */
export function knownValues(report: PositionReport | undefined): MoveValues {
  return report === undefined || areEqual(report) ? undefined : report.moves;
}

export function areEqual({ moves }: PositionReport): boolean {
  return new Set(Object.values(moves).map(valueBadge)).size <= 1;
}

/** A part that is given nothing but data, and drawn anew only where they say something else: a move changes few cells. */
export function memoized<P extends object>(Part: (props: P) => VNode): (props: P) => VNode {
  return (props) => useMemo(() => <Part {...props} />, [JSON.stringify(props)]);
}

/** Win, draw or loss with its distance, by colour, shape and figure. */
export function ValueBadge({ value }: { readonly value: MoveValue }) {
  if (value === undefined) return null;
  return (
    <span class="badge" data-value={value?.kind ?? "unknown"} aria-hidden="true">
      {valueBadge(value)}
    </span>
  );
}

/** The same for screen readers. */
export function spokenValue(value: MoveValue): string {
  return value === undefined ? "" : `, ${describeValue(value)}`;
}

export interface CellProps {
  readonly view: CellView;
  readonly value: MoveValue;
}

interface CellButtonProps extends CellProps {
  /** A plate is screwed on, barred for the moment, or gone; blocks stand on a wagon. */
  readonly kind: "plate" | "block" | "lever";
  /** What it looks like; without it, its label and its mark. */
  readonly children?: ComponentChildren;
}

/** What every cell says about itself to the style sheet, to the board's input and to screen readers. */
export function CellButton({ kind, view, value, children }: CellButtonProps) {
  const { cell, move, step, becomes, reply, held, fresh, wave, marked } = view;
  return (
    <button
      type="button"
      class={kind}
      data-target={cell.id}
      data-move={move ?? undefined}
      data-step={step ?? undefined}
      data-state={cell.state}
      data-becomes={becomes?.state}
      data-reply={reply?.state}
      data-held={held}
      data-fresh={fresh}
      style={{ "--wave": wave }}
      data-owner={becomes?.owner ?? cell.owner}
      aria-disabled={move === null && step === null}
      aria-pressed={marked}
      aria-describedby={held ? "preview" : undefined}
    >
      <span class="visually-hidden">
        {cell.spoken}
        {move !== null ? `; play ${move}${spokenValue(value)}` : step !== null ? `; ${step}` : ""}
      </span>
      {children ?? (
        <span class={`${kind}-label`} aria-hidden="true">
          {cell.label} {cell.mark}
        </span>
      )}
      <ValueBadge value={value} />
    </button>
  );
}

/** A cell that looks like its label and its mark. */
export const PlainCell = memoized(CellButton);
