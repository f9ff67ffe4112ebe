/** The steps of lessons, as they come onto the table: lessons and bets are the advisor's, games are opened as elsewhere. */

import type { Game } from "../../../core/game.ts";
import { exampleSetup } from "../../../core/setup.ts";
import {
  type Course,
  checkJob,
  counterexampleOf,
  counterexampleRequest,
  gameRequest,
  refutingMatch,
  setUpStep,
  stepOf,
} from "../../../table/lesson/course.ts";
import { firstDraft } from "../../../table/lesson/slots.ts";
import type { MatchRequest } from "../../../table/open.ts";
import { puzzleMatch } from "../../../table/puzzle/play.ts";
import { askAdvisor } from "../../advisor.ts";
import type { Host } from "../../host.ts";
import { openLessonGame, poseBet, sure, takeUpCourse } from "../../learn/steps.ts";
import type { Effect, LessonAt, ScreenEvent, TableScene } from "../state.ts";
import { openPuzzleScene, openScene } from "../table/table.ts";

export async function openLesson(host: Host, game: Game): Promise<ScreenEvent> {
  const course = await takeUpCourse(host, game);
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
  if (step?.kind === "bet") return openPuzzleScene(await poseBet(course));
  if (step?.kind === "game") return openGame(host, sure(gameRequest(course, host.newSeed())));
  const match = refutingMatch(course) ?? puzzleMatch({ game, ...placeOf(course) });
  const scene = openScene({ match, notes: [] });
  return step?.kind === "move" ? scene : { ...scene, hand: "nobody" };
}

/** Where the step takes place; where it has no place of its own and the book deals the start, an example of one. */
function placeOf(course: Course) {
  const { game } = course;
  const step = stepOf(course) ?? { kind: "theorem", text: "" };
  const own = setUpStep(course, step);
  const { options, start: position } = own.ok ? own.value : sure(exampleSetup(game));
  return { options, position };
}

async function openGame(host: Host, request: MatchRequest): Promise<TableScene> {
  return openScene(await openLessonGame(host, request));
}

export async function checkStatement(effect: Extract<Effect, { kind: "check" }>): Promise<ScreenEvent> {
  const { course, statement } = effect;
  const verdict = await askAdvisor(course.game, checkJob(course, statement));
  return { kind: "checked", course, statement, verdict };
}

/** The position that refutes the last statement, against the computer. */
export async function openAside(host: Host, lesson: LessonAt): Promise<ScreenEvent | undefined> {
  const example = counterexampleOf(lesson.course);
  if (example === null) return undefined;
  const scene = await openGame(host, counterexampleRequest(lesson.course.game, example, host.newSeed()));
  return { kind: "lesson", scene: { ...scene, lesson: { ...lesson, aside: true } } };
}
