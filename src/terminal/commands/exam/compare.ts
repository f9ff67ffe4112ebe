/** `switchyard exam compare`: two players at the same rows, with the interval of the difference. */

import { compareRows } from "../../../exam/compare.ts";
import { type JudgedRow, judgeRows } from "../../../exam/grade.ts";
import { countOf } from "../../../words/values.ts";
import { aboutExam, examLine, readAnswersAt, readExamFile } from "../../exam-file.ts";
import { type Host, printAnswer, refuse } from "../../host.ts";
import { remarksOn } from "./grade.ts";

export function compareAnswers(
  host: Host,
  file: string,
  paths: readonly [string, string],
  flags: { readonly json?: true },
): number {
  const exam = readExamFile(file);
  if (!exam.ok) return refuse(host, exam.problem);
  const first = readAnswersAt(exam.value, paths[0]);
  if (!first.ok) return refuse(host, first.problem);
  const second = readAnswersAt(exam.value, paths[1]);
  if (!second.ok) return refuse(host, second.problem);
  const { rows } = exam.value;
  const judged = [judgeRows(rows, first.value.answers), judgeRows(rows, second.value.answers)] as const;
  const players = [first.value.player, second.value.player] as const;
  const compared = { moves: comparedBy("move", judged), winners: comparedBy("winner", judged) };
  return printAnswer(host, flags, { exam: aboutExam(exam.value), players, ...compared }, () => [
    examLine(exam.value),
    `${players[0]} less ${players[1]}, with the 95% interval of the difference:`,
    ...comparisonLine("Moves", compared.moves),
    ...comparisonLine("Who wins", compared.winners),
    ...[first.value, second.value].flatMap((named) => remarksOn(rows, named)),
  ]);
}

type Comparison = ReturnType<typeof compareRows>;

function comparedBy(
  ask: JudgedRow["row"]["ask"],
  [first, second]: readonly [readonly JudgedRow[], readonly JudgedRow[]],
): Comparison | null {
  const asked = (rows: readonly JudgedRow[]) => rows.filter(({ row }) => row.ask === ask);
  const compared = compareRows(asked(first), asked(second));
  return compared.rows === 0 ? null : compared;
}

function comparisonLine(title: string, compared: Comparison | null): readonly string[] {
  if (compared === null) return [];
  const { rows, difference, low, high, firstBetter, secondBetter } = compared;
  const [middle, from, to] = [difference, low, high].map((part) => part.toFixed(2));
  const verdict = low > 0 || high < 0 ? "they differ" : "they may be equal";
  return [
    `${title}: skill ${middle} (${from} to ${to}), so ${verdict}. Of ${countOf(rows, "row")} the first did better in ${firstBetter}, the second in ${secondBetter}.`,
  ];
}
