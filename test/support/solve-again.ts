import type { Game } from "../../src/core/game.ts";
import { questionAt, rowOf, setUpRow } from "../../src/measure/exam/question.ts";
import type { ExamRow } from "../../src/measure/exam/row.ts";
import { must } from "./must.ts";

/** Makes the row again from nothing but its position. */
export function solveAgain(games: readonly Game[], row: ExamRow): ExamRow {
  const { situation } = must(setUpRow(games, row));
  const question = questionAt(situation);
  if (question === undefined) throw new Error(`There's nothing to decide in ${row.key}.`);
  return rowOf(situation, question, row.seed, row);
}
