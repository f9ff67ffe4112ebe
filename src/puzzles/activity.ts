/** A puzzle as an activity: the advisor judges each answer, and solved puzzles are kept. */

import {
  activityOpener,
  type Kind,
  leave,
  type Opener,
  type Runs,
  type Step,
  step,
  wantOpened,
} from "../play/contract.ts";
import { type Outside, today } from "../play/outside.ts";
import { isPassed, nextText } from "./calendar.ts";
import { withAttempt } from "./mistakes.ts";
import { keepAttempt, keepSolvedName, type PuzzleState, pose, solvedPuzzle, streakNote } from "./open.ts";
import { anyPuzzle, type PuzzleSource, sourceAfter, tryAgain } from "./play.ts";
import { type Grade, grades } from "./puzzle.ts";
import { choosePuzzle, judged, questionRuns, readAnswer } from "./question.ts";
import { puzzleCommands, puzzleScene } from "./scene.ts";
import { promptPuzzle, tellPuzzle } from "./tell.ts";

export const puzzle: Kind<PuzzleState> = {
  scene: puzzleScene,
  commands: puzzleCommands,
  choose: choosePuzzle,
  read: readAtPuzzle,
  runs: () => runs,
  answered: judged,
  follow: followPuzzle,
  tell: tellPuzzle,
  prompt: promptPuzzle,
  tick: tickPuzzle,
};

export function puzzleFrom(source: PuzzleSource): Opener {
  return activityOpener(puzzle, (outside) => pose(outside, source));
}

/** Text is a whole answer; after a solved puzzle it asks for the next. */
function readAtPuzzle(state: PuzzleState, text: string): Step<PuzzleState> {
  return state.puzzle.phase === "solved" ? goOn(state) : readAnswer(state, text);
}

const runs: Runs<PuzzleState> = {
  ...questionRuns,
  next: (state) => goOn(state),
  otherGame: (state) =>
    step(
      state,
      wantOpened((outside) => puzzleFrom(otherGame(state, outside))(outside)),
    ),
  otherGrade: (state) => goOn(state, { grade: nextGrade(state.puzzle.source.grade), mine: false }),
  share: (state) => step(state, { kind: "share", text: puzzleScene(state).share?.shown ?? "" }),
  leave: (state) => (state.puzzle.phase === "refuted" ? step(tryAgain(state)) : step(state, leave(false))),
};

function goOn(state: PuzzleState, chosen: Partial<PuzzleSource> = {}): Step<PuzzleState> {
  const { daily, puzzle } = state;
  const isOut = daily !== null && puzzle.phase === "solved" && isPassed(daily.now, daily.today);
  const source = isOut ? { ...anyPuzzle, date: "today" } : sourceAfter(puzzle);
  return step({ ...state, problem: "" }, wantOpened(puzzleFrom({ ...source, ...chosen })));
}

/** After the last game comes "any". */
function otherGame({ puzzle }: PuzzleState, { games }: Outside): PuzzleSource {
  const { game } = puzzle.source;
  const next = game === null ? 0 : games.findIndex(({ id }) => id === game) + 1;
  return { ...sourceAfter(puzzle), mine: false, game: games[next]?.id ?? null };
}

function nextGrade(current: Grade | null): Grade | null {
  return grades[current === null ? 0 : grades.indexOf(current) + 1] ?? null;
}

/** Keeps a solved puzzle; keeps the attempt at a daily one from its opening on. */
function followPuzzle(before: PuzzleState | undefined, after: PuzzleState): Step<PuzzleState> {
  const { phase, score } = after.puzzle;
  const keep = (write: typeof keepSolved) =>
    step(after, { kind: "keep", keep: (outside) => write(outside, after) });
  if (phase === "solved")
    return before === undefined || before.puzzle.phase === phase ? step(after) : keep(keepSolved);
  return after.daily === null || score === before?.puzzle.score ? step(after) : keep(keepAttempt);
}

function keepSolved(outside: Outside, state: PuzzleState): readonly string[] {
  const { notebook } = outside;
  const { source, posed } = state.puzzle;
  const logged = notebook.addSolved(solvedPuzzle(state, today(outside)));
  if (!logged.ok) return [`Could not save this: ${logged.problem.message}.`];
  keepSolvedName(notebook, posed);
  keepAttempt(outside, state);
  if (state.daily !== null) return [streakNote(outside)];
  if (!source.mine) return [];
  const { wrong, hints, shown } = state.puzzle.score;
  const clean = wrong === 0 && hints === 0 && !shown;
  const kept = notebook.changeMistakes((known) => withAttempt(known, posed, clean, today(outside)));
  return kept.ok ? [] : [kept.problem.message];
}

/** Changes the state only when the minutes to the next puzzle change. */
function tickPuzzle(state: PuzzleState, ticked: number): Step<PuzzleState> {
  const { daily } = state;
  if (daily === null) return step(state);
  const now = daily.now + ticked - (daily.ticked ?? ticked);
  const isSame = daily.ticked !== null && nextText(now, daily.today) === nextText(daily.now, daily.today);
  return step(isSame ? state : { ...state, daily: { ...daily, now, ticked } });
}
