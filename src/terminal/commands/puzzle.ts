/** `switchyard puzzle`: a position with one right move. A wrong answer is refuted, a right one explained. */

import { moveNames } from "../../core/notation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { didYouMean, listWords, mustBe } from "../../core/text.ts";
import { advise } from "../../players/advise.ts";
import { findPosition, type Job, type PosedPuzzle } from "../../players/job.ts";
import type { Situation } from "../../players/player.ts";
import type { PuzzleResult } from "../../players/puzzle-answers.ts";
import { type Grade, grades } from "../../players/puzzles.ts";
import { puzzleStats } from "../../table/puzzle/solved.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { seedField } from "../flags/fields.ts";
import { readNumber } from "../flags/flags.ts";
import { exitCodes, type Host, print, printAnswer, refuse } from "../host.ts";
import { readLines } from "../plain/lines.ts";
import { logPuzzle, readPuzzles, utcDate } from "../saves/puzzle-log.ts";
import { runUntilStopped } from "../stop-signals.ts";

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
  if (flags.json) return printAnswer(host, flags, puzzleMessage(posed.value), () => []);
  return runUntilStopped(host, () => ask(host, posed.value));
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
  return fail("bad-option", mustBe("--grade", listWords(grades, "or"), text) + didYouMean(text, grades));
}

function puzzleMessage({ position, value, grade, depth, answer, at }: Posed) {
  return { ...position, value, grade, depth, legal: moveNames(at.game, at.position), answer };
}

async function ask(host: Host, posed: Posed): Promise<number> {
  const { game, position } = posed.at;
  const title = posed.daily ? `The puzzle of ${posed.date}` : "A puzzle";
  print(host, [
    `${title}: ${game.title}, ${posed.position.key} (${posed.grade})`,
    "",
    ...dialogueOf(game).standing(position),
    legalMoves(posed),
    "",
    posed.task,
    "Type a move, or: hint, moves, solution, quit.",
  ]);
  const lines = readLines(host.input);
  for (let tries = 1; ; ) {
    host.output.write("Your move: ");
    const read = await lines.next();
    if (!host.input.isTTY) host.output.write("\n");
    if (read.done === true) return exitCodes.stopped;
    const result = answerLine(host, posed, read.value.trim(), tries);
    if (result === "done") return exitCodes.fine;
    if (result === "wrong") tries++;
  }
}

/** The board alone does not always say what may be done. */
function legalMoves({ at: { game, position } }: Posed): string {
  return `Legal moves: ${moveNames(game, position).join(", ")}`;
}

/** wrong: a legal move that is not the one. again: nothing that counts as an answer. */
function answerLine(host: Host, posed: Posed, text: string, tries: number): "done" | "wrong" | "again" {
  const { game, position } = posed.at;
  switch (text.toLowerCase()) {
    case "quit":
      return "done";
    case "hint":
      print(host, [posed.hint]);
      return "again";
    case "moves":
      print(host, [legalMoves(posed)]);
      return "again";
    case "solution":
      print(host, [judge(host, posed, posed.answer).text.replace(" is right", " it is")]);
      return "done";
    default: {
      const move = game.parseMove(position, text);
      if (!move.ok) print(host, [move.problem.message]);
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
  print(host, [text]);
  if (!right) return "wrong";
  const { daily, date, position } = posed;
  const logged = logPuzzle(host, { date, game: position.game, key: position.key, daily, tries });
  if (!logged.ok) print(host, [`Note: Could not save this: ${logged.problem.message}.`]);
  const { streak } = puzzleStats(readPuzzles(host), date);
  if (daily) print(host, [streak === 1 ? "1 day in a row." : `${streak} days in a row.`]);
  return "done";
}
