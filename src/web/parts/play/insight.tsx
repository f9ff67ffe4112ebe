import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Value } from "../../../core/analysis.ts";
import type { PositionReport } from "../../../players/job.ts";
import { shownPosition, type Table } from "../../../table/table.ts";
import { namesWithin } from "../../../table/words.ts";
import { tellWhoCanWin } from "../../../words/reasons.ts";
import { describeCanWin, describeValue, predict } from "../../../words/values.ts";
import { askMap } from "../../effects/look-up.ts";
import { isMapOf, type MapRow, mapRows } from "../../state/board/map-view.ts";
import { shownReport } from "../../state/state.ts";
import { areEqual } from "../board/cell.tsx";
import { Folded } from "../folded.tsx";
import type { TableProps } from "../props.ts";

/** What the solver knows about the position on the board, and about the whole game. */
export function Insight(props: TableProps) {
  const { table } = props;
  return (
    <>
      <Prediction {...props} />
      <MapPart key={JSON.stringify([table.match.game.id, table.match.options])} {...props} />
    </>
  );
}

/** Until the values of a new position arrive, those of the last one stay. */
function Prediction({ page, table }: TableProps) {
  const report = shownReport(page.state.value);
  const last = useRef<ComponentChildren>("Working it out…");
  const problem = page.state.value.study?.problem ?? null;
  if (report !== undefined) last.current = <Foretold table={table} report={report} />;
  return (
    <div class="prediction" aria-busy={report === undefined && problem === null}>
      {report === undefined ? (problem ?? last.current) : last.current}
    </div>
  );
}

interface ForetoldProps {
  readonly table: Table;
  readonly report: PositionReport;
}

function Foretold({ table, report }: ForetoldProps) {
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

/** What the marks on the moves mean. */
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

/** The map of the whole game, drawn when it is unfolded. */
function MapPart({ page, table }: TableProps) {
  const { map } = page.state.value;
  const known = map !== null && isMapOf(map, table.match) ? map : null;
  return (
    <details
      class="map"
      onToggle={(event) => {
        if (event.currentTarget.open && known === null) void askMap(page, table.match);
      }}
    >
      <summary>Map of the whole game</summary>
      {known === null ? <p>Counting…</p> : null}
      {known?.points === null ? <p>At this size the game has too many positions to count here.</p> : null}
      {known?.points ? <MapRows rows={mapRows(known.points, table.match, shownPosition(table))} /> : null}
    </details>
  );
}

/** A bar for each value: how many of all positions have it. */
function MapRows({ rows }: { readonly rows: readonly MapRow[] }) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p>{total} positions. The player to move:</p>
      <ol class="map-rows">
        {rows.map(({ words, count, here }) => (
          <li key={words} aria-current={here ? "true" : undefined}>
            <span>
              {words}
              {here ? " (this position)" : null}
            </span>
            <meter class="map-bar" value={count} max={total} aria-hidden="true" />
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
