/** `switchyard exam check`: every row solved again. */

import { checkExam } from "../../../exam/check.ts";
import { countOf } from "../../../words/values.ts";
import { aboutExam, examLine, readExamFile } from "../../exam-file.ts";
import { exitCodes, type Host, printAnswer } from "../../host.ts";
import { runTask } from "../../text/progress.ts";

export async function checkExamFile(
  host: Host,
  file: string,
  flags: { readonly json?: true },
): Promise<number> {
  const exam = readExamFile(file);
  const checked = await runTask(host, checkExam(host.games, exam.rows));
  if (checked.kind === "stopped") return checked.code;
  const faults = checked.value;
  printAnswer(host, flags, { exam: aboutExam(exam), faults }, () => [
    examLine(exam),
    ...faults.map(({ number, id, message }) => `Row ${number} (${id}): ${message}`),
    faults.length === 0
      ? "Solved every row again: all of them are right."
      : `${countOf(faults.length, "row")} of ${exam.rows.length} ${faults.length === 1 ? "is" : "are"} wrong.`,
  ]);
  return faults.length === 0 ? exitCodes.fine : exitCodes.stopped;
}
