import { answerForComputer, isComputerJob } from "../../computer/computer.ts";
import type { Job } from "../../computer/job.ts";
import type { Game } from "../../core/game.ts";
import { isOpening, type OpeningMessage, openGameByMessage } from "../../play/open.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { gamesFrom, newId } from "../games.ts";

declare const self: DedicatedWorkerGlobalScope;

interface NumberedJob {
  readonly number: number;
  readonly job: Job | OpeningMessage;
}

/** The page passes the module's address as the worker's name. */
const arriving = gamesFrom(self.name);

/** Errors reach the page as errors of the worker, which ends the waiting there. */
self.addEventListener("message", ({ data }: MessageEvent<NumberedJob>) => void work(data).catch(reportError));

async function work({ number, job }: NumberedJob): Promise<void> {
  const games = await arriving;
  const result = isOpening(job) ? await openGameFor(games, job) : await answer(games, job);
  self.postMessage({ number, result });
}

/** The computer answers at once; a visitor who only plays never loads hints, puzzles and lessons. */
async function answer(games: readonly Game[], job: Job) {
  const timeUp = timeUpAfter(performance);
  if (isComputerJob(job)) return answerForComputer(games, job, timeUp);
  const [{ advisor, coachHandlers }, { loadFor }, { puzzleHandlers }, { lessonHandlers }] = await Promise.all(
    [
      import("../../computer/advise.ts"),
      import("../../lessons/load.ts"),
      import("../../puzzles/judge.ts"),
      import("../../lessons/lesson.ts"),
    ],
  );
  await loadFor(games, job);
  return advisor({ ...coachHandlers, ...puzzleHandlers, ...lessonHandlers })(games, job, timeUp);
}

/** Dealing looks at many rows, so it is done here, and the game goes to the page as its record. */
async function openGameFor(games: readonly Game[], message: OpeningMessage) {
  const dealer = await import("../../play/deal.ts");
  return openGameByMessage({ now: () => new Date(), newId, dealer }, games, message);
}
