import { formatSkill } from "../../../computer/skill.ts";
import { usualPlyLimit } from "../../../core/match.ts";
import { countOf } from "../../../core/words/values.ts";
import { hasGivenStart } from "../plan.ts";
import { type ArenaReport, formatInterval } from "./report.ts";

interface ReportTable {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function reportTables(report: ArenaReport): readonly ReportTable[] {
  return [
    skillTable(report),
    resultTable(report),
    conductTable(report),
    ...(report.forfeits.length === 0 ? [] : [forfeitTable(report)]),
  ];
}

export function describeRun(report: ArenaReport): string {
  const { played, different, seed, moveMs } = report;
  const from = hasGivenStart(report) ? "" : ", from positions where a mistake is possible";
  return `${countOf(played, "game")} (${different} unique)${from}, seed ${seed}, ${moveMs} ms per move, at most ${usualPlyLimit} plies`;
}

function skillTable(report: ArenaReport): ReportTable {
  const title = `Skill in ${report.game}, with 95% intervals (1 is perfect, 0 is no better than random)`;
  const columns = ["Skill", "Decisions that mattered"];
  return playerTable(report, title, columns, ({ skill }) => [
    formatSkill(skill) ?? "no decision mattered",
    String(skill.decisions),
  ]);
}

function resultTable(report: ArenaReport): ReportTable {
  const columns = ["Games", "Won", "Lost", "Drawn", "Unfinished", "Plies per game", "Points"];
  return playerTable(report, "Results, with 95% intervals", columns, (tally) => [
    String(tally.games),
    ...[tally.wins, tally.losses, tally.draws, tally.unfinished].map(formatInterval),
    rounded(tally.meanPlies, 1),
    String(tally.points),
  ]);
}

function conductTable(report: ArenaReport): ReportTable {
  const hasModels = report.players.some(({ tokens }) => tokens !== null);
  const columns = ["Forfeited", ...(hasModels ? ["Tokens"] : []), "Time per move (ms)", "Longest (ms)"];
  const title = "Forfeits (counted as losses) and time";
  return playerTable(report, title, columns, ({ forfeits, tokens, msPerMove }) => [
    formatInterval(forfeits),
    ...(hasModels ? [String(tokens ?? "-")] : []),
    rounded(msPerMove.mean, 1),
    rounded(msPerMove.longest, 0),
  ]);
}

const mostForfeits = 20;

function forfeitTable({ forfeits }: ArenaReport): ReportTable {
  const rows = forfeits
    .slice(0, mostForfeits)
    .map(({ player, reason, detail, games }) => [player, String(games), reason, detail]);
  return { title: "Why games were forfeited", header: ["Player", "Games", "Reason", "What happened"], rows };
}

type Cells = (player: ArenaReport["players"][number]) => readonly string[];

function playerTable({ players }: ArenaReport, title: string, columns: readonly string[], cells: Cells) {
  const rows = players.map((player) => [player.name, ...cells(player)]);
  return { title, header: ["Player", ...columns], rows };
}

function rounded(value: number | null, digits: number): string {
  return value === null ? "-" : value.toFixed(digits);
}
