/** The steps of lessons, as they come onto the table: lessons and bets are the advisor's, games are opened as elsewhere. */

import type { Game } from "../../../core/game.ts";
import { findStart } from "../../../core/options.ts";
import type { Result } from "../../../core/result.ts";
import { setUp } from "../../../core/setup.ts";
import { lendDealer } from "../../../table/dealer.ts";
import {
  betJob,
  type Course,
  checkJob,
  counterexampleRequest,
  gameRequest,
  openCourse,
  setUpStep,
  stepOf,
} from "../../../table/lesson/course.ts";
import { doneIn } from "../../../table/lesson/progress.ts";
import { firstDraft } from "../../../table/lesson/slots.ts";
import { type MatchRequest, openRequested } from "../../../table/open.ts";
import { anyPuzzle, openPuzzle, puzzleMatch } from "../../../table/puzzle/play.ts";
import { askAdvisor } from "../../advisor.ts";
import type { Host } from "../../host.ts";
import { lessonProgress } from "../../learn/progress.ts";
import type { Effect, LessonAt, ScreenEvent, TableScene } from "../state.ts";
import { openPuzzleScene, openScene } from "../table/table.ts";
import { refutingMatch } from "./lesson.ts";

/** The lesson from the first step that is not done. */
export async function openLesson(host: Host, game: Game): Promise<ScreenEvent> {
  const { lesson } = await askAdvisor(game, { kind: "lesson", game: game.id });
  const course = openCourse(game, lesson, doneIn(lessonProgress(host), game.id));
  return openStep(host, { course, draft: firstDraft, slot: 0, aside: false });
}

export async function openStep(host: Host, lesson: LessonAt): Promise<ScreenEvent> {
  const { course } = lesson;
  if (stepOf(course) === undefined) return { kind: "taught", game: course.game };
  return { kind: "lesson", scene: { ...(await stepScene(host, lesson)), lesson, said: course.said } };
}

async function stepScene(host: Host, { course }: LessonAt): Promise<TableScene> {
  const { game } = course;
  const step = stepOf(course);
  if (step?.kind === "bet") {
    const { puzzle } = await askAdvisor(game, sure(betJob(course)));
    return openPuzzleScene(sure(openPuzzle([game], puzzle, anyPuzzle)));
  }
  if (step?.kind === "game") return openGame(host, sure(gameRequest(course, host.newSeed())));
  const match = refutingMatch(course) ?? puzzleMatch({ game, ...placeOf(course) });
  const scene = openScene({ match, notes: [] });
  return step?.kind === "move" ? scene : { ...scene, hand: "nobody" };
}

/** Where the step takes place; where it has no place of its own and the book deals the start, an example of one. */
function placeOf(course: Course) {
  const { game } = course;
  const [name = "", start] = findStart(game.options) ?? [];
  const step = stepOf(course) ?? { kind: "theorem", text: "" };
  const own = setUpStep(course, step);
  const { options, start: position } = own.ok
    ? own.value
    : sure(setUp(game, { options: { [name]: start?.example ?? "" } }));
  return { options, position };
}

async function openGame(host: Host, request: MatchRequest): Promise<TableScene> {
  const lent = await lendDealer(host, request.game, request.setup);
  return openScene(sure(openRequested(lent, request)));
}

/** Lessons are checked against the rules by tests. */
function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

export async function checkStatement(effect: Extract<Effect, { kind: "check" }>): Promise<ScreenEvent> {
  const { course, statement } = effect;
  return {
    kind: "checked",
    course,
    statement,
    verdict: await askAdvisor(course.game, checkJob(course, statement)),
  };
}

/** The position that refutes the last statement, against the computer. */
export async function openAside(host: Host, lesson: LessonAt): Promise<ScreenEvent | undefined> {
  const { game, tried } = lesson.course;
  const example = tried.at(-1)?.verdict.counterexample ?? null;
  if (example === null) return undefined;
  const scene = await openGame(host, counterexampleRequest(game, example, host.newSeed()));
  return { kind: "lesson", scene: { ...scene, lesson: { ...lesson, aside: true } } };
}
