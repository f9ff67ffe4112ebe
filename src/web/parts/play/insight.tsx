import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { playerNames } from "../../../core/match.ts";
import type { PositionReport } from "../../../players/job.ts";
import { explainedSkillLines, mistakeLine } from "../../../players/scorecard-words.ts";
import { shownPosition, type Table } from "../../../table/table.ts";
import { tellWhoCanWin } from "../../../words/reasons.ts";
import { describeCanWin, describeValue, predict } from "../../../words/values.ts";
import { shownReport } from "../../state/state.ts";
import type { Study } from "../../state/study.ts";
import { turningPoint } from "../../state/turning-point.ts";
import { focusBoard } from "../board/board-input.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { areEqual } from "../board/cell.tsx";
import { Button } from "../button.tsx";
import type { TableProps } from "../props.ts";
import { HistoryChart } from "./history-chart.tsx";
import { MapPart } from "./map.tsx";

/** What the solver knows: the history, the review of a finished game, the prediction and the map. */
export function Insight(props: TableProps) {
  const { page, table } = props;
  const { study } = page.state.value;
  const known = study?.match === table.match ? study : null;
  return (
    <>
      {known === null ? null : <HistoryChart study={known} {...props} />}
      {known === null || table.match.outcome === null ? null : (
        <>
          <TurningPart study={known} {...props} />
          <ScorecardPart study={known} />
        </>
      )}
      <Prediction {...props} />
      <MapPart key={JSON.stringify([table.match.game.id, table.match.options])} {...props} />
    </>
  );
}

/** Until the values of a new position are there, those of the last one stand in their place. */
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
  const names = playerNames(match);
  return (
    <>
      <p class="understand-head">{predict(report.value, match.game.toMove(position), names)}</p>
      <p class="understand-why">{report.why}</p>
      {tellWhoCanWin(report.reasons) ? null : (
        <p class="understand-can">{describeCanWin(names, report.canWin)}</p>
      )}
      {areEqual(report) ? (
        <p class="legend">
          All moves are equal: each {describeValue(Object.values(report.moves)[0] ?? null)}.
        </p>
      ) : (
        <Legend />
      )}
    </>
  );
}

const marks = [
  { kind: "win", mark: "▲5", words: "wins in 5 moves" },
  { kind: "draw", mark: "=", words: "draws" },
  { kind: "loss", mark: "▼5", words: "loses in 5 moves" },
] as const;

/** What the marks on the moves mean. */
function Legend() {
  return (
    <p class="legend">
      {marks.map(({ kind, mark, words }) => (
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

interface StudyProps extends TableProps {
  readonly study: Study;
}

/** Where the game turned, as a small board, and the way back there. */
function TurningPart({ page, table, study }: StudyProps) {
  const { match } = table;
  const turn = study.card === null ? null : turningPoint(match, study.card);
  if (turn === null) return null;
  const tryAgain = () => {
    page.put({ kind: "look", ply: turn.ply });
    setTimeout(() => {
      focusBoard();
      scrollTo({ top: 0 });
    });
  };
  return (
    <div class="turning">
      <p>{turn.text}</p>
      <BoardPicture board={match.game.board(match.positions[turn.ply])} />
      <Button text={turn.again ? "Try again from here" : "Look at it"} press={tryAgain} />
    </div>
  );
}

function ScorecardPart({ study }: Pick<StudyProps, "study">) {
  const { card, match, reports, problem } = study;
  if (card === null)
    // A long game takes a while to look through.
    return problem !== null ? null : (
      <p class="understand-can">
        Looked at {reports.size} of {match.positions.length} positions for the scorecard.
      </p>
    );
  return (
    <div class="scorecard">
      <h3>Scorecard</h3>
      <ul>
        {[mistakeLine(match, card), ...explainedSkillLines(match, card)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
