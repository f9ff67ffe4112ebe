import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { MoveValues, PositionReport } from "../../../computer/job.ts";
import { describeValue, valueBadge } from "../../../core/words/values.ts";
import type { CellView, GroupView, MoveValue } from "../../state/board/board-view.ts";

/** Undefined if all moves have the same value, because equal badges say nothing. */
export function knownValues(report: PositionReport | undefined): MoveValues | undefined {
  return report === undefined || areEqual(report) ? undefined : report.moves;
}

export function areEqual({ moves }: PositionReport): boolean {
  return new Set(Object.values(moves).map(valueBadge)).size <= 1;
}

/** Redraws a part only if its props change, because a move changes few cells. Props must be plain data. */
export function memoized<P extends object>(Part: (props: P) => VNode): (props: P) => VNode {
  return (props) => useMemo(() => <Part {...props} />, [JSON.stringify(props)]);
}

export function ValueBadge({ value }: { readonly value: MoveValue }) {
  if (value === undefined) return null;
  return (
    <span class="badge" data-value={value?.kind ?? "unknown"} aria-hidden="true">
      {valueBadge(value)}
    </span>
  );
}

export function spokenValue(value: MoveValue): string {
  return value === undefined ? "" : `, ${describeValue(value)}`;
}

export interface GroupProps {
  readonly group: GroupView;
}

interface CellProps {
  readonly view: CellView;
  readonly kind: "plate" | "block" | "lever";
  readonly bare?: boolean;
  readonly children?: ComponentChildren;
}

export function CellButton({ kind, bare = false, view, children }: CellProps) {
  const { cell, move, step, becomes, held, fresh, marked, verdict, value } = view;
  const spoken = spokenCell(view);
  return (
    <button
      type="button"
      class={bare ? `${kind} ${kind}-bare` : kind}
      data-target={cell.id}
      data-move={move ?? undefined}
      data-step={step ?? undefined}
      data-state={cell.state}
      data-becomes={becomes?.state}
      data-held={held}
      data-fresh={fresh}
      data-latest={cell.latest}
      data-verdict={verdict}
      data-owner={becomes?.owner ?? cell.owner}
      aria-disabled={move === null && step === null}
      aria-pressed={marked}
      aria-describedby={held ? "preview" : undefined}
      aria-label={children === undefined ? spoken : undefined}
    >
      {children ?? (
        <span class={`${kind}-label`}>{(bare ? cell.mark : `${cell.label} ${cell.mark}`).trim()}</span>
      )}
      <ValueBadge value={value} />
      {children === undefined ? null : <span class="visually-hidden">{spoken}</span>}
    </button>
  );
}

/** Plain cells have their name for screen readers as an attribute, because more elements would slow down moves. */
function spokenCell({ cell, move, step, value }: CellView): string {
  if (move !== null) return `${cell.spoken}: play ${move}${spokenValue(value)}`;
  return step === null ? cell.spoken : `${cell.spoken}: ${step}`;
}

export const PlainCell = memoized(CellButton);
