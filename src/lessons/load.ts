/** The lessons that games load only when one is opened; after `loadFor`, the advisor has them. */

import type { Game } from "../core/game.ts";
import type { GameLesson } from "../core/lesson.ts";

const lessons = new WeakMap<Game, GameLesson>();

export async function loadFor(
  games: readonly Game[],
  job: { readonly kind: string; readonly game?: unknown },
): Promise<void> {
  if (job.kind !== "lesson" && job.kind !== "check-statement") return;
  const game = games.find(({ id }) => id === job.game);
  const lesson = await game?.lesson?.();
  if (game !== undefined && lesson !== undefined) lessons.set(game, lesson);
}

export function loadedLesson(game: Game): GameLesson | undefined {
  return lessons.get(game);
}
