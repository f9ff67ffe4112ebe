/** Loaded with the first job. Long work runs in slices, so that keys still work. */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Handlers } from "../computer/computer.ts";
import type { Answer, Job, JobKind } from "../computer/job.ts";
import type { Game } from "../core/game.ts";
import { type Opening, openGame, openingHandlers } from "../play/open.ts";
import type { Host } from "./host.ts";

type AdvisorHost = Pick<Host, "games" | "now" | "newId">;

export async function adviceOn<K extends JobKind>(host: AdvisorHost, job: Job<K>) {
  const { games } = host;
  const { answerJob, warmUpFor } = await import("../computer/computer.ts");
  const { coachHandlers } = await import("../computer/advise.ts");
  const { timeUpAfter } = await import("../solver/task.ts");
  const dealer = await import("../play/deal.ts");
  const { loadFor } = await import("../lessons/load.ts");
  const { puzzleHandlers } = await import("../puzzles/judge.ts");
  const { lessonHandlers } = await import("../lessons/lesson.ts");
  await loadFor(games, job);
  const openers = openingHandlers({ ...host, dealer });
  const handlers: Handlers<JobKind> = { ...coachHandlers, ...puzzleHandlers, ...lessonHandlers, ...openers };
  return {
    work: warmUpFor(games, job, timeUpAfter(performance)),
    answer: () => answerJob<K>(handlers, games, job),
  };
}

export async function askHere<K extends JobKind>(host: AdvisorHost, job: Job<K>) {
  const { work, answer } = await adviceOn(host, job);
  for (const _progress of work) await nextTurn();
  return answer();
}

/** Only for jobs that cannot fail. */
export async function askAdvisor<K extends JobKind>(
  host: AdvisorHost,
  game: Game,
  job: Job<K>,
): Promise<Answer<K>> {
  const result = await askHere({ ...host, games: [game] }, job);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

export function openGameFor(host: AdvisorHost, opening: Opening) {
  return openGame({ ...host, ask: (job) => askHere(host, job) }, opening);
}
