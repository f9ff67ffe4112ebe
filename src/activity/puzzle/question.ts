/** A question in the course of a puzzle, a sprint or a lesson: how it is answered, and what help there is. */

import type { Answer } from "../../players/job.ts";
import {
  applyJudgement,
  awaitJudgement,
  giveHint,
  judgeJob,
  type PuzzleTable,
  toggleMark,
  tryAgain,
} from "../../table/puzzle/play.ts";
import { readChoices } from "../../table/puzzle/read.ts";
import { choicesText } from "../../table/puzzle/words.ts";
import { type Ask, type SharedRuns, type Step, step } from "../contract.ts";

/** One answer is judged at once; those of a set are marked. */
export function choosePuzzle<S extends PuzzleTable>(state: S, name: string): Step<S> {
  if (state.puzzle.phase !== "asked") return step(state);
  if (state.puzzle.decision.ask === "one") return judge(state, [name]);
  return step({ ...toggleMark(state, name), typed: "", said: "", problem: "" });
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

/** All hints at once. */
function showSolution<S extends PuzzleTable>(state: S): S {
  return state.puzzle.decision.hints.reduce((hinted) => giveHint(hinted), state);
}
