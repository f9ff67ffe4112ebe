import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { answerJob, computerHandlers } from "../../computer/computer.ts";
import type { Job } from "../../computer/job.ts";
import type { Game } from "../../core/game.ts";
import * as dealer from "../../play/deal.ts";
import { openingHandlers } from "../../play/open.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { nodeHost } from "../context.ts";
import { newMatchId } from "../match/live-match.ts";
import type { SolverJob } from "./solver-worker.ts";

const handlers = {
  ...computerHandlers,
  ...openingHandlers({ now: () => new Date(), newId: () => newMatchId(nodeHost), dealer }),
};

export function runSolverThread(games: readonly Game[]): Promise<number> {
  giveWayToMoves();
  parentPort?.on("message", (job: Job<SolverJob>) => {
    parentPort?.postMessage(answerJob(handlers, games, job, timeUpAfter(performance)));
  });
  return new Promise(() => {});
}

/** Lowers the thread's priority, so moves come first on a busy machine. Outside Linux, that would slow down the whole process. */
function giveWayToMoves(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(5);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_SYSTEM_ERROR")) throw error;
  }
}
