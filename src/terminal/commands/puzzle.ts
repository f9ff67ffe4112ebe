/** `switchyard puzzle`: what to play, name or plan in a position. A wrong answer is refuted, a right one explained. */

import { fail, ok, type Result } from "../../core/result.ts";
import { didYouMean, listWords, mustBe } from "../../core/text.ts";
import { advise } from "../../players/advise.ts";
import {
  findPosition,
  type Job,
  type PosedDecision,
  type PosedPuzzle,
  type PuzzleResult,
} from "../../players/job.ts";
import type { Situation } from "../../players/player.ts";
import { type Grade, grades } from "../../players/puzzles/puzzle.ts";
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
  readonly date?: string;
  readonly seed?: string;
  readonly grade?: string;
  readonly json?: true;
}

interface Posed {
  readonly puzzle: PosedPuzzle;
  readonly daily: boolean;
  readonly date: string;
}

export async function puzzle(host: Host, id: string | undefined, flags: PuzzleFlags): Promise<number> {
  const posed = pose(host, id, flags);
  if (!posed.ok) return refuse(host, posed.problem);
  if (flags.json) return printAnswer(host, flags, puzzleMessage(posed.value.puzzle), () => []);
  return runUntilStopped(host, () => ask(host, posed.value));
}

function pose(host: Host, id: string | undefined, flags: PuzzleFlags): Result<Posed> {
  const today = utcDate(host);
  const job = readJob(host, id, flags, today);
  const answer = job.ok ? advise(host.games, job.value) : job;
  if (!answer.ok) return answer;
  const daily = (flags.daily ?? flags.date) !== undefined;
  return ok({ puzzle: answer.value.puzzle, daily, date: flags.date ?? today });
}

function readJob(host: Host, id: string | undefined, flags: PuzzleFlags, today: string): Result<Job<"pose">> {
  if ((flags.daily ?? flags.date) !== undefined) {
    if ((id ?? flags.seed ?? flags.grade) !== undefined)
      return fail(
        "bad-option",
        "The daily puzzle is the same for everyone; leave the game, --seed and --grade out.",
      );
    return ok({ kind: "pose", request: { by: "date", date: flags.date ?? today, today } });
  }
  const seed = flags.seed === undefined ? ok(host.newSeed()) : readNumber(seedField, flags.seed);
  if (!seed.ok) return seed;
  const grade = readGrade(flags.grade);
  if (!grade.ok) return grade;
  const request = { by: "seed", seed: seed.value, game: id ?? null, kind: null, grade: grade.value } as const;
  return ok({ kind: "pose", request });
}

function readGrade(text: string | undefined): Result<Grade | null> {
  const grade = grades.find((candidate) => candidate === text) ?? null;
  if (text === undefined || grade !== null) return ok(grade);
  return fail("bad-option", mustBe("--grade", listWords(grades, "or"), text) + didYouMean(text, grades));
}

function puzzleMessage({ game, options, key, toMove, kind, grade, blind, value, decision }: PosedPuzzle) {
  const { choices: legal, answers } = decision;
  const depth = value !== null && value.kind !== "draw" ? value.plies : undefined;
  return { game, options, key, toMove, kind, grade, blind, value, depth, legal, answers, answer: answers[0] };
}

/** What is asked now: the decision, its position, the moves that led there, and what was said before. */
interface Turn {
  readonly at: Situation;
  readonly decision: PosedDecision;
  readonly played: readonly string[];
  readonly tries: number;
  readonly hinted: number;
}

