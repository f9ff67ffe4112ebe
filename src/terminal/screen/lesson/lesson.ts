/** A step of a lesson on the table: what a change of the board means for it, and how it is left. */

import { type Match, moveName } from "../../../core/match.ts";
import { findPosition } from "../../../players/job.ts";
import { type Course, makeMove, passStep, stepOf } from "../../../table/lesson/course.ts";
import { puzzleMatch } from "../../../table/puzzle/play.ts";
import { openGameList } from "../menu/menu.ts";
import { type LessonScene, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";

/** The step's kind; a game that shows a counterexample is one beside the step. */
export function stepKind({ lesson: { course, aside } }: LessonScene) {
  return aside ? "game" : (stepOf(course)?.kind ?? "theorem");
}

/** Only games are played as elsewhere: saved, and looked at again. */
export function isExercise(scene: TableScene): boolean {
  return scene.lesson !== null && stepKind({ ...scene, lesson: scene.lesson }) !== "game";
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

/** The position that refutes the last statement. */
export function refutingMatch({ game, tried }: Course): Match | undefined {
  const example = tried.at(-1)?.verdict.counterexample ?? null;
  const found = example === null ? undefined : findPosition([game], example);
  return found?.ok === true ? puzzleMatch(found.value) : undefined;
}

export function leaveLesson(state: ScreenState, { match }: TableScene, notice = ""): Step {
  if (!state.hasMenu) return step(state, { kind: "quit" });
  return show(state, { ...openGameList(state, "learn", notice), at: match.game.id }, { kind: "list" });
}
