import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Value } from "../../../core/analysis.ts";
import type { PositionReport } from "../../../players/job.ts";
import { shownPosition, shownReport, type Table } from "../../../table/table.ts";
import { namesWithin } from "../../../table/words.ts";
import { tellWhoCanWin } from "../../../words/reasons.ts";
import { describeCanWin, describeValue, predict } from "../../../words/values.ts";
import { areEqual } from "../board/cell.tsx";
import { Folded } from "../folded.tsx";

/** Keeps the last position's text until the new one arrives. */
export function Insight({ table }: { readonly table: Table }) {
  const report = shownReport(table);
  const last = useRef<ComponentChildren>("Working it out…");
  if (report !== undefined) last.current = <Foretold table={table} report={report} />;
  return (
    <div class="prediction" aria-busy={report === undefined}>
      {last.current}
    </div>
  );
}

function Foretold({ table, report }: { readonly table: Table; readonly report: PositionReport }) {
  const { match } = table;
  const position = shownPosition(table);
  if (match.game.outcome(position) !== null) return null;
  const names = namesWithin(match);
  return (
    <>
      <p class="understand-head">{predict(report.value, match.game.toMove(position), names)}</p>
      <div class="understand-why">
        <Folded text={report.why} />
      </div>
      {tellWhoCanWin(report.reasons) ? null : (
        <p class="understand-can">{describeCanWin(names, report.canWin)}</p>
      )}
      {areEqual(report) ? (
        <p class="legend">{equalText(Object.values(report.moves)[0] ?? null)}</p>
      ) : (
        <Legend values={Object.values(report.moves)} />
      )}
    </>
  );
}

function equalText(value: Value | null): string {
  return value === null
    ? "The values of the moves aren't known here yet; near the end they will be."
    : `All moves are equal: each ${describeValue(value)}.`;
}

const marks = [
  { kind: "win", mark: "▲5", words: "wins in 5 moves" },
  { kind: "draw", mark: "=", words: "draws" },
  { kind: "loss", mark: "▼5", words: "loses in 5 moves" },
] as const;

function Legend({ values }: { readonly values: readonly (Value | null)[] }) {
  const shown = marks.filter(({ kind }) => values.some((value) => value?.kind === kind));
  return (
    <p class="legend">
      {shown.map(({ kind, mark, words }) => (
        <span key={kind}>
          <span class="badge" data-value={kind}>
            {mark}
          </span>{" "}
          {words}
        </span>
      ))}
    </p>
  );
}
