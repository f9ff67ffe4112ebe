import type { PositionReport } from "../../../players/job.ts";
import { valueBadge } from "../../../words/values.ts";

/** The value of each move on the board; undefined while nothing is known or wanted. */
export type MoveValues = PositionReport["moves"] | undefined;

/** Marks that all say "not known" would only be in the way. */
export function knownValues(report: PositionReport | undefined): MoveValues {
  const values = report?.moves;
  return values !== undefined && Object.values(values).some((value) => value !== null) ? values : undefined;
}

export interface BadgeProps {
  readonly move: string | null;
  readonly values: MoveValues;
}

/** Win, draw or loss with its distance, by colour, shape and figure. */
export function ValueBadge({ move, values }: BadgeProps) {
  const value = move === null ? undefined : values?.[move];
  if (value === undefined) return null;
  return (
    <span class="badge" data-value={value?.kind ?? "unknown"} aria-hidden="true">
      {valueBadge(value)}
    </span>
  );
}
