/** Holds answers against the exact values: skill, illegal and unreadable answers, each with its interval, by game and depth. */

import * as z from "zod/mini";
import { type Interval, wilson } from "../arena/statistics.ts";
import { parseJson } from "../core/text.ts";
import { addDecisions, noDecisions, type Skill, skillOf } from "../players/skill.ts";
import { type Reading, readAnswer } from "./answer.ts";
import { depthBand, depthBands } from "./depth.ts";
import { type ExamRow, judge } from "./row.ts";

export interface Graded {
  readonly rows: number;
  readonly skill: Skill;
  readonly right: Interval;
  readonly illegal: Interval;
  /** Unreadable, or not answered at all. */
  readonly unreadable: Interval;
  /** Not answered at all; among the unreadable. */
  readonly missing: number;
}

export interface Grades {
  /** The rows that ask for a move. */
  readonly moves: Graded | null;
  /** The rows that ask who wins. */
  readonly winners: Graded | null;
  readonly byGame: Readonly<Record<string, Graded>>;
  /** Of the rows that ask for a move. */
  readonly byDepth: Readonly<Record<string, Graded>>;
  /** Second answers to a row, and answers to rows that the exam does not have; none of them counts. */
  readonly repeated: number;
  readonly foreign: number;
}

const answerSchema = z.object({ id: z.string(), answer: z.string() });

/** What a file of answers says: the first answer to each row. */
export interface Answers {
  readonly byId: ReadonlyMap<string, string>;
  readonly repeated: number;
  /** The lines that aren't answers, counted from 1. */
  readonly bad: readonly number[];
}

export function readAnswers(content: string): Answers {
  const byId = new Map<string, string>();
  const bad: number[] = [];
  let repeated = 0;
  for (const [at, line] of content.split("\n").entries()) {
    if (line.trim() === "") continue;
    const parsed = answerSchema.safeParse(parseJson(line));
    if (!parsed.success) bad.push(at + 1);
    else if (byId.has(parsed.data.id)) repeated++;
    else byId.set(parsed.data.id, parsed.data.answer);
  }
  return { byId, repeated, bad };
}

interface Judged {
  readonly row: ExamRow;
  /** Null where there is none. */
  readonly reading: Reading | null;
}

export function grade(exam: readonly ExamRow[], { byId, repeated }: Answers): Grades {
  const ids = new Set(exam.map(({ id }) => id));
  const judged = exam.map((row): Judged => {
    const text = byId.get(row.id);
    return { row, reading: text === undefined ? null : readAnswer(text, row.legal) };
  });
  const moves = judged.filter(({ row }) => row.ask === "move");
  const winners = judged.filter(({ row }) => row.ask === "winner");
  const games = [...new Set(exam.map(({ game }) => game))];
  return {
    moves: moves.length === 0 ? null : total(moves),
    winners: winners.length === 0 ? null : total(winners),
    byGame: group(judged, games, ({ row }) => row.game),
    byDepth: group(moves, depthBands, ({ row }) => depthBand(row.depth)),
    repeated,
    foreign: [...byId.keys()].filter((id) => !ids.has(id)).length,
  };
}

function group(
  judged: readonly Judged[],
  names: readonly string[],
  nameOf: (one: Judged) => string,
): Readonly<Record<string, Graded>> {
  const parts = names.map((name) => [name, judged.filter((one) => nameOf(one) === name)] as const);
  return Object.fromEntries(
    parts.flatMap(([name, part]) => (part.length === 0 ? [] : [[name, total(part)]])),
  );
}

function total(judged: readonly Judged[]): Graded {
  const share = (wanted: (one: Judged) => boolean) => wilson(judged.filter(wanted).length, judged.length);
  const decisions = judged.map(({ row, reading }) =>
    judge(row, reading?.kind === "legal" ? reading.answer : null),
  );
  return {
    rows: judged.length,
    skill: skillOf(decisions.reduce(addDecisions, noDecisions)),
    right: share(({ row, reading }) => reading?.kind === "legal" && judge(row, reading.answer).lost === 0),
    illegal: share(({ reading }) => reading?.kind === "illegal"),
    unreadable: share(({ reading }) => reading === null || reading.kind === "unreadable"),
    missing: judged.filter(({ reading }) => reading === null).length,
  };
}
