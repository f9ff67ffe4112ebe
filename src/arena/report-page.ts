/** A report as one page that needs nothing else: tables, charts and styles stand in it. */

import { keptChart, ratingChart, resultChart } from "./charts.ts";
import { forfeitReasons } from "./forfeit.ts";
import { html, type Markup } from "./markup.ts";
import type { ArenaReport } from "./report.ts";
import { pointsAgainst, rounded, signed } from "./report.ts";
import type { Interval } from "./statistics.ts";
import type { Tally } from "./tally.ts";

const styles = html`
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; margin: 1rem 0; }
  th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid #8884; white-space: nowrap; }
  th:first-child, td:first-child { text-align: left; }
  .wide { overflow-x: auto; }
  figure { margin: 1.5rem 0; }
  figcaption { font-weight: 600; }
  svg { width: 100%; height: auto; }
  svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
  svg text.small { font-size: 11px; }
  .axis { stroke: #8888; }
  .whisker { stroke: currentColor; stroke-width: 2; }
`;

export function reportPage(report: ArenaReport): string {
  const { game, players, played, planned, seed, limits } = report;
  const title = `${game}: ${players.map(({ name }) => name).join(", ")}`;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head>
<body>
<h1>${title}</h1>
<p>${played} of ${planned} games, seed ${seed}, ${limits.moveMs} ms a move, ${limits.plies} plies at most. Options: ${optionsText(report)}.</p>
${resultChart(players)}
${ratingChart(players)}
${keptChart(players)}
<h2>Results by seat</h2>
${resultTable(report)}
<h2>Play against the exact values</h2>
${qualityTable(report)}
<h2>Points against each other</h2>
${crossTable(report)}
<h2>Forfeits, counted among the lost games</h2>
${forfeitTable(report)}
</body>
</html>
`;
  return page.markup;
}

function optionsText({ options, from }: ArenaReport): string {
  const given = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  const all = [...given, ...(from === null ? [] : [`from ${from}`])];
  return all.length === 0 ? "the book's" : all.join(", ");
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): Markup {
  const cells = (row: readonly string[]) => row.map((cell) => html`<td>${cell}</td>`);
  return html`<div class="wide"><table><thead><tr>${header.map((cell) => html`<th>${cell}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table></div>`;
}

/** One row for both seats, then one for each. */
function bySeat({ players }: ArenaReport, row: (tally: Tally) => readonly string[]) {
  return players.flatMap(({ name, total, bySeat: [one, two] }) => [
    [name, "both", ...row(total)],
    ["", "1", ...row(one)],
    ["", "2", ...row(two)],
  ]);
}

function resultTable(report: ArenaReport): Markup {
  const rows = bySeat(report, (tally) => [
    String(tally.games),
    interval(tally.wins),
    interval(tally.losses),
    interval(tally.draws),
    interval(tally.unfinished),
    interval(tally.forfeits),
    String(tally.points),
  ]);
  return table(
    ["Player", "Seat", "Games", "Won", "Lost", "Drawn", "Unfinished", "Forfeited", "Points"],
    rows,
  );
}

function qualityTable(report: ArenaReport): Markup {
  const rows = bySeat(report, (tally) => [
    String(tally.decisions),
    tally.decisions === 0 ? "-" : interval(tally.kept),
    rounded(tally.valueLostPerDecision, 3),
    String(tally.mistakes.games),
    rounded(tally.mistakes.meanFirstPly, 1),
    rounded(tally.meanPlies, 1),
    rounded(tally.msPerMove.mean, 1),
  ]);
  const header = [
    "Player",
    "Seat",
    "Decisions",
    "Kept",
    "Lost a decision",
    "Games with a mistake",
    "First at ply",
  ];
  return table([...header, "Plies a game", "Milliseconds a move"], rows);
}

function crossTable({ players, pairs }: ArenaReport): Markup {
  const names = players.map(({ name }) => name);
  const rows = players.map(({ name, total, elo }) => [
    name,
    ...names.map((other) => pointsAgainst(pairs, name, other)),
    `${total.points}/${total.games}`,
    `${signed(elo.rating)} ± ${Math.round(elo.error)}`,
  ]);
  return table(["", ...names, "Points", "Elo"], rows);
}

function forfeitTable({ players }: ArenaReport): Markup {
  const rows = players.map(({ name, total }) => [
    name,
    ...forfeitReasons.map((reason) => String(total.forfeitsByReason[reason])),
  ]);
  return table(["Player", ...forfeitReasons], rows);
}

function interval({ count, share, low, high }: Interval): string {
  return `${count}: ${rounded(share * 100, 0)}% (${rounded(low * 100, 0)} to ${rounded(high * 100, 0)})`;
}
