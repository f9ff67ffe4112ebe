/** `switchyard exam grade|compare|check` grades answers, compares two players, or solves every row again. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { formatSkill, type Skill, whatSkillIs } from "../../../computer/skill.ts";
import { version } from "../../../core/program.ts";
import type { Pair } from "../../../core/seat.ts";
import { cleanName, quote } from "../../../core/text.ts";
import { countOf } from "../../../core/words/values.ts";
import { readSmallFile } from "../../../disk/disk.ts";
import { formatInterval } from "../../../measure/arena/report/report.ts";
import { type Baseline, baselinesOf } from "../../../measure/exam/baselines.ts";
import {
  compareGames,
  type Grades,
  grade,
  isMissing,
  judgeRows,
  type Part,
  parts,
  readAnswers,
  rowsOf,
  type Skills,
} from "../../../measure/exam/grade.ts";
import { checkExam } from "../../../measure/exam/question.ts";
import { type ExamRow, examVersion, readExam } from "../../../measure/exam/row.ts";
import { largestLog, readRun } from "../../../measure/exam/run-folder.ts";
import { exitCodes, type Given, type Host, type JsonFlag, need, printAnswer, Refusal } from "../../host.ts";
import { runTask } from "../../text/progress.ts";
import { formatTable, styleFor } from "../../text/text-table.ts";

type GradedPlayer = Grades & { readonly player: string };

type GradeFlags = Given<never, "json" | "rows">;

export function gradeAnswers(host: Host, file: string, paths: readonly string[], flags: GradeFlags): number {
  const exam = readExamFile(file);
  const named = paths.map((path) => readAnswersAt(exam, path));
  if (flags.rows === true) return printRows(host, exam, named);
  const players = named.map(({ player, answers }) => ({ player, ...grade(exam.rows, answers) }));
  const baselines = baselinesOf(host.games, exam.rows);
  const report = { exam: aboutExam(exam), players, baselines };
  return printAnswer(host, flags, report, () => [
    examLine(exam),
    whatSkillIs,
    "",
    ...reportLines(host, players, baselines),
    ...named.flatMap((one) => remarksOn(exam.rows, one)).flatMap((line) => ["", line]),
  ]);
}

function printRows(host: Host, exam: Exam, named: readonly NamedAnswers[]): number {
  const { hash, rows, versions } = aboutExam(exam);
  for (const { player, answers } of named)
    for (const { row, said } of judgeRows(exam.rows, answers))
      for (const [at, { reading, answer, decision }] of said.entries()) {
        const { id, seed, game, ask, depth, right } = row;
        const { lost, random } = decision;
        const about = { exam: hash, seed, rows, version: versions.program };
        const read = { repeat: at + 1, reading, answer, right, lost, random };
        host.output.write(`${JSON.stringify({ player, id, game, ask, depth, ...read, ...about })}\n`);
      }
  return exitCodes.fine;
}

/** The other rules are in the JSON. */
const rulesShown = 3;

function reportLines(
  host: Host,
  players: readonly GradedPlayer[],
  { searches, rules }: ReturnType<typeof baselinesOf>,
): readonly string[] {
  const style = styleFor(host);
  const [{ skill: of } = { skill: undefined }] = players;
  const games = Object.keys(of?.byGame ?? {});
  const depths = Object.keys(of?.byDepth ?? {});
  const skills = (title: string, names: readonly string[], by: "byGame" | "byDepth") => {
    const rows = players.map(({ player, skill }) => [
      player,
      ...names.map((name) => skillText(skill[by][name])),
    ]);
    return names.length === 0 ? [] : ["", style.bold(title), ...formatTable(["", ...names], rows)];
  };
  const valueText = (skill: Skill | null | undefined) => skill?.value?.toFixed(2) ?? "-";
  const baselineRow = (baseline: Baseline) => [
    baseline.player,
    valueText(baseline.ahead),
    baseline.sees,
    ...games.map((game) => valueText(baseline.byGame[game])),
  ];
  return [
    ...formatTable(overviewHeader, players.map(overviewRow)),
    "",
    style.bold("Skill on readable answers only"),
    ...formatTable(
      ["", ...partTitles],
      players.map(({ player, readableSkill, silent }) => [player, ...partTexts(readableSkill, silent)]),
    ),
    "",
    style.bold(`For comparison: searches, and the best ${rulesShown} of ${rules.length} cheap rules`),
    ...formatTable(
      ["", "Looks ahead", "Plies seen", ...games],
      [...searches, ...rules.slice(0, rulesShown)].map(baselineRow),
    ),
    ...skills("Skill by game", games, "byGame"),
    ...skills("Looks ahead, by depth (how many plies a search must look ahead)", depths, "byDepth"),
  ];
}

