import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { version } from "../core/program.ts";
import { cleanName, quote } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import { readSmallFile } from "../disk/disk.ts";
import { type Answers, readAnswers } from "../measure/exam/grade.ts";
import { type ExamRow, examVersion, readExam } from "../measure/exam/row.ts";
import { largestLog, readRun } from "../measure/exam/run-folder.ts";
import { need, Refusal } from "./host.ts";

export interface Exam {
  readonly rows: readonly ExamRow[];
  /** Identifies the exam in a run. */
  readonly hash: string;
}

export function readExamFile(file: string): Exam {
  const text = need(readSmallFile(file, `file ${quote(file)}`, largestLog));
  const rows = readExam(text);
  if (!rows.ok) throw new Refusal(`${quote(file)}: ${rows.problem.message}`);
  return { rows: rows.value, hash: createHash("sha256").update(text).digest("hex") };
}

export function aboutExam({ rows, hash }: Exam) {
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

export function examLine(exam: Exam): string {
  const { hash, rows, seeds, versions } = aboutExam(exam);
  const games = Object.entries(versions.games).map(([game, number]) => `${game} ${number}`);
  return [
    `Exam ${hash.slice(0, 16)}: ${countOf(rows, "row")}, seed ${seeds.join(", ")}.`,
    `Versions: exam ${versions.exam}, prompt ${versions.prompt.join(", ")}, ${games.join(", ")}; graded by ${versions.program}.`,
  ].join(" ");
}

export interface NamedAnswers {
  readonly player: string;
  readonly answers: Answers;
}

/** A file of answers, or a run's folder, which must belong to this exam. */
export function readAnswersAt(exam: Exam, path: string): NamedAnswers {
  if (!existsSync(path)) throw new Refusal(`There is no file or folder ${quote(path)}.`);
  if (!existsSync(join(path, "run.json"))) return readAnswersFile(exam, path);
  const { name, answers } = need(readRun(path, exam.hash));
  return { player: name, answers };
}

function readAnswersFile({ rows }: Exam, file: string): NamedAnswers {
  const text = need(readSmallFile(file, `file ${quote(file)}`, largestLog));
  if (text.trim() === "") throw new Refusal(`${quote(file)}: This file has no answers.`);
  const answers = readAnswers(text);
  if (!answers.ok) throw new Refusal(`${quote(file)}: ${answers.problem.message}`);
  const { byId } = answers.value;
  if (byId.size > 0 && !rows.some(({ id }) => byId.has(id)))
    throw new Refusal(`${quote(file)} is for another exam: none of its answers match this one.`);
  return { player: cleanName(basename(file).replace(/\.jsonl$/, "")), answers: answers.value };
}
