/** `switchyard puzzle`: a position and a question about it, on the screen or as a conversation. */

import { advance } from "../../activity/activity.ts";
import { calendarLines, calendarSentences } from "../../activity/puzzle/archive.ts";
import { type PuzzleState, pose } from "../../activity/puzzle/open.ts";
import { puzzle as puzzleKind } from "../../activity/puzzle/puzzle.ts";
import { sprintOf } from "../../activity/sprint/sprint.ts";
import { sprintMinutes } from "../../activity/sprint/state.ts";
import { fail, mapResult, ok, type Result } from "../../core/result.ts";
import { didYouMean, listWords, mustBe } from "../../core/text.ts";
import { type Grade, grades } from "../../players/puzzles/puzzle.ts";
import type { PuzzleSource } from "../../table/puzzle/play.ts";
import { countOf } from "../../words/values.ts";
import { seedField } from "../flags/fields.ts";
import { readGame, readNumber } from "../flags/flags.ts";
import {
  exitCodes,
  type FaceFlags,
  faceFor,
  type Given,
  type Host,
  print,
  printAnswer,
  refuse,
} from "../host.ts";
import { outsideOf } from "../outside.ts";
import { changeMistakes, puzzleOverview } from "../saves/puzzle-log.ts";
import { showActivity, showOpened } from "../show.ts";

type PuzzleFlags = FaceFlags &
  Given<"date" | "seed" | "grade", "daily" | "mine" | "clear" | "archive" | "json">;

export async function puzzle(host: Host, id: string | undefined, flags: PuzzleFlags): Promise<number> {
  if (flags.clear) return clearMistakes(host, flags);
  if (flags.archive) return printArchive(host, flags);
  const posed = await open(host, id, flags);
  if (!posed.ok && flags.mine && posed.problem.code === "not-found")
    return printAnswer(host, flags, { due: 0 }, () => [posed.problem.message]);
  if (!posed.ok) return refuse(host, posed.problem);
  const state = posed.value;
  if (flags.json) return printPosed(host, flags, state);
  return showActivity(host, flags, { kind: puzzleKind, state });
}

export async function sprint(
  host: Host,
  id: string | undefined,
  flags: FaceFlags & Given<"minutes">,
): Promise<number> {
  const game = id === undefined ? ok(null) : readGame(host.games, id);
  const isSpoken = faceFor(host, flags) === "spoken";
  const minutes = readMinutes(flags.minutes ?? (isSpoken ? noClock : "3"));
  if (!game.ok) return refuse(host, game.problem);
  if (!minutes.ok) return refuse(host, minutes.problem);
  return showOpened(host, flags, sprintOf({ game: game.value?.id ?? null, minutes: minutes.value }));
}

const noClock = "none";

function readMinutes(text: string): Result<number | null> {
  const minutes = sprintMinutes.find((each) => String(each) === text);
  if (minutes !== undefined || text === noClock) return ok(minutes ?? null);
  return fail(
    "bad-option",
    mustBe("--minutes", listWords([...sprintMinutes.map(String), noClock], "or"), text),
  );
}

function printArchive(host: Host, flags: PuzzleFlags): number {
  const { calendar } = puzzleOverview(host);
  const isSpoken = faceFor(host, flags) === "spoken";
  return printAnswer(host, flags, calendar, () =>
    isSpoken ? calendarSentences(calendar) : calendarLines(calendar),
  );
}

/** What is printed has the answers, so that a daily puzzle is solved with help from then on. */
function printPosed(host: Host, flags: PuzzleFlags, state: PuzzleState): number {
  const { wants } = advance({ kind: puzzleKind, state }, { kind: "run", id: "solution" });
  for (const want of wants) if (want.kind === "keep") want.keep(outsideOf(host));
  return printAnswer(host, flags, puzzleMessage(state), () => []);
}

function clearMistakes(host: Host, { mine }: PuzzleFlags): number {
  if (!mine) return refuse(host, { message: "--clear forgets your own mistakes; give --mine as well." });
  let count = 0;
  const cleared = changeMistakes(host, ({ list, seen }) => {
    count = list.length;
    return { list: [], seen };
  });
  if (!cleared.ok) return refuse(host, cleared.problem, exitCodes.stopped);
  return print(host, [`Cleared ${countOf(count, "position")}.`]);
}

async function open(host: Host, id: string | undefined, flags: PuzzleFlags): Promise<Result<PuzzleState>> {
  const source = readSource(id, flags);
  return source.ok ? pose(outsideOf(host), source.value) : source;
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
  const source = { game: id ?? null, grade: grade.value, date: day, mine: mine === true };
  if (seed === undefined) return ok(source);
  return mapResult(readNumber(seedField, seed), (number) => ({ ...source, seed: number }));
}

function readGrade(text: string | undefined): Result<Grade | null> {
  const grade = grades.find((candidate) => candidate === text) ?? null;
  if (text === undefined || grade !== null) return ok(grade);
  return fail("bad-option", mustBe("--grade", listWords(grades, "or"), text) + didYouMean(text, grades));
}

/** With the moves to the end as `depth`, the choices of the first decision as `legal`, and its right answers. */
function puzzleMessage({ puzzle: { posed } }: PuzzleState) {
  const { decision, ...about } = posed;
  const { choices, answers, ask, onBoard, task } = decision;
  const depth = (posed.value?.kind === "draw" ? undefined : posed.value?.plies) ?? 0;
  return { ...about, depth, task, ask, onBoard, legal: choices, answers, answer: answers[0] };
}
