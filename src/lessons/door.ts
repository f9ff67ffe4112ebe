import type { Game } from "../core/game.ts";
import { type Door, lazyOpener } from "../play/contract.ts";

export const lessonDoor: Door<Game> = {
  title: "Lesson",
  path: "learn",
  words: ["learn"],
  open: (game) => lazyOpener(async () => (await import("./activity.ts")).lessonOf(game)),
};
