import { answerJob, computerHandlers } from "../../computer/computer.ts";
import type { Job } from "../../computer/job.ts";
import type { Game } from "../../core/game.ts";
import * as dealer from "../../play/deal.ts";
import { openingHandlers } from "../../play/open.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { gamesFrom, newId } from "../games.ts";

declare const self: DedicatedWorkerGlobalScope;

interface NumberedJob {
  readonly number: number;
  readonly job: Job;
}

/** The page passes the module's URL as the worker's name. */
const arriving = gamesFrom(self.name);

/** Reports errors as errors of the worker, so the page stops waiting. */
self.addEventListener("message", ({ data }: MessageEvent<NumberedJob>) => void work(data).catch(reportError));

async function work({ number, job }: NumberedJob): Promise<void> {
  self.postMessage({ number, result: await answer(await arriving, job) });
}

/** A visitor who only plays never loads hints, puzzles or lessons. */
const handlersForPlay = {
  ...computerHandlers,
  ...openingHandlers({ now: () => new Date(), newId, dealer }),
};

async function answer(games: readonly Game[], job: Job) {
  const timeUp = timeUpAfter(performance);
  if (isForPlay(job)) return answerJob(handlersForPlay, games, job, timeUp);
  const { handlersFor } = await import("../../lessons/advisor.ts");
  return answerJob(await handlersFor(games, job), games, job, timeUp);
}

function isForPlay(job: Job): job is Job<keyof typeof handlersForPlay> {
  return job.kind in handlersForPlay;
}
