/** Which steps of which lessons are done, as it is kept; and whether the first lesson was offered. */

import * as z from "zod/mini";
import type { Course } from "./course.ts";

const progressSchema = z.object({
  /** The steps that are done, for each game. */
  done: z.record(z.string(), z.array(z.int().check(z.gte(0), z.lte(100)))),
  offered: z.boolean(),
});

export type LessonProgress = Readonly<z.infer<typeof progressSchema>>;

export const noProgress: LessonProgress = { done: {}, offered: false };

/** What was kept may be damaged; then it is not there. */
export function readProgress(json: unknown): LessonProgress {
  const progress = progressSchema.safeParse(json);
  return progress.success ? progress.data : noProgress;
}

export function doneIn({ done }: LessonProgress, game: string): readonly number[] {
  return Object.hasOwn(done, game) ? (done[game] ?? []) : [];
}

export function withCourse(progress: LessonProgress, { game, done }: Course): LessonProgress {
  return { ...progress, done: { ...progress.done, [game.id]: [...done] } };
}
