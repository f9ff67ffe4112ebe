/**
 * A lesson as an activity, a step at a time. A bet works like a puzzle, and a game like any other; their results go to the
 * course, which tracks progress.
 */

import type { Game } from "../../core/game.ts";
import type { Statement } from "../../core/lesson.ts";
import { moveName } from "../../core/match.ts";
import { mapResult } from "../../core/result.ts";
import { listWords } from "../../core/text.ts";
import type { Answer } from "../../players/job.ts";
import { firstLevel } from "../../players/level-names.ts";
import {
  applyBet,
  applyVerdict,
  type Course,
  checkJob,
  giveHint,
  goTo,
  makeMove,
  passStep,
  readStatement,
  refutingMatch,
  stepOf,
} from "../../table/lesson/course.ts";
import { slotsOf } from "../../table/lesson/slots.ts";
import { recommendedRequest } from "../../table/open.ts";
import { playNamed, playTyped, previewMove } from "../../table/play.ts";
import { isOver, openTable } from "../../table/table.ts";
import { sayableLines } from "../../words/statement.ts";
import { typedWords } from "../command.ts";
import {
  type Ask,
  type Kind,
  leave,
  type Opener,
  open,
  openWith,
  type Runs,
  type Step,
  step,
  type Want,
} from "../contract.ts";
import { game, gameRuns, leaveGame } from "../game/game.ts";
import { keepProgress, progressIn, withCourse as withProgress } from "../notebook.ts";
import type { Outside } from "../outside.ts";
import { choosePuzzle, judged, questionRuns, readAnswer } from "../puzzle/question.ts";
import { lessonCommands } from "./commands.ts";
import { lessonScene } from "./scene.ts";
import {
  type BetState,
  isBet,
  isEnd,
  isLostGame,
  type LessonState,
  openExample,
  openLesson,
  openStep,
  stepKind,
  withCourse,
} from "./state.ts";
import { promptLesson, tellLesson } from "./tell.ts";

const lesson: Kind<LessonState> = {
  scene: lessonScene,
  commands: lessonCommands,
  choose: chooseAtLesson,
  read: readAtLesson,
  runs: runsAt,
  decide: (state, yes) => game.decide(state, yes),
  answered: answerAtLesson,
  follow: followLesson,
  tell: tellLesson,
  prompt: promptLesson,
  fill: fillSlot,
};

export function lessonOf(taught: Game): Opener {
  return openWith(lesson, async (outside) =>
    mapResult(await openLesson(outside, taught), (state) => {
      const words = listWords(typedWords(lessonCommands(state)), "or");
      const intro = `Lesson: ${taught.title}. Besides your answers, you can type ${words}.`;
      return { ...state, intro: [intro] };
    }),
  );
}

function openFrom(state: LessonState, find: (outside: Outside) => ReturnType<typeof openStep>) {
  return step(state, open(openWith(lesson, find)));
}

function chooseAtLesson(state: LessonState, name: string): Step<LessonState> {
  if (isBet(state)) return choosePuzzle(state, name);
  const isMove = stepKind(state) === "move" && !state.course.passed;
  return isMove || stepKind(state) === "game" ? step(playNamed(state, name)) : step(state);
}

function readAtLesson(state: LessonState, text: string): Step<LessonState> {
  if (isBet(state)) return readAnswer(state, text);
  const kind = stepKind(state);
  if (kind === "rule") return checkTyped(state, text);
  return step(kind === "theorem" ? readOn(state) : playTyped({ ...state, typed: text }));
}

function readOn(state: LessonState): LessonState {
  if (state.read < state.parts.length) return { ...state, read: state.read + 1 };
  return withCourse(state, passStep(state.course));
}

function checkTyped(state: LessonState, text: string): Step<LessonState> {
  const statement = readStatement(state.course, text);
  if (!statement.ok) return step({ ...state, problem: statement.problem.message });
  return check({ ...state, typed: "", draft: statement.value }, statement.value);
}

function check(state: LessonState, statement: Statement): Step<LessonState> {
  const job = checkJob(state.course, statement);
  return step({ ...state, problem: "" }, { kind: "ask", job, about: state.match });
}

function fillSlot(state: LessonState, slot: number, word: number): LessonState {
  const { vocabulary } = state.course.lesson;
  const chosen = vocabulary === null ? undefined : slotsOf(vocabulary, state.draft)[slot];
  return chosen === undefined ? state : { ...state, draft: chosen.choose(word), typed: "", problem: "" };
}

