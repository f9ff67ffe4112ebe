/** `switchyard puzzle`: a position and a question about it, on the screen or as a conversation. */

import { fail, ok, type Result } from "../../core/result.ts";
import { didYouMean, listWords, mustBe } from "../../core/text.ts";
import { type Grade, grades } from "../../players/puzzles/puzzle.ts";
import type { PuzzleSource, PuzzleTable } from "../../table/puzzle/play.ts";
import { countOf } from "../../words/values.ts";
import { type Face, type FaceFlags, faceFor } from "../face.ts";
import { seedField } from "../flags/fields.ts";
import { readNumber } from "../flags/flags.ts";
import { exitCodes, type Host, print, printAnswer, refuse } from "../host.ts";
import { converse } from "../plain/talk.ts";
import { poseHere } from "../puzzle/here.ts";
import { changeMistakes } from "../saves/puzzle-log.ts";

export interface PuzzleFlags extends FaceFlags {
  readonly daily?: true;
  readonly date?: string;
  readonly mine?: true;
  readonly clear?: true;
  readonly seed?: string;
  readonly grade?: string;
  readonly json?: true;
}

export async function puzzle(host: Host, id: string | undefined, flags: PuzzleFlags): Promise<number> {
  if (flags.clear) return clearMistakes(host, flags);
  const face = faceFor(host, flags);
  const table = open(host, id, flags, face);
  if (!table.ok && flags.mine && table.problem.code === "not-found")
    return printAnswer(host, flags, { due: 0 }, () => [table.problem.message]);
  if (!table.ok) return refuse(host, table.problem);
  if (flags.json) return printAnswer(host, flags, puzzleMessage(table.value), () => []);
  if (face === "screen") return (await import("../screen/open.ts")).showPuzzle(host, table.value);
  const { talkPuzzle } = await import("../puzzle/dialogue.ts");
  return converse(host, face, (talk) => talkPuzzle(talk, table.value));
}

function clearMistakes(host: Host, { mine }: PuzzleFlags): number {
  if (!mine) return refuse(host, { message: "--clear forgets your own mistakes; give --mine as well." });
  let count = 0;
  const cleared = changeMistakes(host, ({ list, seen }) => {
    count = list.length;
    return { list: [], seen };
  });
  if (!cleared.ok) return refuse(host, cleared.problem, exitCodes.stopped);
  print(host, [`Cleared ${countOf(count, "position")}.`]);
  return exitCodes.fine;
}

function open(host: Host, id: string | undefined, flags: PuzzleFlags, face: Face): Result<PuzzleTable> {
  const source = readSource(id, flags);
  if (!source.ok) return source;
  const seed = flags.seed === undefined ? ok(host.newSeed()) : readNumber(seedField, flags.seed);
  return seed.ok ? poseHere(host, source.value, face, seed.value) : seed;
}

function readSource(id: string | undefined, flags: PuzzleFlags): Result<PuzzleSource> {
  const { daily, date, mine, seed } = flags;
  const dated = daily === true || date !== undefined;
  if (dated && (id ?? seed ?? flags.grade ?? mine) !== undefined)
    return fail("bad-option", "The daily puzzle is the same for everyone; leave everything else out.");
  if (mine && (id ?? seed ?? flags.grade) !== undefined)
    return fail("bad-option", "--mine brings back your own mistakes; leave everything else out.");
  const grade = readGrade(flags.grade);
  if (!grade.ok) return grade;
  const day = dated ? (date ?? "today") : null;
  return ok({ game: id ?? null, grade: grade.value, date: day, mine: mine === true });
}

function readGrade(text: string | undefined): Result<Grade | null> {
  const grade = grades.find((candidate) => candidate === text) ?? null;
  if (text === undefined || grade !== null) return ok(grade);
  return fail("bad-option", mustBe("--grade", listWords(grades, "or"), text) + didYouMean(text, grades));
}

/** With the moves to the end as `depth`, the choices of the first decision as `legal`, and its right answers. */
function puzzleMessage({ puzzle: { posed } }: PuzzleTable) {
  const { decision, ...about } = posed;
  const { choices, answers, ask, onBoard, task } = decision;
  const depth = (posed.value?.kind === "draw" ? undefined : posed.value?.plies) ?? 0;
  return { ...about, depth, task, ask, onBoard, legal: choices, answers, answer: answers[0] };
}
