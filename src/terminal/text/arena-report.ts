/** A report as tables for a terminal. */

import { forfeitReasons } from "../../arena/forfeit.ts";
import { type ArenaReport, pointsAgainst, rounded, signed } from "../../arena/report.ts";
import type { Interval } from "../../arena/statistics.ts";
import type { Tally } from "../../arena/tally.ts";
import { formatTable, type Row } from "./text-table.ts";

export interface TextBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

export function reportBlocks(report: ArenaReport): readonly TextBlock[] {
  const { game, played, planned, seed, limits } = report;
  const games = played === planned ? `${played} games` : `${played} of ${planned} games`;
  return [
    {
      title: `${game}: ${games}, seed ${seed}, ${limits.moveMs} ms a move, ${limits.plies} plies at most`,
      lines: [],
    },
    { title: "Results, with 95% intervals", lines: resultTable(report) },
    { title: "Play against the exact values", lines: qualityTable(report) },
    ...forfeitBlock(report),
    ...(report.pairs.length > 1 ? [{ title: "Points against each other", lines: crossTable(report) }] : []),
  ];
}

function resultTable({ players }: ArenaReport): readonly string[] {
  const rows = players.flatMap(({ name, bySeat, total, elo }) => [
    resultRow(name, "both", total, `${signed(elo.rating)} ± ${Math.round(elo.error)}`),
    resultRow("", "1", bySeat[0], ""),
    resultRow("", "2", bySeat[1], ""),
  ]);
  return formatTable(
    ["PLAYER", "SEAT", "GAMES", "WON", "LOST", "DRAWN", "UNFINISHED", "FORFEITED", "POINTS", "ELO"],
    rows,
  );
}

function resultRow(name: string, seat: string, tally: Tally, elo: string): Row {
  return [
    name,
    seat,
    String(tally.games),
    interval(tally.wins),
    interval(tally.losses),
    interval(tally.draws),
    interval(tally.unfinished),
    String(tally.forfeits.count),
    String(tally.points),
    elo,
  ];
}

function qualityTable({ players }: ArenaReport): readonly string[] {
  const rows = players.flatMap(({ name, bySeat, total }) => [
    qualityRow(name, "both", total),
    qualityRow("", "1", bySeat[0]),
    qualityRow("", "2", bySeat[1]),
  ]);
  return formatTable(
    [
      "PLAYER",
      "SEAT",
      "DECISIONS",
      "KEPT THE VALUE",
      "LOST A DECISION",
      "GAMES WITH A MISTAKE",
      "FIRST AT PLY",
      "PLIES A GAME",
      "MS A MOVE",
    ],
    rows,
  );
}

function qualityRow(name: string, seat: string, tally: Tally): Row {
  return [
    name,
    seat,
    String(tally.decisions),
    tally.decisions === 0 ? "-" : interval(tally.kept),
    rounded(tally.valueLostPerDecision, 3),
    String(tally.mistakes.games),
    rounded(tally.mistakes.meanFirstPly, 1),
    rounded(tally.meanPlies, 1),
    `${rounded(tally.msPerMove.mean, 1)} (${rounded(tally.msPerMove.longest, 0)} at most)`,
  ];
}

function forfeitBlock({ players }: ArenaReport): readonly TextBlock[] {
  const guilty = players.filter(({ total }) => total.forfeits.count > 0);
  if (guilty.length === 0) return [];
  const rows = guilty.map(({ name, total }) => [
    name,
    ...forfeitReasons.map((reason) => String(total.forfeitsByReason[reason])),
  ]);
  const header = ["PLAYER", ...forfeitReasons.map((reason) => reason.toUpperCase())];
  return [{ title: "Forfeits, counted among the lost games", lines: formatTable(header, rows) }];
}

/** The row's points against the column. */
function crossTable({ players, pairs }: ArenaReport): readonly string[] {
  const names = players.map(({ name }) => name);
  return formatTable(
    ["", ...names, "POINTS", "ELO"],
    players.map(({ name, total, elo }) => [
      name,
      ...names.map((other) => pointsAgainst(pairs, name, other)),
      `${total.points}/${total.games}`,
      `${signed(elo.rating)} ± ${Math.round(elo.error)}`,
    ]),
  );
}

/** `62% (48-74)` */
function interval({ share, low, high }: Interval): string {
  return `${percent(share)}% (${percent(low)}-${percent(high)})`;
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
