import type { Game } from "../core/game.ts";
import type { Door } from "../play/contract.ts";
import { lazyOpener } from "../play/step.ts";

export const lessonDoor: Door<Game> = {
  title: "Lesson",
  path: "learn",
  words: ["learn"],
  open: (game) => lazyOpener(async () => (await import("./activity.ts")).lessonOf(game)),
};
