import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { formatSkill, type Skill, whatSkillIs } from "../../../computer/skill.ts";
import { version } from "../../../core/program.ts";
import { cleanName, quote } from "../../../core/text.ts";
import { countOf } from "../../../core/words/values.ts";
import { readSmallFile } from "../../../disk/disk.ts";
import { formatInterval } from "../../../measure/arena/report.ts";
import { type Baseline, baselinesOf } from "../../../measure/exam/baselines.ts";
import { type Answers, type Grades, type Part, parts, readAnswers } from "../../../measure/exam/grade.ts";
import { makeExam } from "../../../measure/exam/make.ts";
import {
  type Comparison,
  comparePart,
  type PlayerResults,
  readResults,
  resultsOf,
} from "../../../measure/exam/results.ts";
import { type ExamRow, examVersion, readExam } from "../../../measure/exam/row.ts";
import { largestLog, readRun } from "../../../measure/exam/run-folder.ts";
import { examFields, readNumber } from "../../flags/flags.ts";
import { type Given, type Host, type JsonFlag, need, printAnswer, Refusal } from "../../host.ts";
import { runTask } from "../../text/progress.ts";
import { formatTable, styleFor } from "../../text/text-table.ts";

type GradedPlayer = Grades & { readonly player: string };

export async function gradeAnswers(
  host: Host,
  file: string,
  paths: readonly string[],
  flags: Given<"seed", "json">,
): Promise<number> {
  const exam = readExamFile(file);
  if (flags.seed !== undefined) await remake(host, exam.rows, readNumber(examFields.seed, flags.seed));
  const named = paths.map((path) => readAnswersAt(exam, path));
  const players = named.map(({ answers, ...about }) => ({ ...about, ...resultsOf(exam.rows, answers) }));
  const baselines = baselinesOf(host.games, exam.rows);
  const report = { exam: aboutExam(exam), players, baselines };
  return printAnswer(host, flags, report, () => [
    ...examLines(exam),
    ...(flags.seed === undefined ? [] : [`Seed ${flags.seed} makes exactly this exam.`]),
    whatSkillIs,
    "",
    ...reportLines(host, players, baselines),
    ...players.flatMap(remarksOn).flatMap((line) => ["", line]),
  ]);
}

/** Refuses the exam if `seed` makes a different one. */
async function remake(host: Host, rows: readonly ExamRow[], seed: number): Promise<void> {
  const ids = new Set(rows.map(({ game }) => game));
  const games = host.games.filter(({ id }) => ids.has(id));
  const [{ disguised, unlisted } = {}] = rows;
  const made = await runTask(host, makeExam({ games, rows: rows.length, seed, disguised, unlisted }));
  if (made.map(({ id }) => id).join() !== rows.map(({ id }) => id).join())
    throw new Refusal(`With this version of the program, seed ${seed} makes a different exam.`);
}

/** The JSON lists all rules. */
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
    style.bold(`For comparison: searches, and the best ${rulesShown} of ${rules.length} cheap rules`),
    ...formatTable(
      ["", "Looks ahead", "Plies seen", ...games],
      [...searches, ...rules.slice(0, rulesShown)].map(baselineRow),
    ),
    ...skills("Skill by game", games, "byGame"),
    ...skills("Skill at looking ahead, by depth (how many plies a search must see)", depths, "byDepth"),
  ];
}

const partTitles = ["Looks ahead", "Sees the reply", "Who wins"];
const overviewHeader = ["", ...partTitles, "Plies seen", "Right", "Illegal", "Unreadable", "Missing"];

function overviewRow(graded: GradedPlayer): readonly string[] {
  const { player, skill, silent, right, illegal, unreadable, missing } = graded;
  const shares = [right, illegal, unreadable].map(formatInterval);
  return [player, ...partTexts(skill, silent), skill.sees, ...shares, String(missing)];
}

function partTexts(skills: Readonly<Record<Part, Skill | null>>, silent: readonly Part[]): readonly string[] {
  return parts.map((part) => (silent.includes(part) ? "no answer" : skillText(skills[part])));
}

function skillText(skill: Skill | null | undefined): string {
  return (skill && formatSkill(skill)) ?? "-";
}

