/** What the terminal's faces of a lesson open alike: the course, the puzzle of a bet, and games. */

import type { Game } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { lendDealer } from "../../table/dealer.ts";
import { betJob, type Course, openCourse } from "../../table/lesson/course.ts";
import { doneIn } from "../../table/lesson/progress.ts";
import { type MatchRequest, type Opened, openRequested } from "../../table/open.ts";
import { anyPuzzle, openPuzzle, type PuzzleTable } from "../../table/puzzle/play.ts";
import { askAdvisor } from "../advisor.ts";
import type { Host } from "../host.ts";
import { lessonProgress } from "./progress.ts";

/** The lesson from the first step that is not done. */
export async function takeUpCourse(host: Host, game: Game): Promise<Course> {
  const { lesson } = await askAdvisor(game, { kind: "lesson", game: game.id });
  return openCourse(game, lesson, doneIn(lessonProgress(host), game.id));
}

export async function poseBet(course: Course): Promise<PuzzleTable> {
  const { puzzle } = await askAdvisor(course.game, sure(betJob(course)));
  return sure(openPuzzle([course.game], puzzle, anyPuzzle));
}

export async function openLessonGame(host: Host, request: MatchRequest): Promise<Opened> {
  return sure(openRequested(await lendDealer(host, request.game, request.setup), request));
}

/** Lessons are checked against the rules by tests. */
export function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
