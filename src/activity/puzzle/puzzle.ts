/** A puzzle as an activity: an answer is judged by the advisor, and a puzzle that is solved is kept. */

import type { Answer } from "../../players/job.ts";
import { type Grade, grades } from "../../players/puzzles/puzzle.ts";
import { withAttempt } from "../../table/puzzle/mistakes.ts";
import {
  applyJudgement,
  awaitJudgement,
  giveHint,
  isClean,
  judgeJob,
  type PuzzleSource,
  type PuzzleTable,
  slipsIn,
  solvedPuzzle,
  sourceAfter,
  toggleMark,
  tryAgain,
} from "../../table/puzzle/play.ts";
import { readChoices } from "../../table/puzzle/read.ts";
import { choicesText } from "../../table/puzzle/words.ts";
import {
  type Ask,
  type Kind,
  leave,
  type Opener,
  open,
  openWith,
  type Runs,
  type SharedRuns,
  type Step,
  step,
} from "../contract.ts";
import { keepSlips } from "../notebook.ts";
import { type Outside, today } from "../outside.ts";
import { puzzleCommands } from "./commands.ts";
import { type PuzzleState, pose, streakNote } from "./open.ts";
import { puzzleScene } from "./scene.ts";
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
};

/** A puzzle from a source, and everything that comes after it. */
export function puzzleFrom(source: PuzzleSource): Opener {
  return openWith(puzzle, (outside) => pose(outside, source));
}

/** One answer is judged at once; those of a set are marked. */
export function choosePuzzle<S extends PuzzleTable>(state: S, name: string): Step<S> {
  if (state.puzzle.phase !== "asked") return step(state);
  if (state.puzzle.decision.ask === "one") return judge(state, [name]);
  return step({ ...toggleMark(state, name), typed: "", said: "", problem: "" });
}

/** A text names the whole answer. After a solved puzzle, it asks for the next one. */
function readAtPuzzle(state: PuzzleState, text: string): Step<PuzzleState> {
  return state.puzzle.phase === "solved" ? goOn(state) : readAnswer(state, text);
}

export function readAnswer<S extends PuzzleTable>(state: S, text: string): Step<S> {
  const asked = tryAgain(state);
  const given = readChoices(asked, text);
  if (!given.ok) return step({ ...asked, problem: given.problem.message });
  const { choices } = asked.puzzle.decision;
  return judge(
    asked,
    choices.filter((choice) => given.value.includes(choice)),
  );
}

function judge<S extends PuzzleTable>(state: S, given: readonly string[]): Step<S> {
  const waiting = awaitJudgement({ ...state, preview: null, typed: "", problem: "", said: "" });
  return step(waiting, { kind: "ask", job: judgeJob(state, given), about: state.puzzle.base });
}

export function judged<S extends PuzzleTable>(state: S, { job, about }: Ask, answer: Answer): Step<S> {
  const waits = state.puzzle.phase === "waiting" && state.puzzle.base === about;
  if (!waits || job.kind !== "judge" || answer.kind !== "judge") return step(state);
  return step(applyJudgement(state, job.given, answer));
}

/** What can be done about the question itself. */
export const questionRuns: SharedRuns<PuzzleTable> = {
  again: (state) => step(tryAgain(state)),
  submit: (state) => judge(state, state.puzzle.marked),
  hint: (state) => step(giveHint(state)),
  solution: (state) => step(showSolution(state)),
  moves: (state) => step({ ...state, said: choicesText(state), problem: "" }),
};

const runs: Runs<PuzzleState> = {
  ...questionRuns,
  next: (state) => goOn(state),
  otherGame: (state) =>
    step(
      state,
      open((outside) => puzzleFrom(otherGame(state, outside))(outside)),
    ),
  otherGrade: (state) => goOn(state, { grade: nextGrade(state.puzzle.source.grade), mine: false }),
  share: (state) => step(state, { kind: "share", text: puzzleScene(state).share?.shown ?? "" }),
  leave: (state) => (state.puzzle.phase === "refuted" ? step(tryAgain(state)) : step(state, leave(false))),
};

function showSolution<S extends PuzzleTable>(state: S): S {
  const said = state.puzzle.decision.hints.at(-1) ?? "";
  return { ...state, said, problem: "", puzzle: { ...state.puzzle, helped: true } };
}

function goOn(state: PuzzleState, chosen: Partial<PuzzleSource> = {}): Step<PuzzleState> {
  const source = { ...sourceAfter(state.puzzle), ...chosen };
  return step({ ...state, problem: "" }, open(puzzleFrom(source)));
}

/** The next of the games; behind the last stands any. */
function otherGame({ puzzle }: PuzzleState, { games }: Outside): PuzzleSource {
  const { game } = puzzle.source;
  const next = game === null ? 0 : games.findIndex(({ id }) => id === game) + 1;
  return { ...sourceAfter(puzzle), mine: false, game: games[next]?.id ?? null };
}

function nextGrade(current: Grade | null): Grade | null {
  return grades[current === null ? 0 : grades.indexOf(current) + 1] ?? null;
}

function followPuzzle(before: PuzzleState | undefined, after: PuzzleState): Step<PuzzleState> {
  const { phase } = after.puzzle;
  if (before === undefined || before.puzzle.phase === phase) return step(after);
  const keep = phase === "refuted" ? keepWrong : phase === "solved" ? keepSolved : undefined;
  if (keep === undefined) return step(after);
  return step(after, { kind: "keep", keep: (outside) => keep(outside, after) });
}

function keepWrong({ notebook }: Outside, state: PuzzleTable): readonly string[] {
  const { date } = state.puzzle.source;
  if (date !== null) keepSlips(notebook, date, slipsIn(state));
  return [];
}

/** What it adds up to is told. */
function keepSolved(outside: Outside, state: PuzzleTable): readonly string[] {
  const { notebook } = outside;
  const { source, posed } = state.puzzle;
  const logged = notebook.addSolved(solvedPuzzle(state, today(outside)));
  if (!logged.ok) return [`Could not save this: ${logged.problem.message}.`];
  if (source.date !== null) keepSlips(notebook, source.date, 0);
  if (source.date !== null) return [streakNote(outside)];
  if (!source.mine) return [];
  const clean = isClean(state);
  const kept = notebook.changeMistakes((known) => withAttempt(known, posed, clean, today(outside)));
  return kept.ok ? [] : [kept.problem.message];
}
