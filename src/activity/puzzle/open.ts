/** Where puzzles come from: the one of a day, one that fits, or a position that the player once gave away. */

import { fail, ok, type Result } from "../../core/result.ts";
import type { PositionName, PuzzleRequest } from "../../players/job.ts";
import { duePositions, nothingDueText } from "../../table/puzzle/mistakes.ts";
import { openPuzzle, type PuzzleSource, type PuzzleTable } from "../../table/puzzle/play.ts";
import {
  answersOf,
  puzzleStats,
  type SolvedPuzzle,
  solvedDaily,
  streakText,
} from "../../table/puzzle/solved.ts";
import { slipsOn } from "../notebook.ts";
import { type Outside, today } from "../outside.ts";

export interface PuzzleState extends PuzzleTable {
  /** What the program is called in the line to share. */
  readonly program: string;
}

export async function pose(outside: Outside, asked: PuzzleSource): Promise<Result<PuzzleState>> {
  const source = asked.date === "today" ? { ...asked, date: today(outside) } : asked;
  const posed = source.mine ? await poseMistake(outside, source) : await poseOne(outside, source, null);
  if (!posed.ok) return posed;
  const state = { ...posed.value, program: outside.program.title };
  const solved = source.date === null ? undefined : solvedDaily(outside.notebook.solved(), source.date);
  return ok(solved === undefined ? state : asSolved(state, solved, outside));
}

/** The daily puzzle that was solved before stands there as solved. */
function asSolved(state: PuzzleState, solved: SolvedPuzzle, outside: Outside): PuzzleState {
  const puzzle = { ...state.puzzle, phase: "solved" as const, answers: answersOf(solved) };
  return { ...state, puzzle, hand: "none", notes: [streakNote(outside)] };
}

export function streakNote(outside: Outside): string {
  return streakText(puzzleStats(outside.notebook.solved(), today(outside)));
}

/** The own mistake that has waited longest. One that cannot be posed, as of a game that is gone, is passed over. */
async function poseMistake(outside: Outside, source: PuzzleSource): Promise<Result<PuzzleTable>> {
  const mistakes = outside.notebook.mistakes();
  if (!mistakes.ok) return mistakes;
  for (const mistake of duePositions(mistakes.value, today(outside), source.after)) {
    const posed = await poseOne(outside, source, mistake);
    if (posed.ok) return posed;
  }
  return fail("not-found", nothingDueText(mistakes.value, today(outside)));
}

async function poseOne(
  outside: Outside,
  source: PuzzleSource,
  mistake: PositionName | null,
): Promise<Result<PuzzleTable>> {
  const posed = await outside.ask({ kind: "pose", request: requestFor(outside, source, mistake) });
  if (!posed.ok) return posed;
  const slips = source.date === null ? 0 : slipsOn(outside.notebook, source.date);
  return openPuzzle(outside.games, posed.value.puzzle, source, slips);
}

function requestFor(
  outside: Outside,
  { game, grade, date }: PuzzleSource,
  mistake: PositionName | null,
): PuzzleRequest {
  if (mistake !== null) return { by: "name", position: mistake, kind: null };
  if (date !== null) return { by: "date", date, today: today(outside) };
  return { by: "seed", seed: outside.newSeed(), game, kind: null, grade };
}
