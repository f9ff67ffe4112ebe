/** The progress in lessons at this machine: a small file beside the puzzles. To lose it costs nothing. */

import { parseJson } from "../../core/text.ts";
import type { Course } from "../../table/lesson/course.ts";
import { type LessonProgress, readProgress, withCourse } from "../../table/lesson/progress.ts";
import type { Host } from "../host.ts";

const name = "lessons";

export function lessonProgress(host: Host): LessonProgress {
  const text = host.puzzles().read(name);
  return readProgress(text.ok ? parseJson(text.value) : undefined);
}

export function keepProgress(host: Host, progress: LessonProgress): void {
  host.puzzles().put(name, `${JSON.stringify(progress)}\n`);
}

/** Keeps which steps are done. Whoever is in a lesson need not be offered one. */
export function keepCourse(host: Host, course: Course): undefined {
  keepProgress(host, { ...withCourse(lessonProgress(host), course), offered: true });
}
