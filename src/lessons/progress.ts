/** A player's progress in each lesson. A damaged text counts as missing. */

import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { parseJson } from "../core/text.ts";
import type { KeyValueStore } from "../play/contract.ts";

export function progressIn({ read }: Pick<KeyValueStore, "read">): LessonProgress {
  return readProgress(parseJson(read("lessons") ?? ""));
}

export function keepProgress({ write }: Pick<KeyValueStore, "write">, progress: LessonProgress): void {
  write("lessons", JSON.stringify(progress));
}

const count = z.int().check(z.gte(0), z.lte(100));

/** The steps that are done, how many there are, and the rule that the player found. */
const markSchema = z.object({ done: z.array(count), steps: count, rule: z.string() });

const progressSchema = z.object({ lessons: z.record(z.string(), markSchema) });

export type LessonMark = Readonly<z.infer<typeof markSchema>>;
export type LessonProgress = Readonly<z.infer<typeof progressSchema>>;

export const noProgress: LessonProgress = { lessons: {} };

export function readProgress(json: unknown): LessonProgress {
  const progress = progressSchema.safeParse(json);
  return progress.success ? progress.data : noProgress;
}

export function markOf({ lessons }: LessonProgress, game: string): LessonMark {
  const mark = Object.hasOwn(lessons, game) ? lessons[game] : undefined;
  return mark ?? { done: [], steps: 0, rule: "" };
}

export function withMark(progress: LessonProgress, { id }: Game, mark: LessonMark): LessonProgress {
  return { ...progress, lessons: { ...progress.lessons, [id]: mark } };
}

/** "✓" for a finished lesson, text such as "5/8" for one that's begun, and "" for any other. */
export function markText({ done, steps }: LessonMark): string {
  if (done.length === 0) return "";
  return done.length < steps ? `${done.length}/${steps}` : "✓";
}