async function ask(host: Host, posed: Posed): Promise<number> {
  const { puzzle: asked, daily, date } = posed;
  let turn = turnAt(host, asked, { decision: asked.decision, played: [], tries: 1, hinted: 0 });
  const { game } = turn.at;
  print(host, [
    `${daily ? `The puzzle of ${date}` : "A puzzle"}: ${game.title}, ${asked.key} (${asked.grade})`,
    ...standing(turn),
    "Type your answer, or: hint, moves, solution, quit.",
  ]);
  const lines = readLines(host.input);
  for (;;) {
    host.output.write(turn.decision.ask === "set" ? "All of them: " : "Your answer: ");
    const read = await lines.next();
    if (!host.input.isTTY) host.output.write("\n");
    if (read.done === true) return exitCodes.stopped;
    const next = answerLine(host, posed, turn, read.value.trim());
    if (next === "done") return exitCodes.fine;
    turn = next;
  }
}

function turnAt(host: Host, name: PosedPuzzle, rest: Omit<Turn, "at">): Turn {
  const { key, toMove } = rest.decision;
  const at = findPosition(host.games, { ...name, key, toMove });
  if (!at.ok) throw new Error(at.problem.message);
  return { ...rest, at: at.value };
}

function standing({ at: { game, position }, decision }: Turn): readonly string[] {
  return ["", ...dialogueOf(game).standing(position), choiceLine(decision), "", decision.task];
}

/** The board alone does not always say what may be done. */
function choiceLine({ choices, onBoard }: PosedDecision): string {
  return `${onBoard ? "Legal moves" : "Choices"}: ${choices.join(", ")}`;
}

function answerLine(host: Host, posed: Posed, turn: Turn, text: string): Turn | "done" {
  const { decision, hinted } = turn;
  switch (text.toLowerCase()) {
    case "quit":
      return "done";
    case "hint":
      print(host, [decision.hints[hinted] ?? ""]);
      return { ...turn, hinted: Math.min(hinted + 1, decision.hints.length - 1) };
    case "moves":
      print(host, [choiceLine(decision)]);
      return turn;
    case "solution":
      print(host, decision.hints.slice(-1));
      return "done";
    default:
      return answerWith(host, posed, turn, readChoices(turn, text));
  }
}

/** Moves in any form that people type, choices by their names; several of them with commas or spaces between. */
function readChoices({ at: { game, position }, decision }: Turn, text: string): readonly string[] {
  const split = decision.ask === "one" ? [text] : text.split(text.includes(",") ? /\s*,\s*/ : /\s+/);
  return split.map((part) => {
    const move = decision.onBoard ? game.parseMove(position, part) : fail("illegal-move", "");
    if (move.ok) return game.formatMove(position, move.value);
    return decision.choices.find((choice) => choice.toLowerCase() === part.toLowerCase()) ?? part;
  });
}

function answerWith(host: Host, posed: Posed, turn: Turn, given: readonly string[]): Turn | "done" {
  const { puzzle: asked } = posed;
  const judged = advise(host.games, { kind: "judge", puzzle: asked, played: turn.played, given });
  if (!judged.ok) {
    print(host, [judged.problem.message]);
    return turn;
  }
  const { right, text, reply, next } = judged.value;
  print(host, [text, ...refutation(judged.value)]);
  if (!right) return { ...turn, tries: turn.tries + 1 };
  if (next === null || reply === null) return finish(host, posed, turn.tries);
  const played = [...turn.played, ...given, reply];
  const following = turnAt(host, asked, { decision: next, played, tries: turn.tries, hinted: 0 });
  print(host, standing(following));
  return following;
}

function refutation({ refutation: moves }: PuzzleResult): readonly string[] {
  return moves.length < 2 ? [] : [`It could go on like this: ${moves.join(", ")}.`];
}

function finish(host: Host, { puzzle: solved, daily, date }: Posed, tries: number): "done" {
  const logged = logPuzzle(host, { date, game: solved.game, key: solved.key, daily, tries });
  if (!logged.ok) print(host, [`Note: Could not save this: ${logged.problem.message}.`]);
  const { streak } = puzzleStats(readPuzzles(host), date);
  if (daily) print(host, [streak === 1 ? "1 day in a row." : `${streak} days in a row.`]);
  return "done";
}
