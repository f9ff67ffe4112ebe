/** `switchyard puzzle`: a position and a question about it, on the screen or as a conversation. */

import { didYouMean, listWords, mustBe } from "../../core/text.ts";
import { countOf } from "../../core/words/values.ts";
import { advance } from "../../play/activity.ts";
import { today } from "../../play/step.ts";
import { puzzle as puzzleKind } from "../../puzzles/activity.ts";
import { archiveLines, calendarOf } from "../../puzzles/calendar.ts";
import type { DoorApart } from "../../puzzles/doors.ts";
import { type PuzzleState, pose } from "../../puzzles/open.ts";
import type { PuzzleSource } from "../../puzzles/play.ts";
import { type Grade, grades } from "../../puzzles/puzzle.ts";
import { type Flags, readGame, readNumber, seedField } from "../flags/flags.ts";
import {
  exitCodes,
  type FaceFlags,
  faceFor,
  type Given,
  type Host,
  need,
  print,
  printAnswer,
  Refusal,
} from "../host.ts";
import { changeMistakes, outsideOf, readPuzzles } from "../saves/puzzle-log.ts";
import { unreadableLines } from "../saves/record-list.ts";
import { showActivity, showOpened } from "../show.ts";

type PuzzleFlags = FaceFlags &
  Given<"date" | "seed" | "grade", "daily" | "mine" | "clear" | "archive" | "json">;

export async function puzzle(host: Host, id: string | undefined, flags: PuzzleFlags): Promise<number> {
  if (flags.clear) return clearMistakes(host, flags);
  if (flags.archive) return printArchive(host, flags);
  const posed = await pose(outsideOf(host), readSource(id, flags));
  if (!posed.ok && flags.mine && posed.problem.code === "not-found")
    return printAnswer(host, flags, { due: 0 }, () => [posed.problem.message]);
  const state = need(posed);
  if (flags.json) return printPosed(host, flags, state);
  return showActivity(host, flags, { kind: puzzleKind, state });
}

export async function enterApart(
  host: Host,
  { flag, choices, open }: DoorApart,
  id: string | undefined,
  flags: FaceFlags & Flags,
): Promise<number> {
  const game = id === undefined ? null : need(readGame(host.games, id)).id;
  const details = choices.map(([detail]) => detail);
  const usual = faceFor(host, flags) === "spoken" ? details.at(-1) : details[0];
  const { [flag]: given = usual } = flags;
  const detail = details.find((each) => each === given);
  if (detail === undefined) throw new Refusal(mustBe(`--${flag}`, listWords(details, "or"), String(given)));
  return showOpened(host, flags, open({ game, detail }));
}

function printArchive(host: Host, flags: PuzzleFlags): number {
  const { solved, unreadable } = readPuzzles(host);
  const archive = { ...calendarOf(solved, today(host)), unreadable };
  return printAnswer(host, flags, archive, () => [
    ...archiveLines(archive, faceFor(host, flags) === "spoken"),
    ...unreadableLines(archive),
  ]);
}

/** The output contains the answers, so the daily puzzle counts as solved with help. */
function printPosed(host: Host, flags: PuzzleFlags, state: PuzzleState): number {
  const { wants } = advance({ kind: puzzleKind, state }, { kind: "run", id: "solution" });
  for (const want of wants) if (want.kind === "keep") want.keep(outsideOf(host));
  return printAnswer(host, flags, puzzleMessage(state), () => []);
}

function clearMistakes(host: Host, { mine }: PuzzleFlags): number {
  if (!mine) throw new Refusal("--clear works only with --mine.");
  let count = 0;
  const cleared = changeMistakes(host, ({ list, seen }) => {
    count = list.length;
    return { list: [], seen };
  });
  need(cleared, exitCodes.stopped);
  return print(host, [`Cleared ${countOf(count, "position")}.`]);
}

function readSource(id: string | undefined, flags: PuzzleFlags): PuzzleSource {
  const { daily, date, mine, seed } = flags;
  const dated = daily === true || date !== undefined;
  if (dated && (id ?? seed ?? flags.grade ?? mine) !== undefined)
    throw new Refusal("The daily puzzle is the same for everyone; leave out the other options.");
  if (mine && (id ?? seed ?? flags.grade) !== undefined)
    throw new Refusal("--mine brings back your own mistakes; leave out the other options.");
  const day = dated ? (date ?? "today") : null;
  const source = { game: id ?? null, grade: readGrade(flags.grade), date: day, mine: mine === true };
  return seed === undefined ? source : { ...source, seed: readNumber(seedField, seed) };
}

function readGrade(text: string | undefined): Grade | null {
  const grade = grades.find((candidate) => candidate === text) ?? null;
  if (text === undefined || grade !== null) return grade;
  throw new Refusal(mustBe("--grade", listWords(grades, "or"), text) + didYouMean(text, grades));
}

/** `depth` is the number of moves to the end; `legal` and `answers` belong to the first decision. */
function puzzleMessage({ puzzle: { posed } }: PuzzleState) {
  const { decision, ...about } = posed;
  const { choices, answers, ask, onBoard, task } = decision;
  const depth = (posed.value?.kind === "draw" ? undefined : posed.value?.plies) ?? 0;
  return { ...about, depth, task, ask, onBoard, legal: choices, answers, answer: answers[0] };
}
