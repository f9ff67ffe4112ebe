/** `switchyard exam grade`: answers held against the exact values, all players in one table. */

import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { formatInterval } from "../../arena/statistics.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanName, quote } from "../../core/text.ts";
import { type Graded, type Grades, grade, readAnswers } from "../../exam/grade.ts";
import { depthBands, type ExamRow, readExam } from "../../exam/row.ts";
import { answersFile, hashOf, largestExam, readManifest } from "../../exam/run-folder.ts";
import { formatSkill, whatSkillIs } from "../../players/skill.ts";
import { readSmallFile } from "../../storage/disk.ts";
import { countOf } from "../../words/values.ts";
import { type Given, type Host, printAnswer, refuse } from "../host.ts";
import { formatTable, styleFor } from "../text/text-table.ts";

interface GradedPlayer extends Grades {
  readonly player: string;
}

export function gradeAnswers(
  host: Host,
  file: string,
  answers: readonly string[],
  flags: Given<never, "json">,
): number {
  const exam = readExamFile(file);
  if (!exam.ok) return refuse(host, exam.problem);
  const players: GradedPlayer[] = [];
  for (const name of answers) {
    const graded = gradeFile(exam.value, name);
    if (!graded.ok) return refuse(host, graded.problem);
    players.push(graded.value);
  }
  return printAnswer(host, flags, { rows: exam.value.rows.length, players }, () =>
    reportLines(host, players),
  );
}

/** A file of answers, or the folder of a run. */
function gradeFile({ rows, hash }: Exam, path: string): Result<GradedPlayer> {
  const run = existsSync(join(path, "run.json")) ? readManifest(path) : undefined;
  if (run?.ok === false) return run;
  if (run !== undefined && run.value.exam !== hash)
    return fail("bad-record", `${quote(path)} answers another exam.`);
  const file = run === undefined ? path : answersFile(path);
  const text = readSmallFile(file, `file ${quote(file)}`, largestExam);
  if (!text.ok) return text;
  const answers = readAnswers(text.value);
  const [bad] = answers.bad;
  if (bad !== undefined)
    return fail(
      "bad-record",
      `Line ${bad} of ${quote(file)} isn't an answer, such as {"id":"7-0001","answer":"3-4"}.`,
    );
  const player = run?.value.name ?? cleanName(basename(file).replace(/\.jsonl$/, ""));
  return ok({ player, ...grade(rows, answers) });
}

function reportLines(host: Host, players: readonly GradedPlayer[]): readonly string[] {
  const style = styleFor(host);
  const games = Object.keys(players[0]?.byGame ?? {});
  const depths = depthBands.filter((band) => players[0]?.byDepth[band] !== undefined);
  const skills = (title: string, names: readonly string[], by: "byGame" | "byDepth") => {
    const rows = players.map((graded) => [
      graded.player,
      ...names.map((name) => skillText(graded[by][name])),
    ]);
    return names.length === 0 ? [] : ["", style.bold(title), ...formatTable(["", ...names], rows)];
  };
  return [
    whatSkillIs,
    "",
    ...formatTable(overviewHeader, players.map(overviewRow)),
    ...skills("Skill by game", games, "byGame"),
    ...skills("Skill by depth: how many moves one must look ahead", depths, "byDepth"),
    ...players.flatMap(remarks).flatMap((line) => ["", line]),
  ];
}

const overviewHeader = ["", "Moves", "Who wins", "Right moves", "Illegal", "Unreadable", "Missing"];

function overviewRow({ player, moves, winners }: GradedPlayer): readonly string[] {
  const all = moves ?? winners;
  const shares = all === null ? [] : [all.right, all.illegal, all.unreadable].map(formatInterval);
  const missing = (moves?.missing ?? 0) + (winners?.missing ?? 0);
  return [player, skillText(moves), skillText(winners), ...shares, String(missing)];
}

function skillText(graded: Graded | null | undefined): string {
  if (graded === null || graded === undefined) return "-";
  return graded.missing === graded.rows ? "no answer" : (formatSkill(graded.skill) ?? "-");
}

function remarks({ player, repeated, foreign, retries, starts }: GradedPlayer): readonly string[] {
  const remarks: readonly (readonly [boolean, string])[] = [
    [starts > 1, `the server was started ${starts} times.`],
    [retries > 0, `${countOf(retries, "request")} had to be sent again.`],
    [
      repeated > 0,
      `${countOf(repeated, "row")} ${repeated === 1 ? "was" : "were"} answered again; the first answer counts.`,
    ],
    [
      foreign > 0,
      `${countOf(foreign, "answer")} ${foreign === 1 ? "belongs" : "belong"} to no row of this exam.`,
    ],
  ];
  return remarks.flatMap(([applies, text]) => (applies ? [`${player}: ${text}`] : []));
}

export interface Exam {
  readonly rows: readonly ExamRow[];
  /** By which runs know it. */
  readonly hash: string;
}

export function readExamFile(file: string): Result<Exam> {
  const text = readSmallFile(file, `file ${quote(file)}`, largestExam);
  if (!text.ok) return text;
  const rows = readExam(text.value);
  if (!rows.ok) return fail(rows.problem.code, `${quote(file)}: ${rows.problem.message}`);
  return ok({ rows: rows.value, hash: hashOf(text.value) });
}
