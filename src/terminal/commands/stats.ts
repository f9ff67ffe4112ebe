/** `switchyard stats`: how the people at this machine have fared, by game, opponent and seat. */

import type { MatchRecord } from "../../core/record.ts";
import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import { exitCodes, type Host, printAnswer, refuse } from "../host.ts";
import { type PuzzleStats, puzzleStats, readPuzzles, utcDate } from "../saves/puzzle-log.ts";
import { opponentOf, readRecords, unreadableLines } from "../saves/record-list.ts";
import { styleFor } from "../text/style.ts";
import { paintTable } from "../text/text-table.ts";

export interface Tally {
  readonly game: string;
  readonly opponent: string;
  readonly seat: Seat;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Ended without a result, as where nobody is asked and play goes on too long. */
  readonly unfinished: number;
  /** Saved and not yet over. */
  readonly open: number;
}

export function stats(host: Host, flags: { readonly json?: true }): number {
  const list = readRecords(host);
  if (!list.ok) return refuse(host, list.problem, exitCodes.stopped);
  const tallies = tally(list.value.records);
  const puzzles = puzzleStats(readPuzzles(host), utcDate(host));
  const message = { stats: tallies, puzzles, unreadable: list.value.unreadable };
  return printAnswer(host, flags, message, () => [
    ...tableOf(host, tallies),
    ...puzzleLines(puzzles),
    ...unreadableLines(list.value),
  ]);
}

function puzzleLines({ solved, firstTry, streak, longest }: PuzzleStats): readonly string[] {
  if (solved === 0) return [];
  const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
  return [
    "",
    `Puzzles solved: ${solved}, ${firstTry} of them at the first try.`,
    `Daily puzzle: ${days(streak)} in a row, ${days(longest)} at the longest.`,
  ];
}

const noGames = { games: 0, wins: 0, losses: 0, draws: 0, unfinished: 0, open: 0 };

/** One row for each game, opponent and seat in which a person has sat. */
export function tally(records: readonly MatchRecord[]): readonly Tally[] {
  const rows = new Map<string, Tally>();
  for (const record of records)
    for (const seat of seats) {
      if (ofSeat(record.players, seat).level !== undefined || isElsewhere(record, seat)) continue;
      const opponent = opponentOf(record);
      const key = `${record.game}/${opponent}/${seat}`;
      const row = rows.get(key) ?? { game: record.game, opponent, seat, ...noGames };
      rows.set(key, countRecord(row, record));
    }
  return Array.from(rows.entries())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
}

/** The other player of an online game is not at this machine. */
function isElsewhere({ online }: MatchRecord, seat: Seat): boolean {
  return online !== undefined && online.seat !== seat;
}

function countRecord(row: Tally, { result }: MatchRecord): Tally {
  const one = { ...row, games: row.games + 1 };
  if (result === null) return { ...one, open: row.open + 1 };
  if (result.reason === "unfinished") return { ...one, unfinished: row.unfinished + 1 };
  if (result.winner === null) return { ...one, draws: row.draws + 1 };
  return result.winner === row.seat ? { ...one, wins: row.wins + 1 } : { ...one, losses: row.losses + 1 };
}

function tableOf(host: Host, tallies: readonly Tally[]): readonly string[] {
  if (tallies.length === 0) return ["No games yet. Play one with: switchyard play GAME"];
  return paintTable(
    styleFor(host),
    ["GAME", "OPPONENT", "SEAT", "GAMES", "WON", "LOST", "DRAWN", "UNFINISHED", "OPEN"],
    tallies.map((row) => [
      row.game,
      row.opponent,
      ...[row.seat, row.games, row.wins, row.losses, row.draws, row.unfinished, row.open].map(String),
    ]),
  );
}
