/** `switchyard mcp check`: verifies a sealed match, from the chain of its log to the agent's skill. */

import { readMatchFolder } from "../../exam/match-folder.ts";
import { type MatchReport, reportMatch } from "../../exam/match-report.ts";
import { formatSkill, whatSkillIs } from "../../players/skill.ts";
import { exitCodes, type Given, type Host, need, printAnswer, Refusal } from "../host.ts";
import { formatTable } from "../text/text-table.ts";

/** `head` is the last hash, as the caller noted it elsewhere. */
export function checkMatch(host: Host, folder: string, flags: Given<"head", "json">): number {
  const log = need(readMatchFolder(folder), exitCodes.stopped);
  if (flags.head !== undefined && flags.head !== log.head)
    throw new Refusal(
      `The log ends with ${log.head}, not with ${flags.head}: it was cut short or rewritten.`,
      exitCodes.stopped,
    );
  const report = need(reportMatch(host.games, log), exitCodes.stopped);
  return printAnswer(host, flags, report, () => reportLines(report));
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
    `The log is intact: no line was changed. It ends with ${head}.`,
    `Server starts: ${starts}. Games: ${counts.join(", ")}. A game that was abandoned or not played counts as lost.`,
    whatSkillIs,
    `Skill: ${formatSkill(skill) ?? "no decision mattered"}`,
    "",
    ...formatTable(["", "game", "seat", "result", "skill"], rows),
  ];
}
