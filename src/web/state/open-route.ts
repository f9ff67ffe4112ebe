/** What an address opens. Puzzles, sprints and lessons are loaded with the first of each. */

import type { Opener } from "../../activity/contract.ts";
import type { Game } from "../../core/game.ts";
import type { PuzzleChoice } from "./places.ts";
import type { PuzzleRoute, Route } from "./route.ts";

type LessonRoute = Extract<Route, { readonly game: Game }>;

export async function openRoute(route: PuzzleRoute | LessonRoute, chosen: PuzzleChoice): Promise<Opener> {
  if (route.view !== "puzzle") return (await import("../../activity/lesson/lesson.ts")).lessonOf(route.game);
  const { daily, date = "today", mine = false, sprint } = route;
  if (sprint !== undefined) {
    const { sprintOf } = await import("../../activity/sprint/sprint.ts");
    return sprintOf({ game: chosen.game, minutes: sprint });
  }
  const { puzzleFrom } = await import("../../activity/puzzle/puzzle.ts");
  const any = { game: null, grade: null, date: null, mine };
  return puzzleFrom(daily ? { ...any, date } : mine ? any : { ...any, ...chosen });
}
