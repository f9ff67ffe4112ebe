/** What an address opens. Puzzles and lessons are loaded with the first of them. */

import type { Opener } from "../../activity/contract.ts";
import type { PuzzleChoice } from "./places.ts";
import type { PuzzleRoute, Route } from "./route.ts";

export function openerOf(route: Route, chosen: PuzzleChoice): Opener | null {
  if (route.view === "puzzle" && route.sprint !== undefined) return sprintAt(route.sprint, chosen);
  if (route.view === "puzzle") return puzzleAt(route, chosen);
  if (route.view !== "lesson") return null;
  const { game } = route;
  return async (outside) => {
    const { lessonOf } = await import("../../activity/lesson/lesson.ts");
    return lessonOf(game)(outside);
  };
}

function sprintAt(minutes: number | null, { game }: PuzzleChoice): Opener {
  return async (outside) => {
    const { sprintOf } = await import("../../activity/sprint/sprint.ts");
    return sprintOf({ game, minutes })(outside);
  };
}

function puzzleAt({ daily, date = "today", mine = false }: PuzzleRoute, chosen: PuzzleChoice): Opener {
  const any = { game: null, grade: null, date: null, mine };
  return async (outside) => {
    const { puzzleFrom } = await import("../../activity/puzzle/puzzle.ts");
    return puzzleFrom(daily ? { ...any, date } : mine ? any : { ...any, ...chosen })(outside);
  };
}
