/** Holds answers against the exact values: skill, illegal and unreadable answers, each with its interval, by game and depth. */

import * as z from "zod/mini";
import { wilson } from "../arena/statistics.ts";
import { wholeSchema } from "../core/record-reader.ts";
import { parseJson } from "../core/text.ts";
import { addDecisions, noDecisions, skillOf } from "../players/skill.ts";
import { type ReplyReading, readAnswer } from "../protocol/reply.ts";
import { depthBand, depthBands, type ExamRow, judge } from "./row.ts";

export type Graded = ReturnType<typeof total>;
export type Grades = ReturnType<typeof grade>;

const answerSchema = z.object({
  id: z.string(),
  answer: z.string(),
  retries: z._default(wholeSchema, 0),
});

/** What else a log tells: a server that was started again. */
const eventSchema = z.object({ event: z.enum(["start", "posed"]) });

/** What a file of answers says: the first answer to each row. */
export function readAnswers(content: string) {
  const lines = content.split("\n").map((line, at) => ({ line: at + 1, text: line }));
  const read = lines
    .filter(({ text }) => text.trim() !== "")
    .map(({ line, text }) => ({ line, ...readLine(text) }));
  const byId = new Map<string, string>();
  const answers = read.flatMap(({ answer }) => answer ?? []);
  for (const { id, answer } of answers) if (!byId.has(id)) byId.set(id, answer);
  return {
    byId,
    repeated: answers.length - byId.size,
    retries: answers.reduce((sum, { retries }) => sum + retries, 0),
    starts: read.filter(({ event }) => event === "start").length,
    /** The lines that aren't answers, counted from 1. */
    bad: read
      .filter(({ answer, event }) => answer === undefined && event === undefined)
      .map(({ line }) => line),
  };
}

function readLine(text: string) {
  const json = parseJson(text);
  return { event: eventSchema.safeParse(json).data?.event, answer: answerSchema.safeParse(json).data };
}

interface Judged {
  readonly row: ExamRow;
  /** Null where there is none. */
  readonly reading: ReplyReading | null;
}

export function grade(exam: readonly ExamRow[], answers: ReturnType<typeof readAnswers>) {
  const { byId, repeated, retries, starts } = answers;
  const ids = new Set(exam.map(({ id }) => id));
  const judged = exam.map((row): Judged => {
    const text = byId.get(row.id);
    return { row, reading: text === undefined ? null : readAnswer(text, row.legal) };
  });
  const moves = judged.filter(({ row }) => row.ask === "move");
  const winners = judged.filter(({ row }) => row.ask === "winner");
  const games = [...new Set(exam.map(({ game }) => game))];
  return {
    /** The rows that ask for a move. */
    moves: moves.length === 0 ? null : total(moves),
    /** The rows that ask who wins. */
    winners: winners.length === 0 ? null : total(winners),
    byGame: group(judged, games, ({ row }) => row.game),
    /** Of the rows that ask for a move. */
    byDepth: group(moves, depthBands, ({ row }) => depthBand(row.depth)),
    /** Second answers to a row, and answers to rows that the exam does not have; none of them counts. */
    repeated,
    /** Requests to a model that had to be sent again. */
    retries,
    /** How often the server of a sealed exam was started. */
    starts,
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

function total(judged: readonly Judged[]) {
  const share = (wanted: (one: Judged) => boolean) => wilson(judged.filter(wanted).length, judged.length);
  const decisions = judged.map(({ row, reading }) =>
    judge(row, reading?.kind === "legal" ? reading.answer : null),
  );
  return {
    rows: judged.length,
    skill: skillOf(decisions.reduce(addDecisions, noDecisions)),
    right: share(({ row, reading }) => reading?.kind === "legal" && judge(row, reading.answer).lost === 0),
    illegal: share(({ reading }) => reading?.kind === "illegal"),
    /** Unreadable, or not answered at all. */
    unreadable: share(({ reading }) => reading === null || reading.kind === "unreadable"),
    /** Not answered at all; among the unreadable. */
    missing: judged.filter(({ reading }) => reading === null).length,
  };
}
