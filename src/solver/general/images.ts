/** The positions that a game calls the same as one, and the one that stands for all of them. */

import type { Solvable } from "../../core/game.ts";

/** The position with the smallest key. */
export function representative(game: Solvable, position: unknown): unknown {
  let [best, least] = [position, game.key(position)];
  for (const image of game.symmetries?.(position) ?? []) {
    const key = game.key(image);
    if (key < least) [best, least] = [image, key];
  }
  return best;
}

export function imagesByKey(game: Solvable, position: unknown): ReadonlyMap<string, unknown> {
  const images = [position, ...(game.symmetries?.(position) ?? [])];
  return new Map(images.map((image) => [game.key(image), image]));
}
