import type { Game } from "../core/game.ts";
import { lazyOpener, type Opener } from "../play/contract.ts";

/** The way into a lesson, the same on every face. */
export const lessonDoor = {
  title: "Lesson",
  /** Its address on the page; a game follows. */
  path: "learn",
  open: (game: Game): Opener => lazyOpener(async () => (await import("./activity.ts")).lessonOf(game)),
} as const;
