import * as z from "zod/mini";
import {
  addDecisions,
  type Decisions,
  meanSkill,
  noDecisions,
  type Skill,
  skillOf,
  sum,
} from "../../computer/skill.ts";
import { wholeSchema } from "../../core/record-reader.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { parseJson } from "../../core/text.ts";
import { wilson } from "../arena/report.ts";
import { readAnswer } from "../protocol/reply.ts";
import { depthBand, depthBands, type ExamRow, judge } from "./row.ts";

export type Grades = ReturnType<typeof grade>;
export type Answers = ReturnType<typeof answersIn>;

const orElse = z.catch;
const answerSchema = z.object({
  id: z.string(),
  /** A move such as 3 may be a JSON number. */
  answer: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  // Other programs may count retries and tokens in their own way, so counts that don't fit are ignored.
  retries: orElse(wholeSchema, 0),
  usage: orElse(
    z.optional(z.object({ prompt_tokens: wholeSchema, completion_tokens: wholeSchema })),
    undefined,
  ),
});

export function readAnswers(content: string): Result<Answers> {
  const answers: z.infer<typeof answerSchema>[] = [];
  for (const [at, text] of content.split("\n").entries()) {
    if (text.trim() === "") continue;
    const answer = answerSchema.safeParse(parseJson(text)).data;
    if (answer === undefined)
      return fail(
        "bad-record",
        `Line ${at + 1} isn't an answer. Write it like {"id":"0123456789abcdef","answer":"3-4"}.`,
      );
    answers.push(answer);
  }
  return ok(answersIn(answers));
}

function answersIn(answers: readonly z.infer<typeof answerSchema>[]) {
  const byId = new Map<string, string>();
  for (const { id, answer } of answers) if (!byId.has(id)) byId.set(id, answer);
  const usage = answers.flatMap((each) => each.usage ?? []);
  return {
    byId,
    /** Answers to a row that was already answered. They don't count. */
    repeated: answers.length - byId.size,
    retries: sum(answers, ({ retries }) => retries),
    tokens:
      usage.length === 0
        ? null
        : {
            prompt: sum(usage, (each) => each.prompt_tokens),
            completion: sum(usage, (each) => each.completion_tokens),
          },
  };
}

type JudgedRow = ReturnType<typeof judgeRows>[number];

export function judgeRows(exam: readonly ExamRow[], { byId }: Answers) {
  return exam.map((row) => {
    const text = byId.get(row.id);
    const read = text === undefined ? undefined : readAnswer(text, row.legal);
    const answer = read === undefined || read.kind === "unreadable" ? null : read.answer;
    const decision = judge(row, read?.kind === "legal" ? answer : null);
    return { row, reading: read?.kind ?? ("missing" as const), answer, decision };
  });
}

export function grade(exam: readonly ExamRow[], answers: Answers) {
  const { byId, repeated, retries } = answers;
  const ids = new Set(exam.map(({ id }) => id));
  const judged = judgeRows(exam, answers);
  const count = (isMeant: (row: JudgedRow) => boolean) => judged.filter(isMeant).length;
  const share = (isMeant: (row: JudgedRow) => boolean) => wilson(count(isMeant), judged.length);
  return {
    rows: judged.length,
    skill: skillsOf(exam, judged),
    /** The parts of the exam without any answer. Their skill would mean nothing. */
    silent: parts.filter((part) => {
      const rows = rowsOf(part, exam, judged);
      return rows.length > 0 && rows.every(isMissing);
    }),
    right: share(({ reading, decision }) => reading === "legal" && decision.lost === 0),
    illegal: share(({ reading }) => reading === "illegal"),
    unreadable: share(({ reading }) => reading === "unreadable"),
    missing: count(isMissing),
    repeated,
    retries,
    foreign: [...byId.keys()].filter((id) => !ids.has(id)).length,
  };
}

function isMissing({ reading }: JudgedRow): boolean {
  return reading === "missing";
}

interface DecidedRow {
  readonly row: ExamRow;
  readonly decision: Decisions;
}

/** The parts are: games with deep positions, games in which two plies are enough, and questions about who wins. */
export const parts = ["ahead", "reply", "winners"] as const;
export type Part = (typeof parts)[number];

const shallow = depthBands[0];

export function rowsOf<R extends DecidedRow>(
  part: Part,
  exam: readonly ExamRow[],
  rows: readonly R[],
): readonly R[] {
  if (part === "winners") return rows.filter(({ row }) => row.ask === "winner");
  const isDeep = ({ ask, depth }: ExamRow) => ask === "move" && depthBand(depth) !== shallow;
  const deep = new Set(exam.filter(isDeep).map(({ game }) => game));
  return rows.filter(({ row }) => row.ask === "move" && deep.has(row.game) === (part === "ahead"));
}

/** A part's skill is the mean of its games' skills, so every game counts the same. */
export function skillsOf(exam: readonly ExamRow[], rows: readonly DecidedRow[]) {
  const ahead = rowsOf("ahead", exam, rows);
  const byDepth = skillsBy(ahead, depthBands, ({ row }) => depthBand(row.depth));
  const part = (name: Part) => meanSkill(Object.values(skillsByGame(rowsOf(name, exam, rows))));
  return {
    ahead: part("ahead"),
    /** The largest depth up to which skill stays above a half. */
    sees: depthSeen(byDepth),
    reply: part("reply"),
    winners: part("winners"),
    byGame: skillsByGame(rows),
    byDepth,
  };
}

function depthSeen(byDepth: Readonly<Partial<Record<string, Skill>>>): string {
  const asked = depthBands.filter((band) => byDepth[band] !== undefined);
  const end = asked.findIndex((band) => (byDepth[band]?.value ?? 0) <= 1 / 2);
  const band = asked.at(end === -1 ? -1 : end - 1);
  if (end === 0 || band === undefined) return "0";
  return band === depthBands.at(-1) ? band : (band.split(" ").at(-1) ?? band);
}

function skillsByGame(rows: readonly DecidedRow[]) {
  return skillsBy(rows, [...new Set(rows.map(({ row }) => row.game))], ({ row }) => row.game);
}

function skillsBy(
  rows: readonly DecidedRow[],
  names: readonly string[],
  nameOf: (one: DecidedRow) => string,
): Readonly<Record<string, Skill>> {
  const decisions = new Map<string, Decisions>();
  for (const one of rows)
    decisions.set(nameOf(one), addDecisions(decisions.get(nameOf(one)) ?? noDecisions, one.decision));
  const known = names.map((name) => [name, decisions.get(name)] as const);
  return Object.fromEntries(
    known.flatMap(([name, all]) => (all === undefined ? [] : [[name, skillOf(all)]])),
  );
}
