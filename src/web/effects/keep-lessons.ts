/** What the browser keeps about lessons: the steps that are done. Another page may have kept something meanwhile. */

import { parseJson } from "../../core/text.ts";
import { type LessonProgress, readProgress, withCourse } from "../../table/lesson/progress.ts";
import { type LessonState, saidAloud } from "../state/lesson.ts";
import type { Store } from "../store.ts";
import type { World } from "./world.ts";

export function readLessons(world: World): LessonProgress {
  return readProgress(parseJson(world.read("lessons") ?? ""));
}

/** Shows the lesson as it is now, keeps what is done, and tells what is new to who listens. */
export function showLesson({ state, world, dispatch }: Store, lesson: LessonState): void {
  const before = state.value.lesson;
  const { course, problem } = lesson;
  if (before?.course.done !== course.done)
    world.write("lessons", JSON.stringify(withCourse(readLessons(world), course)));
  dispatch({ kind: "set", values: { lesson } });
  const [text, was] = problem === "" ? [course.said, before?.course.said] : [problem, before?.problem];
  if (text !== "" && text !== was)
    dispatch({ kind: "say", text: problem === "" ? saidAloud(lesson) : problem });
}
