/** Loaded with the first job. Long work runs in slices, so that keys still work. */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Answer, Job, JobKind } from "../computer/job.ts";
import type { Game } from "../core/game.ts";

export async function adviceOn<K extends JobKind>(games: readonly Game[], job: Job<K>) {
  const { advisor, coachHandlers, warmUpFor } = await import("../computer/advise.ts");
  const { timeUpAfter } = await import("../solver/task.ts");
  const { loadFor } = await import("../lessons/load.ts");
  const { puzzleHandlers } = await import("../puzzles/judge.ts");
  const { lessonHandlers } = await import("../lessons/lesson.ts");
  await loadFor(games, job);
  const advise = advisor({ ...coachHandlers, ...puzzleHandlers, ...lessonHandlers });
  return { work: warmUpFor(games, job, timeUpAfter(performance)), answer: () => advise(games, job) };
}

export async function askHere<K extends JobKind>(games: readonly Game[], job: Job<K>) {
  const { work, answer } = await adviceOn(games, job);
  for (const _progress of work) await nextTurn();
  return answer();
}

/** Only for jobs that cannot fail. */
export async function askAdvisor<K extends JobKind>(game: Game, job: Job<K>): Promise<Answer<K>> {
  const result = await askHere([game], job);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