const ownRuns: Runs<LessonState> = {
  next: (state) =>
    isEnd(state) ? playLearned(state) : goStep(state, goTo(state.course, state.course.at + 1)),
  share: (state) => step(state, { kind: "share", text: lessonScene(state).share?.shown ?? "" }),
  previous: (state) => goStep(state, goTo(state.course, Math.max(0, state.course.at - 1))),
  go: (state, rest) => goStep(state, goTo(state.course, Number(rest) - 1)),
  check: (state) => (state.typed.trim() === "" ? check(state, state.draft) : checkTyped(state, state.typed)),
  example: (state) => openFrom(state, (outside) => openExample(outside, state)),
  resume: (state) => openFrom(state, (outside) => openStep(outside, state.course, state.draft)),
  sayable: (state) => step(state, { kind: "show", title: "Words for a rule", text: sayable(state.course) }),
  theory: readTheory,
  leave: (state) => step(state, leaveLesson(state, false)),
  quit: (state) => step(state, leaveLesson(state, true)),
};

const betRuns: Runs<BetState> = questionRuns;

const gameStepRuns: Runs<LessonState> = {
  ...gameRuns,
  again: (state) => openFrom(state, (outside) => openStep(outside, state.course)),
};

/** As in a game or a puzzle; moves and rules have the lesson's own hints. */
function runsAt(state: LessonState): Runs<LessonState> {
  const kind = stepKind(state);
  return {
    ...(isBet(state) ? betRuns : gameStepRuns),
    ...ownRuns,
    ...(kind === "move" || kind === "rule" ? { hint: hintAt } : {}),
  };
}

/** The move that a hint names is shown on the board. */
function hintAt(state: LessonState): Step<LessonState> {
  const { course } = state;
  const asked = stepOf(course);
  const [named = null] = (asked?.kind === "move" ? asked.moves : undefined) ?? [];
  return step(previewMove(withCourse(state, giveHint(course)), named));
}

function readTheory(state: LessonState): Step<LessonState> {
  const read = { kind: "read", what: "theory", game: state.course.game } as const;
  return step(withCourse(state, passStep(state.course)), read);
}

/** An unfinished game can be resumed, in a lesson or not. */
function leaveLesson(state: LessonState, quit: boolean): Want {
  return stepKind(state) === "game" ? leaveGame(state, quit) : leave(quit);
}

function sayable({ lesson: { vocabulary } }: Course): readonly string[] {
  return vocabulary === null ? [] : sayableLines(vocabulary);
}

/** The summary comes after the last step. */
function goStep(state: LessonState, course: Course): Step<LessonState> {
  const { length } = course.lesson.steps;
  if (stepOf(course) !== undefined || course.at === length)
    return openFrom(state, (outside) => openStep(outside, course));
  return step({ ...state, problem: `There is no such step; choose 1 to ${length}.` });
}

/** The game with its recommended set-up, against the weakest computer. */
function playLearned({ course, ...state }: LessonState): Step<LessonState> {
  const opening = openWith(game, async (outside) => {
    const request = recommendedRequest(course.game, firstLevel, outside.newSeed());
    return mapResult(await outside.open({ kind: "new", request }), openTable);
  });
  return step({ ...state, course }, open(opening));
}

function answerAtLesson(state: LessonState, ask: Ask, answer: Answer): Step<LessonState> {
  if (answer.kind === "check-statement") return step(withVerdict(state, ask, answer));
  if (!isBet(state) || answer.kind !== "judge") return game.answered(state, ask, answer);
  const { state: after } = judged(state, ask, answer);
  return step(after === state ? state : withCourse(after, applyBet(state.course, answer)));
}

/** The board shows the position that refutes the rule. */
function withVerdict(
  state: LessonState,
  { job, about }: Ask,
  verdict: Extract<Answer, { kind: "check-statement" }>,
): LessonState {
  if (job.kind !== "check-statement" || about !== state.match) return state;
  const after = withCourse(state, applyVerdict(state.course, job.statement, verdict));
  return { ...after, match: refutingMatch(after.course) ?? after.match };
}

function followLesson(before: LessonState | undefined, after: LessonState): Step<LessonState> {
  const state = before === undefined ? after : passed(before, after);
  const isNew = before?.course.done !== state.course.done;
  const kept = isNew ? [keepWant(state.course)] : [];
  if (stepKind(state) !== "game") return step(state, ...kept);
  const { wants } = game.follow(before, state);
  return step(state, ...kept, ...wants);
}

/** A move step ends with the move, a game step with the game. */
function passed(before: LessonState, after: LessonState): LessonState {
  const { course, aside, match } = after;
  if (course.passed || aside) return after;
  if (stepKind(after) === "game" && isOver(after))
    return isLostGame(after) ? after : { ...after, course: passStep(course) };
  if (stepKind(after) !== "move" || match.moves.length === 0) return after;
  const made = makeMove(course, moveName(match, 0));
  return withCourse(made.passed ? { ...after, hand: "none" } : { ...before, typed: "" }, made);
}

/** A player who has opened a lesson isn't offered one again. */
function keepWant(course: Course): Want {
  const keep = ({ notebook }: Outside) => {
    keepProgress(notebook, { ...withProgress(progressIn(notebook), course), offered: true });
    return [];
  };
  return { kind: "keep", keep };
}
