/** Puzzles at this machine: posed, judged, and kept. */

import { fail, ok, type Result } from "../../core/result.ts";
import { advise } from "../../players/advise.ts";
import type { PositionName } from "../../players/job.ts";
import { dueMistakes, nothingDueText, withAttempt } from "../../table/puzzle/mistakes.ts";
import {
  applyJudgement,
  isClean,
  judgeJob,
  openPuzzle,
  type PuzzleSource,
  type PuzzleTable,
  poseJob,
  solvedPuzzle,
} from "../../table/puzzle/play.ts";
import { answersOf, puzzleStats, solvedDaily, streakText } from "../../table/puzzle/solved.ts";
import { shareLine, spokenShareLine } from "../../words/share-line.ts";
import type { Face } from "../face.ts";
import type { Host } from "../host.ts";
import { changeMistakes, logPuzzle, readPuzzles, utcDate } from "../saves/puzzle-log.ts";

/** A daily puzzle that was solved before says so in its notes. */
export function poseHere(
  host: Host,
  asked: PuzzleSource,
  face: Face,
  seed = host.newSeed(),
): Result<PuzzleTable> {
  const today = utcDate(host);
  const source = asked.date === "today" ? { ...asked, date: today } : asked;
  const mistake = source.mine ? dueMistake(host) : ok(null);
  if (!mistake.ok) return mistake;
  const job = poseJob(source, { today, seed, mistake: mistake.value });
  const posed = advise(host.games, job);
  const table = posed.ok ? openPuzzle(host.games, posed.value.puzzle, source) : posed;
  if (!table.ok || source.date === null) return table;
  return ok({ ...table.value, notes: dailyNotes(host, source.date, face) });
}

/** The position of the own mistake that has waited longest. */
function dueMistake(host: Host): Result<PositionName> {
  const mistakes = changeMistakes(host, (known) => known);
  if (!mistakes.ok) return mistakes;
  const mistake = dueMistakes(mistakes.value, utcDate(host)).at(-1);
  return mistake === undefined ? fail("not-found", nothingDueText(mistakes.value)) : ok(mistake.position);
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
  if (judged.puzzle.phase !== "solved") return judged;
  return { ...judged, notes: keepSolved(host, judged, face) };
}

function keepSolved(host: Host, table: PuzzleTable, face: Face): readonly string[] {
  const today = utcDate(host);
  const { source, posed } = table.puzzle;
  const logged = logPuzzle(host, solvedPuzzle(table, today));
  if (!logged.ok) return [`Could not save this: ${logged.problem.message}.`];
  if (source.date !== null) return dailyNotes(host, source.date, face);
  if (!source.mine) return [];
  const kept = changeMistakes(host, (known) => withAttempt(known, posed, isClean(table), today));
  return kept.ok ? [] : [`Could not save this: ${kept.problem.message}.`];
}

/** The line to share and the streak, once a daily puzzle is solved; nothing before. */
function dailyNotes(host: Host, date: string, face: Face): readonly string[] {
  const puzzles = readPuzzles(host);
  const solved = solvedDaily(puzzles, date);
  if (solved === undefined) return [];
  const line = (face === "spoken" ? spokenShareLine : shareLine)(date, answersOf(solved));
  return [line, streakText(puzzleStats(puzzles, utcDate(host)))];
}
