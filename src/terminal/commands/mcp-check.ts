/** `switchyard mcp check`: goes through a sealed match, from the chain of its log to the agent's skill. */

import { fail, type Result } from "../../core/result.ts";
import { readMatchFolder } from "../../exam/match-folder.ts";
import { type MatchReport, reportMatch } from "../../exam/match-report.ts";
import { formatSkill, whatSkillIs } from "../../players/skill.ts";
import { exitCodes, type Host, printAnswer, refuse } from "../host.ts";
import { formatTable } from "../text/text-table.ts";

interface CheckFlags {
  /** The last hash, as it was noted elsewhere. */
  readonly head?: string;
  readonly json?: true;
}

export function checkMatch(host: Host, folder: string, flags: CheckFlags): number {
  const report = readReport(host, folder, flags);
  if (!report.ok) return refuse(host, report.problem, exitCodes.stopped);
  return printAnswer(host, flags, report.value, () => reportLines(report.value));
}

function readReport(host: Host, folder: string, { head }: CheckFlags): Result<MatchReport> {
  const log = readMatchFolder(folder);
  if (!log.ok) return log;
  if (head !== undefined && head !== log.value.head)
    return fail(
      "bad-record",
      `The log ends with ${log.value.head}, not with ${head}: it was cut short or rewritten.`,
    );
  return reportMatch(host.games, log.value);
}

function reportLines({ head, starts, skill, games }: MatchReport): readonly string[] {
  const ends = games.map(({ end }) => end);
  const counts = [...new Set(ends)].map((end) => `${ends.filter((other) => other === end).length} ${end}`);
  const rows = games.map(({ number, game, seat, end, skill: own }) => [
    String(number),
    game,
    String(seat),
    end,
    formatSkill(own) ?? "-",
  ]);
  return [
    `The log is whole: no line was changed. It ends with ${head}.`,
    `Server starts: ${starts}. Games: ${counts.join(", ")}. A game that was abandoned or not played counts as lost.`,
    whatSkillIs,
    `Skill: ${formatSkill(skill) ?? "no decision mattered"}`,
    "",
    ...formatTable(["", "game", "seat", "result", "skill"], rows),
  ];
}
