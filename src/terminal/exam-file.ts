/** The file of an exam. */

import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { type ExamRow, readExam } from "../exam/row.ts";
import { hashOf, largestExam } from "../exam/run-folder.ts";
import { readSmallFile } from "../storage/disk.ts";

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
