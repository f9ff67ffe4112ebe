/** A step of a lesson on the table: what a change of the board means for it, and how it is left. */

import type { Game } from "../../../core/game.ts";
import { moveName } from "../../../core/match.ts";
import { type Course, makeMove, passStep, stepOf } from "../../../table/lesson/course.ts";
import { openGameList } from "../menu/menu.ts";
import {
  isLesson,
  type LessonScene,
  type ScreenState,
  type Step,
  show,
  step,
  type TableScene,
} from "../state.ts";

/** The step's kind; a game that shows a counterexample is one beside the step. */
export function stepKind({ lesson: { course, aside } }: LessonScene) {
  return aside ? "game" : (stepOf(course)?.kind ?? "theorem");
}

/** Only games are played as elsewhere: saved, and looked at again. */
export function isExercise(scene: TableScene): boolean {
  return isLesson(scene) && stepKind(scene) !== "game";
}

export function withCourse(scene: LessonScene, course: Course): LessonScene {
  return { ...scene, lesson: { ...scene.lesson, course }, said: course.said, problem: "" };
}

/** A move, a bet that is won and a game that is over end their steps. */
export function followLesson(old: TableScene | undefined, scene: LessonScene): LessonScene {
  const { course, aside } = scene.lesson;
  if (course.passed || aside || old === undefined) return scene;
  switch (stepKind(scene)) {
    case "move":
      return scene.match.moves.length === 0 ? scene : afterMove(old, scene);
    case "bet":
      return scene.puzzle?.phase === "solved" ? withCourse(scene, passStep(course, scene.said)) : scene;
    case "game":
      return scene.match.outcome === null
        ? scene
        : { ...scene, lesson: { ...scene.lesson, course: passStep(course) } };
    case "rule":
    case "theorem":
      return scene;
  }
}

/** A move that the step does not ask for is taken back. */
function afterMove(before: TableScene, after: LessonScene): LessonScene {
  const made = makeMove(after.lesson.course, moveName(after.match, 0));
  return withCourse(
    made.passed ? { ...after, hand: "nobody" } : { ...before, lesson: after.lesson, typed: "" },
    made,
  );
}

/** Back to the list of lessons, where there is one. */
export function closeLesson(state: ScreenState, { id }: Game, notice = ""): Step {
  if (!state.hasMenu) return step(state, { kind: "quit" });
  return show(state, { ...openGameList(state, "learn", notice), at: id }, { kind: "list" });
}