function remarksOn({ player, repeated, foreign, retries }: GradedPlayer): readonly string[] {
  const remarks: readonly (readonly [boolean, string])[] = [
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

export function compareResults(host: Host, files: readonly string[], flags: JsonFlag): number {
  const players = files.flatMap(readResultsFile);
  const [first, ...others] = players;
  if (first === undefined || others.length === 0)
    throw new Refusal("A comparison needs at least two players. Add another results file.");
  const comparisons = others.map((second) => {
    const [ahead, reply, winners] = parts.map((part) => comparePart(part, first, second));
    return { players: [first.player, second.player], ahead, reply, winners };
  });
  const about = players.map(({ decisions: _decisions, ...about }) => about);
  return printAnswer(host, flags, { players: about, comparisons }, () => [
    ...formatTable(["", "Exam", ...partTitles, "Plies seen", "Tokens"], players.map(resultsRow)),
    ...others.flatMap((second, at) => comparisonLines(first, second, comparisons[at] ?? {})),
  ]);
}

function resultsRow(results: PlayerResults): readonly string[] {
  const { exam, skill, silent, tokens } = results;
  const spent = tokens === null ? "-" : (tokens.prompt + tokens.completion).toLocaleString("en");
  return [nameOf(results), exam.hash.slice(0, 16), ...partTexts(skill, silent), skill.sees, spent];
}

function nameOf({ player, exam }: PlayerResults): string {
  const words = wordingOf(exam);
  return words.length === 0 ? player : `${player} (${words.join(", ")})`;
}

function comparisonLines(
  first: PlayerResults,
  second: PlayerResults,
  { ahead, reply, winners }: Partial<Record<Part, Comparison | null | undefined>>,
): readonly string[] {
  const lines = [ahead, reply, winners].flatMap((each, at) => comparisonLine(partTitles[at] ?? "", each));
  const none = ["The two players answered different questions, so you can compare only their intervals."];
  return [
    "",
    `${nameOf(first)} minus ${nameOf(second)}, with the 95% interval:`,
    ...(lines.length === 0 ? none : lines),
  ];
}

function comparisonLine(title: string, compared: Comparison | null | undefined): readonly string[] {
  if (!compared) return [];
  if ("unanswered" in compared)
    return [
      `${title}: ${compared.unanswered} didn't answer any of the questions, so there's nothing to compare.`,
    ];
  const { rows, difference, low, high, firstBetter, secondBetter } = compared;
  const [middle, from, to] = [difference, low, high].map((part) => part.toFixed(2));
  const verdict = low > 0 || high < 0 ? "they differ" : "there might be no difference";
  return [
    `${title}: skill ${middle} (${from} to ${to}), so ${verdict}. Of ${countOf(rows, "question")}, the first player did better on ${firstBetter} and the second on ${secondBetter}.`,
  ];
}

function readResultsFile(file: string): readonly PlayerResults[] {
  const results = readResults(need(readSmallFile(file, `file ${quote(file)}`, largestLog)));
  if (!results.ok) throw new Refusal(`${quote(file)} ${results.problem.message}`);
  return results.value;
}

type Exam = ReturnType<typeof readExamFile>;

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function readExamFile(file: string) {
  const text = need(readSmallFile(file, `file ${quote(file)}`, largestLog));
  const rows = readExam(text);
  if (!rows.ok) throw new Refusal(`${quote(file)}: ${rows.problem.message}`);
  return { rows: rows.value, hash: sha256(text) };
}

function aboutExam({ rows, hash }: Exam) {
  const each = <T>(of: (row: ExamRow) => T) => [...new Set(rows.map(of))];
  return {
    hash,
    rows: rows.length,
    seeds: each(({ seed }) => seed),
    disguised: rows.some(({ disguised }) => disguised),
    unlisted: rows.some(({ unlisted }) => unlisted),
    versions: {
      program: version,
      exam: examVersion,
      prompt: each(({ promptVersion }) => promptVersion),
      games: Object.fromEntries(rows.map(({ game, gameVersion }) => [game, gameVersion])),
    },
  };
}

function examLines(exam: Exam): readonly string[] {
  const { hash, rows, seeds, ...about } = aboutExam(exam);
  const named = [countOf(rows, "question"), `seed ${seeds.join(", ")}`, ...wordingOf(about)];
  return [`Exam: ${named.join(", ")}`, `SHA-256: ${hash}`];
}

function wordingOf({ disguised, unlisted }: PlayerResults["exam"] | Omit<PlayerResults["exam"], "hash">) {
  return [...(disguised ? ["disguised"] : []), ...(unlisted ? ["no move list"] : [])];
}

interface NamedAnswers {
  readonly player: string;
  /** A level, a bot, or a model with its settings. Undefined for a file of answers. */
  readonly contestant?: string;
  readonly answers: Answers;
}

/** The path is a file of answers or a run's folder, which must belong to this exam. */
function readAnswersAt(exam: Exam, path: string): NamedAnswers {
  if (!existsSync(path)) throw new Refusal(`Can't find the file or folder ${quote(path)}.`);
  if (!existsSync(join(path, "run.json"))) return readAnswersFile(exam, path);
  const { name, contestant, answers } = need(readRun(path, exam.hash));
  return { player: name, contestant, answers };
}

function readAnswersFile({ rows }: Exam, file: string) {
  const text = need(readSmallFile(file, `file ${quote(file)}`, largestLog));
  if (text.trim() === "") throw new Refusal(`${quote(file)} has no answers.`);
  const answers = readAnswers(text);
  if (!answers.ok) throw new Refusal(`${quote(file)}: ${answers.problem.message}`);
  const { byId } = answers.value;
  if (byId.size > 0 && !rows.some(({ id }) => byId.has(id)))
    throw new Refusal(`${quote(file)} is for a different exam: none of its answers match this one.`);
  return { player: cleanName(basename(file).replace(/\.jsonl$/, "")), answers: answers.value };
}
