/** `switchyard exam compare`: two players on the same rows, with the interval of the difference. */

import { compareRows } from "../../../exam/compare.ts";
import { type JudgedRow, judgeRows } from "../../../exam/grade.ts";
import { countOf } from "../../../words/values.ts";
import { aboutExam, examLine, readAnswersAt, readExamFile } from "../../exam-file.ts";
import { type Host, printAnswer } from "../../host.ts";
import { remarksOn } from "./grade.ts";

export function compareAnswers(
  host: Host,
  file: string,
  paths: readonly [string, string],
  flags: { readonly json?: true },
): number {
  const exam = readExamFile(file);
  const first = readAnswersAt(exam, paths[0]);
  const second = readAnswersAt(exam, paths[1]);
  const { rows } = exam;
  const judged = [judgeRows(rows, first.answers), judgeRows(rows, second.answers)] as const;
  const players = [first.player, second.player] as const;
  const compared = { moves: comparedBy("move", judged), winners: comparedBy("winner", judged) };
  return printAnswer(host, flags, { exam: aboutExam(exam), players, ...compared }, () => [
    examLine(exam),
    `${players[0]} minus ${players[1]}, with the 95% interval of the difference:`,
    ...comparisonLine("Moves", compared.moves),
    ...comparisonLine("Who wins", compared.winners),
    ...[first, second].flatMap((named) => remarksOn(rows, named)),
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
