/** What an address opens by itself. Puzzles, sprints and lessons are loaded with the first of each. */

import { type Opener, openLater } from "../../activity/contract.ts";
import type { PuzzleChoice } from "./places.ts";
import type { Route } from "./route.ts";

export function openerOf(route: Route, chosen: PuzzleChoice): Opener | null {
  if (route.view === "lesson")
    return openLater(async () => (await import("../../activity/lesson/lesson.ts")).lessonOf(route.game));
  if (route.view !== "puzzle") return null;
  const { kind, detail = "today" } = route;
  if (kind === "sprint") {
    const setting = { game: chosen.game, minutes: Number(detail) || null };
    return openLater(async () => (await import("../../activity/sprint/sprint.ts")).sprintOf(setting));
  }
  const { game, grade } = kind === "endless" ? chosen : { game: null, grade: null };
  const source = { game, grade, date: kind === "today" ? detail : null, mine: kind === "mine" };
  return openLater(async () => (await import("../../activity/puzzle/puzzle.ts")).puzzleFrom(source));
}