const partTitles = ["Looks ahead", "Sees the reply", "Who wins"];
const overviewHeader = ["", ...partTitles, "Plies seen", "Right", "Illegal", "Unreadable", "Missing"];

function overviewRow(graded: GradedPlayer): readonly string[] {
  const { player, skill, silent, right, illegal, unreadable, missing } = graded;
  const shares = [right, illegal, unreadable].map(formatInterval);
  return [player, ...partTexts(skill, silent), skill.sees, ...shares, String(missing)];
}

function partTexts(skills: Skills, silent: readonly Part[]): readonly string[] {
  return parts.map((part) => (silent.includes(part) ? "no answer" : skillText(skills[part])));
}

function skillText(skill: Skill | null | undefined): string {
  return (skill && formatSkill(skill)) ?? "-";
}

/** Warnings about the answers that readers need before they trust the numbers. */
function remarksOn(rows: readonly ExamRow[], { player, answers }: NamedAnswers): readonly string[] {
  const { repeated, foreign, retries, starts } = grade(rows, answers);
  const remarks: readonly (readonly [boolean, string])[] = [
    [starts > 1, `the server was started ${starts} times.`],
    [retries > 0, `${countOf(retries, "request")} had to be resent.`],
    [
      repeated > 0,
      `${countOf(repeated, "question")} ${repeated === 1 ? "was" : "were"} answered more than once. Only the first answer counts.`,
    ],
    [
      foreign > 0,
      `${countOf(foreign, "answer")} ${foreign === 1 ? "doesn't" : "don't"} match any question in this exam.`,
    ],
  ];
  return remarks.flatMap(([applies, text]) => (applies ? [`${player}: ${text}`] : []));
}

export function compareAnswers(host: Host, file: string, paths: Pair<string>, flags: JsonFlag): number {
  const exam = readExamFile(file);
  const first = readAnswersAt(exam, paths[0]);
  const second = readAnswersAt(exam, paths[1]);
  const { rows } = exam;
  const players = [first.player, second.player] as const;
  const judge = ({ player, answers }: NamedAnswers) => ({ player, judged: judgeRows(rows, answers) });
  const both = [judge(first), judge(second)] as const;
  const [ahead, reply, winners] = parts.map((part) => comparedBy(part, rows, both));
  const compared = { ahead, reply, winners };
  return printAnswer(host, flags, { exam: aboutExam(exam), players, ...compared }, () => [
    examLine(exam),
    `${players[0]} minus ${players[1]}, with its 95% interval:`,
    ...[ahead, reply, winners].flatMap((each, at) => comparisonLine(partTitles[at] ?? "", each)),
    ...[first, second].flatMap((named) => remarksOn(rows, named)),
  ]);
}

interface JudgedPlayer {
  readonly player: string;
  readonly judged: ReturnType<typeof judgeRows>;
}

/** `unanswered` names a player without any answers, whose skill would mean nothing. */
type Comparison = ReturnType<typeof compareGames> | { readonly rows: number; readonly unanswered: string };

function comparedBy(part: Part, exam: readonly ExamRow[], players: Pair<JudgedPlayer>): Comparison | null {
  const asked = ({ judged }: JudgedPlayer) => rowsOf(part, exam, judged);
  const { length: rows } = asked(players[0]);
  if (rows === 0) return null;
  const silent = players.find((player) => asked(player).every(isMissing));
  if (silent !== undefined) return { rows, unanswered: silent.player };
  return compareGames(asked(players[0]), asked(players[1]));
}

