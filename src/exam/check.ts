/** Solves every row of an exam again, and says which of them are not what this program would have written. */

import type { Game } from "../core/game.ts";
import { findGame, setUp } from "../core/setup.ts";
import { listWords } from "../core/text.ts";
import type { Task } from "../solver/task.ts";
import { questionAt, rowOf } from "./question.ts";
import type { ExamRow } from "./row.ts";

export interface RowFault {
  readonly id: string;
  /** The row's place in the exam, from 1. */
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
  const game = findGame(games, row.game);
  if (!game.ok) return game.problem.message;
  const setup = setUp(game.value, { options: row.options, from: row.key, first: row.seat });
  if (!setup.ok) return setup.problem.message;
  const situation = { game: game.value, options: setup.value.options, position: setup.value.start };
  const question = questionAt(situation);
  if (question === undefined) return "There is nothing to decide in this position.";
  const solved = rowOf(situation, question, row.seed);
  if (solved.id === row.id) return undefined;
  const given = new Map(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]));
  const wrong = Object.entries(solved).filter(([name, value]) => given.get(name) !== JSON.stringify(value));
  const names = wrong.map(([name]) => name).filter((name) => name !== "id");
  return `Solved again, the row differs in ${listWords(names, "and")}.`;
}
