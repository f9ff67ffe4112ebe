/** `switchyard puzzle`: a position with one right move. A wrong answer is refuted, a right one explained. */

import { moveNames } from "../../core/notation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { didYouMean, listWords, quote } from "../../core/text.ts";
import { advise } from "../../players/advise.ts";
import { findPosition, type Job, type PosedPuzzle } from "../../players/job.ts";
import type { Situation } from "../../players/player.ts";
import type { PuzzleResult } from "../../players/puzzle-answers.ts";
import { type Grade, grades } from "../../players/puzzles.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { seedField } from "../flags/fields.ts";
import { readNumber } from "../flags/flags.ts";
import { exitCodes, type Host, print, refuse, widthOf } from "../host.ts";
import { readLines } from "../plain/lines.ts";
import { logPuzzle, puzzleStats, readPuzzles, utcDate } from "../saves/puzzle-log.ts";
import { watchForStop } from "../stop-signals.ts";
import { wrap } from "../text/wrap.ts";

export interface PuzzleFlags {
  readonly daily?: true;
  readonly seed?: string;
  readonly grade?: string;
  readonly json?: true;
}

interface Posed extends PosedPuzzle {
  readonly at: Situation;
  readonly daily: boolean;
  readonly date: string;
}

export async function puzzle(host: Host, id: string | undefined, flags: PuzzleFlags): Promise<number> {
  const posed = pose(host, id, flags);
  if (!posed.ok) return refuse(host, posed.problem);
  if (flags.json) {
    print(host, [JSON.stringify(puzzleMessage(posed.value))]);
    return exitCodes.fine;
  }
  return ask(host, posed.value);
}

function pose(host: Host, id: string | undefined, flags: PuzzleFlags): Result<Posed> {
  const date = utcDate(host);
  const job = readJob(host, id, flags, date);
  const answer = job.ok ? advise(host.games, job.value) : job;
  if (!answer.ok) return answer;
  const { puzzle: posed } = answer.value;
  const at = findPosition(host.games, posed.position);
  const daily = flags.daily === true && id === undefined;
  return at.ok ? ok({ ...posed, at: at.value, daily, date }) : at;
}

function readJob(host: Host, id: string | undefined, flags: PuzzleFlags, date: string): Result<Job<"pose">> {
  if (flags.daily && (flags.seed ?? flags.grade) !== undefined)
    return fail("bad-option", "The daily puzzle is the same for everyone; leave --seed and --grade out.");
  const seed = flags.seed === undefined ? ok(host.newSeed()) : readNumber(seedField, flags.seed);
  if (!seed.ok) return seed;
  const grade = readGrade(flags.grade);
  if (!grade.ok) return grade;
  return ok({
    kind: "pose",
    date: flags.daily ? date : null,
    seed: seed.value,
    game: id ?? null,
    grade: grade.value,
  });
}

function readGrade(text: string | undefined): Result<Grade | null> {
  const grade = grades.find((candidate) => candidate === text) ?? null;
  if (text === undefined || grade !== null) return ok(grade);
  return fail(
    "bad-option",
    `--grade is ${listWords(grades, "or")}, not ${quote(text)}.${didYouMean(text, grades)}`,
  );
}

function puzzleMessage({ position, value, grade, depth, answer, at }: Posed) {
  return { ...position, value, grade, depth, legal: moveNames(at.game, at.position), answer };
}

async function ask(host: Host, posed: Posed): Promise<number> {
  const watch = watchForStop(host);
  const lines = readLines(host.input);
  const { game, position } = posed.at;
  const title = posed.daily ? `The puzzle of ${posed.date}` : "A puzzle";
  say(host, [
    `${title}: ${game.title}, ${posed.position.key} (${posed.grade})`,
    "",
    ...dialogueOf(game).standing(position),
    ...lastWords(posed),
  ]);
  say(host, [posed.task, "Type a move, or: hint, moves, solution, quit."]);
  try {
    return await untilSolved(host, posed, () => Promise.race([lines.next(), watch.stopped]));
  } finally {
    watch.release();
    host.input.destroy();
  }
}

async function untilSolved(
  host: Host,
  posed: Posed,
  nextLine: () => Promise<IteratorResult<string> | number>,
): Promise<number> {
  for (let tries = 1; ; ) {
    host.output.write("Your move: ");
    const read = await nextLine();
    if (!host.input.isTTY) host.output.write("\n");
    if (typeof read === "number") return read;
    if (read.done === true) return exitCodes.stopped;
    const done = answer(host, posed, read.value.trim(), tries);
    if (done === "done") return exitCodes.fine;
    if (done === "wrong") tries++;
  }
}

/** What may be done in this position, where the board alone does not say it. */
function lastWords({ at: { game, position } }: Posed): readonly string[] {
  return [`Legal moves: ${moveNames(game, position).join(", ")}`, ""];
}

/** wrong: a legal move that is not the one. again: nothing that counts as an answer. */
function answer(host: Host, posed: Posed, text: string, tries: number): "done" | "wrong" | "again" {
  const { game, position } = posed.at;
  switch (text.toLowerCase()) {
    case "quit":
      return "done";
    case "hint":
      say(host, [posed.hint]);
      return "again";
    case "moves":
      say(host, lastWords(posed).slice(0, 1));
      return "again";
    case "solution":
      say(host, [judge(host, posed, posed.answer).text.replace(" is right", " it is")]);
      return "done";
    default: {
      const move = game.parseMove(position, text);
      if (!move.ok) say(host, [move.problem.message]);
      return move.ok ? answerMove(host, posed, game.formatMove(position, move.value), tries) : "again";
    }
  }
}

function judge(host: Host, { position }: Posed, move: string): PuzzleResult {
  const judged = advise(host.games, { kind: "judge", position, move });
  if (!judged.ok) throw new Error(judged.problem.message);
  return judged.value;
}

function answerMove(host: Host, posed: Posed, move: string, tries: number): "done" | "wrong" {
  const { right, text } = judge(host, posed, move);
  say(host, [text]);
  if (!right) return "wrong";
  const { daily, date, position } = posed;
  const logged = logPuzzle(host, { date, game: position.game, key: position.key, daily, tries });
  if (!logged.ok) say(host, [`Note: this cannot be saved: ${logged.problem.message}.`]);
  const { streak } = puzzleStats(readPuzzles(host), date);
  if (daily) say(host, [streak === 1 ? "1 day in a row." : `${streak} days in a row.`]);
  return "done";
}

function say(host: Host, lines: readonly string[]): void {
  const width = widthOf(host);
  print(
    host,
    lines.flatMap((line) => (line.length > width ? wrap(line, width, "") : [line])),
  );
}
