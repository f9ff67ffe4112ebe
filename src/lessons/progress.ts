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

const progressSchema = z.object({
  done: z.record(z.string(), z.array(z.int().check(z.gte(0), z.lte(100)))),
  offered: z.boolean(),
});

export type LessonProgress = Readonly<z.infer<typeof progressSchema>>;

export const noProgress: LessonProgress = { done: {}, offered: false };

export function readProgress(json: unknown): LessonProgress {
  const progress = progressSchema.safeParse(json);
  return progress.success ? progress.data : noProgress;
}

export function doneIn({ done }: LessonProgress, game: string): readonly number[] {
  return Object.hasOwn(done, game) ? (done[game] ?? []) : [];
}

export function withDone(progress: LessonProgress, { id }: Game, done: readonly number[]): LessonProgress {
  return { ...progress, done: { ...progress.done, [id]: [...done] } };
}