function comparisonLine(title: string, compared: Comparison | null | undefined): readonly string[] {
  if (!compared) return [];
  if ("unanswered" in compared)
    return [
      `${title}: ${compared.unanswered} didn't answer any of the ${countOf(compared.rows, "question")}, so there's nothing to compare.`,
    ];
  const { rows, difference, low, high, firstBetter, secondBetter } = compared;
  const [middle, from, to] = [difference, low, high].map((part) => part.toFixed(2));
  const verdict = low > 0 || high < 0 ? "they differ" : "there might be no difference";
  return [
    `${title}: skill ${middle} (${from} to ${to}), so ${verdict}. Out of ${countOf(rows, "question")}, the first did better on ${firstBetter} and the second on ${secondBetter}.`,
  ];
}

export async function checkExamFile(host: Host, file: string, flags: JsonFlag): Promise<number> {
  const exam = readExamFile(file);
  const faults = await runTask(host, checkExam(host.games, exam.rows));
  printAnswer(host, flags, { exam: aboutExam(exam), faults }, () => [
    examLine(exam),
    ...faults.map(({ number, id, message }) => `Question ${number} (${id}): ${message}`),
    faults.length === 0
      ? "Solved every question again: all correct."
      : `${countOf(faults.length, "question")} of ${exam.rows.length} ${faults.length === 1 ? "is" : "are"} wrong.`,
  ]);
  return faults.length === 0 ? exitCodes.fine : exitCodes.stopped;
}

type Exam = ReturnType<typeof readExamFile>;

export function readExamFile(file: string) {
  const text = need(readSmallFile(file, `file ${quote(file)}`, largestLog));
  const rows = readExam(text);
  if (!rows.ok) throw new Refusal(`${quote(file)}: ${rows.problem.message}`);
  return { rows: rows.value, hash: createHash("sha256").update(text).digest("hex") };
}

function aboutExam({ rows, hash }: Exam) {
  const each = <T>(of: (row: ExamRow) => T) => [...new Set(rows.map(of))];
  return {
    hash,
    rows: rows.length,
    seeds: each(({ seed }) => seed),
    versions: {
      program: version,
      exam: examVersion,
      prompt: each(({ promptVersion }) => promptVersion),
      games: Object.fromEntries(rows.map(({ game, gameVersion }) => [game, gameVersion])),
    },
  };
}

function examLine(exam: Exam): string {
  const { hash, rows, seeds } = aboutExam(exam);
  return `Exam ${hash.slice(0, 16)}: ${countOf(rows, "question")}, seed ${seeds.join(", ")}.`;
}

type NamedAnswers = ReturnType<typeof readAnswersFile>;

/** Reads a file of answers, or a run's folder, which must belong to this exam. */
function readAnswersAt(exam: Exam, path: string): NamedAnswers {
  if (!existsSync(path)) throw new Refusal(`Can't find the file or folder ${quote(path)}.`);
  if (!existsSync(join(path, "run.json"))) return readAnswersFile(exam, path);
  const { name, answers } = need(readRun(path, exam.hash));
  return { player: name, answers };
}

function readAnswersFile({ rows }: Exam, file: string) {
  const text = need(readSmallFile(file, `file ${quote(file)}`, largestLog));
  if (text.trim() === "") throw new Refusal(`${quote(file)}: This file has no answers.`);
  const answers = readAnswers(text);
  if (!answers.ok) throw new Refusal(`${quote(file)}: ${answers.problem.message}`);
  const { byId } = answers.value;
  if (byId.size > 0 && !rows.some(({ id }) => byId.has(id)))
    throw new Refusal(`${quote(file)} is for a different exam: none of its answers match this one.`);
  return { player: cleanName(basename(file).replace(/\.jsonl$/, "")), answers: answers.value };
}
