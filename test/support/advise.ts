/** The advisor with every room's jobs. */

import { coachHandlers } from "../../src/computer/advise.ts";
import { answerJob, type Handlers } from "../../src/computer/computer.ts";
import type { Job, JobKind } from "../../src/computer/job.ts";
import type { Game } from "../../src/core/game.ts";
import { lessonHandlers } from "../../src/lessons/lesson.ts";
import * as dealer from "../../src/play/deal.ts";
import { type OpeningHost, openingHandlers } from "../../src/play/open.ts";
import { puzzleHandlers } from "../../src/puzzles/judge.ts";

let ids = 0;

/** Opened games have the same ids and times in every run. */
const openingHost: OpeningHost = {
  now: () => new Date("2026-11-16T12:00:00Z"),
  newId: () => `opened${++ids}`,
  dealer,
};

export function advise<K extends JobKind>(games: readonly Game[], job: Job<K>, host = openingHost) {
  const handlers: Handlers<JobKind> = {
    ...coachHandlers,
    ...puzzleHandlers,
    ...lessonHandlers,
    ...openingHandlers(host),
  };
  return answerJob<K>(handlers, games, job);
}
