/** Loads the advisor's code with the first job. Long work runs in slices, so keys still work. */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Handlers } from "../computer/computer.ts";
import type { Answer, Job, JobKind } from "../computer/job.ts";
import type { Game } from "../core/game.ts";
import { type MatchRequest, openGame, openingHandlers } from "../play/open.ts";
import type { Host } from "./host.ts";

type AdvisorHost = Pick<Host, "games" | "now" | "newId">;

export async function adviceOn<K extends JobKind>(host: AdvisorHost, job: Job<K>) {
  const { games } = host;
  const { answerJob, warmUpFor } = await import("../computer/computer.ts");
  const { timeUpAfter } = await import("../solver/task.ts");
  const { handlersFor } = await import("../lessons/advisor.ts");
  const dealer = await import("../play/deal.ts");
  const handlers: Handlers<JobKind> = {
    ...(await handlersFor(games, job)),
    ...openingHandlers({ ...host, dealer }),
  };
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

/** Use this only for jobs that can't fail. */
export async function askAdvisor<K extends JobKind>(
  host: AdvisorHost,
  game: Game,
  job: Job<K>,
): Promise<Answer<K>> {
  const result = await askHere({ ...host, games: [game] }, job);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

export function openGameFor(host: AdvisorHost, request: MatchRequest) {
  return openGame({ ...host, ask: (job) => askHere(host, job) }, request);
}
