import { playerNames } from "../../../core/match.ts";
import { explainedSkillLines, mistakeLine } from "../../../players/scorecard-words.ts";
import { shownPosition } from "../../../table/table.ts";
import { tellWhoCanWin } from "../../../words/reasons.ts";
import { describeCanWin, predict } from "../../../words/values.ts";
import { shownReport } from "../../state/state.ts";
import type { Study } from "../../state/table/study.ts";
import { Button } from "../button.tsx";
import type { TableProps } from "../props.ts";
import { HistoryChart } from "./history-chart.tsx";
import { MapPart } from "./map.tsx";

/** What the solver knows: the prediction, the reason, who can still win, the history, and in the end the scorecard. */
export function Understand(props: TableProps) {
  const { page, table } = props;
  const { study, preferences } = page.state.value;
  if (!preferences.understand) return null;
  const known = study?.match === table.match ? study : null;
  return (
    <section class="understand" aria-label="Understand">
      <h2>Understand</h2>
      <Prediction {...props} />
      {known === null ? null : <HistoryChart study={known} {...props} />}
      {known === null || table.match.outcome === null ? null : <ScorecardPart study={known} {...props} />}
      <MapPart key={JSON.stringify([table.match.game.id, table.match.options])} {...props} />
    </section>
  );
}

function Prediction({ page, table }: TableProps) {
  const { match } = table;
  const report = shownReport(page.state.value);
  const problem = page.state.value.study?.problem ?? null;
  if (report === undefined) return <p class="understand-why">{problem ?? "Working it out…"}</p>;
  const position = shownPosition(table);
  const over = match.game.outcome(position) !== null;
  const names = playerNames(match);
  const told = over ? "The game is over." : predict(report.value, match.game.toMove(position), names);
  return (
    <>
      <p class="understand-head">{told}</p>
      {over ? null : <p class="understand-why">{report.why}</p>}
      {over || tellWhoCanWin(report.reasons) ? null : (
        <p class="understand-can">{describeCanWin(names, report.canWin)}</p>
      )}
      {over ? null : <Legend />}
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

/** A long game takes a while to look through. */
function ReviewProgress({ study }: { readonly study: Study }) {
  const { match, reports, problem } = study;
  if (problem !== null) return null;
  return (
    <p class="understand-can">
      Looked at {reports.size} of {match.positions.length} positions for the scorecard.
    </p>
  );
}

function ScorecardPart({ page, table, study }: TableProps & { readonly study: Study }) {
  const { card } = study;
  if (card === null) return <ReviewProgress study={study} />;
  return (
    <div class="scorecard">
      <h3>Scorecard</h3>
      <ul>
        {[mistakeLine(table.match, card), ...explainedSkillLines(table.match, card)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button text="Copy a link to this scorecard" press={page.actions.copyLink} />
    </div>
  );
}
