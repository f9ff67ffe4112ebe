/** A report as tables of text, the same for a terminal and for a page. */

import { forfeitReasons } from "./forfeit.ts";
import type { Rating } from "./ratings.ts";
import type { ArenaReport } from "./report.ts";
import type { Interval } from "./statistics.ts";
import type { Tally } from "./tally.ts";

export interface ReportTable {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type FormatInterval = (interval: Interval) => string;

export function reportTables(report: ArenaReport, interval: FormatInterval): readonly ReportTable[] {
  return [
    resultTable(report, interval),
    qualityTable(report, interval),
    ...(report.players.some(({ total }) => total.forfeits.count > 0) ? [forfeitTable(report)] : []),
    ...(report.pairs.length > 1 ? [crossTable(report)] : []),
  ];
}

export function describeRun({ played, planned, seed, limits }: ArenaReport): string {
  const games = played === planned ? `${played} games` : `${played} of ${planned} games`;
  return `${games}, seed ${seed}, ${limits.moveMs} ms per move, ${limits.plies} plies at most`;
}

export function formatRating({ rating, error }: Rating): string {
  const whole = Math.round(rating);
  return `${whole > 0 ? "+" : ""}${whole} ± ${Math.round(error)}`;
}

function resultTable(report: ArenaReport, interval: FormatInterval): ReportTable {
  const columns = ["Games", "Won", "Lost", "Drawn", "Unfinished", "Forfeited", "Points", "Elo"];
  const rows = seatRows(report, (tally, rating) => [
    String(tally.games),
    ...[tally.wins, tally.losses, tally.draws, tally.unfinished, tally.forfeits].map(interval),
    String(tally.points),
    rating,
  ]);
  return { title: "Results, with 95% intervals", header: ["Player", "Seat", ...columns], rows };
}

function qualityTable(report: ArenaReport, interval: FormatInterval): ReportTable {
  const moves = ["Decisions", "Kept the value", "Lost per decision"];
  const games = ["Games with a mistake", "First at ply", "Plies per game", "Ms per move"];
  const rows = seatRows(report, (tally) => [
    String(tally.decisions),
    tally.decisions === 0 ? "-" : interval(tally.kept),
    rounded(tally.valueLostPerDecision, 3),
    String(tally.mistakes.games),
    rounded(tally.mistakes.meanFirstPly, 1),
    rounded(tally.meanPlies, 1),
    `${rounded(tally.msPerMove.mean, 1)} (${rounded(tally.msPerMove.longest, 0)} at most)`,
  ]);
  return { title: "Play against the exact values", header: ["Player", "Seat", ...moves, ...games], rows };
}

/** For each player one row for both seats, then one for each. */
function seatRows(
  { players }: ArenaReport,
  cells: (tally: Tally, rating: string) => readonly string[],
): readonly (readonly string[])[] {
  return players.flatMap(({ name, total, bySeat, elo }) => [
    [name, "both", ...cells(total, formatRating(elo))],
    ...bySeat.map((tally, index) => ["", String(index + 1), ...cells(tally, "")]),
  ]);
}

function forfeitTable({ players }: ArenaReport): ReportTable {
  const guilty = players.filter(({ total }) => total.forfeits.count > 0);
  const rows = guilty.map(({ name, total }) => [
    name,
    ...forfeitReasons.map((reason) => String(total.forfeitsByReason[reason])),
  ]);
  return { title: "Forfeits, counted among the lost games", header: ["Player", ...forfeitReasons], rows };
}

/** The row's points against the column. */
function crossTable({ players, pairs }: ArenaReport): ReportTable {
  const names = players.map(({ name }) => name);
  const pointsAgainst = (name: string, other: string) => {
    const ahead = pairs.find(({ a, b }) => a === name && b === other)?.result.points;
    const behind = pairs.find(({ a, b }) => a === other && b === name)?.result;
    return String(ahead ?? (behind === undefined ? "" : behind.games - behind.points));
  };
  const rows = players.map(({ name, total, elo }) => [
    name,
    ...names.map((other) => pointsAgainst(name, other)),
    `${total.points}/${total.games}`,
    formatRating(elo),
  ]);
  return { title: "Points against each other", header: ["", ...names, "Points", "Elo"], rows };
}

function rounded(value: number | null, digits: number): string {
  return value === null ? "-" : value.toFixed(digits);
}
