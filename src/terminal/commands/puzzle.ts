/** `switchyard puzzle`: a position with one right move. A wrong answer is refuted, a right one explained. */

import type { Game } from "../../core/game.ts";
import { moveNames } from "../../core/notation.ts";
import { randomFrom } from "../../core/random.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { didYouMean, listWords, quote } from "../../core/text.ts";
import { judge, puzzleHint, taskOf } from "../../players/puzzle-answers.ts";
import { dailyPuzzle, findPuzzle, type Grade, grades, type Puzzle } from "../../players/puzzles.ts";
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

interface Posed {
  readonly puzzle: Puzzle;
  readonly daily: boolean;
  readonly date: string;
}

export async function puzzle(host: Host, id: string | undefined, flags: PuzzleFlags): Promise<number> {
  const posed = pose(host, id, flags);
  if (!posed.ok) return refuse(host, posed.problem);
  if (flags.json) {
    print(host, [JSON.stringify(puzzleMessage(posed.value.puzzle))]);
    return exitCodes.fine;
  }
  return ask(host, posed.value);
}

function pose(host: Host, id: string | undefined, flags: PuzzleFlags): Result<Posed> {
  const game = id === undefined ? undefined : findGame(host.games, id);
  if (game?.ok === false) return game;
  const games = game === undefined ? host.games : [game.value];
  const date = utcDate(host);
  const found = flags.daily ? findDaily(games, date, flags) : findGraded(host, games, flags);
  if (!found.ok) return found;
  return ok({ puzzle: found.value, daily: flags.daily === true && id === undefined, date });
}

function findDaily(games: readonly Game[], date: string, flags: PuzzleFlags): Result<Puzzle> {
  if ((flags.seed ?? flags.grade) !== undefined)
    return fail("bad-option", "The daily puzzle is the same for everyone; leave --seed and --grade out.");
  return orNone(dailyPuzzle(games, date), "daily");
}

function findGraded(host: Host, games: readonly Game[], flags: PuzzleFlags): Result<Puzzle> {
  const seed = flags.seed === undefined ? ok(host.newSeed()) : readNumber(seedField, flags.seed);
  if (!seed.ok) return seed;
  const grade = readGrade(flags.grade);
  if (!grade.ok) return grade;
  const request = grade.value === undefined ? { games } : { games, grade: grade.value };
  return orNone(findPuzzle(request, randomFrom(seed.value)), grade.value ?? "such");
}

function orNone(puzzle: Puzzle | undefined, what: string): Result<Puzzle> {
  return puzzle === undefined ? fail("bad-option", `There is no ${what} puzzle here.`) : ok(puzzle);
}

function readGrade(text: string | undefined): Result<Grade | undefined> {
  const grade = grades.find((candidate) => candidate === text);
  if (text === undefined || grade !== undefined) return ok(grade);
  return fail(
    "bad-option",
    `--grade is ${listWords(grades, "or")}, not ${quote(text)}.${didYouMean(text, grades)}`,
  );
}

function puzzleMessage({ game, options, position, value, grade, depth, answer }: Puzzle) {
  return {
    game: game.id,
    options,
    key: game.key(position),
    toMove: game.toMove(position),
    value,
    grade,
    depth,
    legal: moveNames(game, position),
    answer: game.formatMove(position, answer),
  };
}

async function ask(host: Host, posed: Posed): Promise<number> {
  const watch = watchForStop(host);
  const lines = readLines(host.input);
  const { game, position, grade } = posed.puzzle;
  const title = posed.daily ? `The puzzle of ${posed.date}` : "A puzzle";
  say(host, [
    `${title}: ${game.title}, ${game.key(position)} (${grade})`,
    "",
    ...dialogueOf(game).standing(position),
    ...lastWords(posed),
  ]);
  say(host, [taskOf(posed.puzzle), "Type a move, or: hint, moves, solution, quit."]);
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
function lastWords({ puzzle: { game, position } }: Posed): readonly string[] {
  return [`Legal moves: ${moveNames(game, position).join(", ")}`, ""];
}

/** wrong: a legal move that is not the one. again: nothing that counts as an answer. */
function answer(host: Host, posed: Posed, text: string, tries: number): "done" | "wrong" | "again" {
  const { puzzle: posedPuzzle } = posed;
  const { game, position } = posedPuzzle;
  switch (text.toLowerCase()) {
    case "quit":
      return "done";
    case "hint":
      say(host, [puzzleHint(posedPuzzle)]);
      return "again";
    case "moves":
      say(host, lastWords(posed).slice(0, 1));
      return "again";
    case "solution":
      say(host, [judge(posedPuzzle, posedPuzzle.answer).text.replace(" is right", " it is")]);
      return "done";
    default: {
      const move = game.parseMove(position, text);
      if (!move.ok) say(host, [move.problem.message]);
      return move.ok ? judged(host, posed, move.value, tries) : "again";
    }
  }
}

function judged(host: Host, posed: Posed, move: unknown, tries: number): "done" | "wrong" {
  const { game, position } = posed.puzzle;
  const { right, text } = judge(posed.puzzle, move);
  say(host, [text]);
  if (!right) return "wrong";
  const { daily, date } = posed;
  const logged = logPuzzle(host, { date, game: game.id, key: game.key(position), daily, tries });
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
