import { advise } from "../../computer/advise.ts";
import { decisionsOf } from "../../computer/scorecard.ts";
import { addDecisions, formatSkill, noDecisions, skillOf, whatSkillIs } from "../../computer/skill.ts";
import type { MatchRecord } from "../../core/record.ts";
import type { Seat } from "../../core/seat.ts";
import { countOf } from "../../core/words/values.ts";
import { today } from "../../play/step.ts";
import { type PuzzleStats, puzzleStats } from "../../puzzles/overview.ts";
import { type Host, type JsonFlag, printAnswer } from "../host.ts";
import { readPuzzles } from "../saves/puzzle-log.ts";
import { countedGames, opponentOf, ownSeat, type RecordList, unreadableLines } from "../saves/record-list.ts";
import { paintTable, styleFor } from "../text/text-table.ts";

const noGames = { games: 0, wins: 0, losses: 0, draws: 0 };

interface Row extends Readonly<typeof noGames> {
  readonly game: string;
  readonly opponent: string;
  readonly seat: Seat;
  readonly decisions: typeof noDecisions;
}

export function stats(host: Host, list: RecordList, flags: JsonFlag): number {
  const tallies = tally(host, countedGames(list.records));
  const kept = readPuzzles(host);
  const puzzles = puzzleStats(kept.solved, today(host));
  const unreadable = [...list.unreadable, ...kept.unreadable];
  const message = { stats: tallies, puzzles, unreadable };
  return printAnswer(host, flags, message, () => [
    ...tallyTable(host, tallies),
    ...puzzleLines(puzzles),
    ...unreadableLines(message),
  ]);
}

function puzzleLines({ solved, firstTry, streak, longest }: PuzzleStats): readonly string[] {
  if (solved === 0) return [];
  return [
    "",
    `Puzzles solved: ${solved} (${firstTry} on the first try).`,
    `Daily puzzle streak: ${countOf(streak, "day")} (best: ${countOf(longest, "day")}).`,
  ];
}

function review({ games }: Host, record: MatchRecord, seat: Seat) {
  if (record.result === null) return noDecisions;
  const reviewed = advise(games, { kind: "review", record, quick: true });
  return reviewed.ok ? decisionsOf(reviewed.value.card.moves, seat) : noDecisions;
}

function tally(host: Host, records: readonly MatchRecord[]) {
  const rows = new Map<string, Row>();
  for (const record of records) {
    const [opponent, seat] = [opponentOf(record), ownSeat(record)];
    if (seat === undefined) continue;
    const key = `${record.game}/${opponent}/${seat}`;
    const before = { game: record.game, opponent, seat, ...noGames, decisions: noDecisions };
    const row = countRecord(rows.get(key) ?? before, record);
    rows.set(key, { ...row, decisions: addDecisions(row.decisions, review(host, record, seat)) });
  }
  return Array.from(rows.entries())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { decisions, ...results }]) => ({ ...results, skill: skillOf(decisions) }));
}

function countRecord(row: Row, { result }: MatchRecord): Row {
  const one = { ...row, games: row.games + 1 };
  if (result === null || result.reason === "unfinished") return one;
  if (result.winner === null) return { ...one, draws: row.draws + 1 };
  return result.winner === row.seat ? { ...one, wins: row.wins + 1 } : { ...one, losses: row.losses + 1 };
}

const unjudged = "Moves made with a hint, with values shown or after an undo don't count.";

function tallyTable(host: Host, tallies: ReturnType<typeof tally>): readonly string[] {
  if (tallies.length === 0)
    return [
      `No games against the computer or online yet. Play one with: ${host.program.name} play GAME --vs easy`,
    ];
  const header = ["GAME", "OPPONENT", "SEAT", "WON", "LOST", "DRAWN", "SKILL"];
  const rows = tallies.map(({ game, opponent, seat, wins, losses, draws, skill }) => [
    game,
    opponent,
    ...[seat, wins, losses, draws].map(String),
    formatSkill(skill) ?? "nothing to judge yet",
  ]);
  return [...paintTable(styleFor(host), header, rows), whatSkillIs, unjudged];
}
