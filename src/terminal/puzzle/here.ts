/** Puzzles at this machine: posed, judged, and kept. */

import { fail, ok, type Result } from "../../core/result.ts";
import { advise } from "../../players/advise.ts";
import type { PosedPuzzle } from "../../players/job.ts";
import { duePositions, nothingDueText, withAttempt } from "../../table/puzzle/mistakes.ts";
import {
  applyJudgement,
  isClean,
  judgeJob,
  openPuzzle,
  type PuzzleSource,
  type PuzzleTable,
  poseJob,
  slipsIn,
  solvedPuzzle,
} from "../../table/puzzle/play.ts";
import { answersOf, puzzleStats, solvedDaily, streakText } from "../../table/puzzle/solved.ts";
import { shareLine, spokenShareLine } from "../../words/share-line.ts";
import type { Face } from "../face.ts";
import type { Host } from "../host.ts";
import {
  changeMistakes,
  keepSlips,
  logPuzzle,
  readPuzzles,
  readSlips,
  utcDate,
} from "../saves/puzzle-log.ts";

/** A daily puzzle that was solved before says so in its notes. */
export function poseHere(
  host: Host,
  asked: PuzzleSource,
  face: Face,
  seed = host.newSeed(),
): Result<PuzzleTable> {
  const today = utcDate(host);
  const source = asked.date === "today" ? { ...asked, date: today } : asked;
  const posed = source.mine
    ? poseMistake(host, source)
    : advise(host.games, poseJob(source, { today, seed, mistake: null }));
  const slips = source.date === null ? 0 : readSlips(host, source.date);
  const table = posed.ok ? openPuzzle(host.games, posed.value.puzzle, source, slips) : posed;
  if (!table.ok || source.date === null) return table;
  const [line, ...others] = dailyNotes(host, source.date, face);
  return line === undefined ? table : ok({ ...table.value, notes: [`Solved before: ${line}`, ...others] });
}

/** The own mistake that has waited longest. One that cannot be posed, as of a game that is gone, is passed over. */
function poseMistake(host: Host, source: PuzzleSource): Result<{ readonly puzzle: PosedPuzzle }> {
  const mistakes = changeMistakes(host, (known) => known);
  if (!mistakes.ok) return mistakes;
  const today = utcDate(host);
  for (const mistake of duePositions(mistakes.value, today, source.after)) {
    const posed = advise(host.games, poseJob(source, { today, seed: 0, mistake }));
    if (posed.ok) return posed;
  }
  return fail("not-found", nothingDueText(mistakes.value, today));
}

/** The table with the answer judged; a puzzle that is solved is kept, and the notes say what that adds up to. */
export function judgeHere<T extends PuzzleTable>(
  host: Host,
  table: T,
  given: readonly string[],
  face: Face,
): T {
  const result = advise(host.games, judgeJob(table, given));
  if (!result.ok) throw new Error(result.problem.message);
  const judged = applyJudgement(table, given, result.value);
  const { date } = table.puzzle.source;
  if (judged.puzzle.phase === "refuted" && date !== null) keepSlips(host, date, slipsIn(judged));
  if (judged.puzzle.phase !== "solved") return judged;
  return { ...judged, notes: keepSolved(host, judged, face) };
}

function keepSolved(host: Host, table: PuzzleTable, face: Face): readonly string[] {
  const today = utcDate(host);
  const { source, posed } = table.puzzle;
  const logged = logPuzzle(host, solvedPuzzle(table, today));
  if (!logged.ok) return [`Could not save this: ${logged.problem.message}.`];
  if (source.date !== null) keepSlips(host, source.date, 0);
  if (source.date !== null) return dailyNotes(host, source.date, face);
  if (!source.mine) return [];
  const kept = changeMistakes(host, (known) => withAttempt(known, posed, isClean(table), today));
  return kept.ok ? [] : [kept.problem.message];
}

/** The line to share and the streak, once a daily puzzle is solved; nothing before. */
function dailyNotes(host: Host, date: string, face: Face): readonly string[] {
  const puzzles = readPuzzles(host);
  const solved = solvedDaily(puzzles, date);
  if (solved === undefined) return [];
  const line = (face === "spoken" ? spokenShareLine : shareLine)(host.program.title, date, answersOf(solved));
  return [line, streakText(puzzleStats(puzzles, utcDate(host)))];
}
