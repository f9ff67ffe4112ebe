/** Solves every row of an exam again, and reports the rows that this program would not have written. */

import type { Game } from "../core/game.ts";
import { listWords } from "../core/text.ts";
import type { Task } from "../solver/task.ts";
import { questionAt, rowOf, setUpRow } from "./question.ts";
import type { ExamRow } from "./row.ts";

export interface RowFault {
  readonly id: string;
  readonly number: number;
  readonly message: string;
}

export function* checkExam(games: readonly Game[], exam: readonly ExamRow[]): Task<readonly RowFault[]> {
  const faults: RowFault[] = [];
  for (const [at, row] of exam.entries()) {
    const message = faultOf(games, row);
    if (message !== undefined) faults.push({ id: row.id, number: at + 1, message });
    yield { unit: "rows", done: at + 1, total: exam.length };
  }
  return faults;
}

function faultOf(games: readonly Game[], row: ExamRow): string | undefined {
  const found = setUpRow(games, row);
  if (!found.ok) return found.problem.message;
  const { game, setup } = found.value;
  const situation = { game, options: setup.options, position: setup.start };
  const question = questionAt(situation);
  if (question === undefined) return "There is nothing to decide in this position.";
  const solved = rowOf(situation, question, row.seed);
  if (solved.id === row.id) return undefined;
  const given = new Map(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]));
  const wrong = Object.entries(solved).filter(([name, value]) => given.get(name) !== JSON.stringify(value));
  const names = wrong.map(([name]) => name).filter((name) => name !== "id");
  return `Solved again, the row differs in ${listWords(names, "and")}.`;
}
