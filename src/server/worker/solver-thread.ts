/** What runs on the solver's thread: one job after the other. */

import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { answerForComputer } from "../../computer/computer.ts";
import type { Game } from "../../core/game.ts";
import { fail } from "../../core/result.ts";
import { errorText } from "../../core/text.ts";
import * as dealer from "../../play/deal.ts";
import { isOpening, type OpeningMessage, openGameByMessage } from "../../play/open.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { nodeHost } from "../host.ts";
import { newMatchId } from "../match/live-match.ts";
import type { SolverJob } from "./solver-worker.ts";

export function runSolverThread(games: readonly Game[]): Promise<number> {
  giveWayToMoves();
  parentPort?.on("message", (job: SolverJob) => {
    parentPort?.postMessage(
      isOpening(job) ? openGameFor(games, job) : answerForComputer(games, job, timeUpAfter(performance)),
    );
  });
  return new Promise(() => {});
}

/** A fault in one job must not cost the others their answers. */
function openGameFor(games: readonly Game[], message: OpeningMessage) {
  try {
    const host = { now: () => new Date(), newId: () => newMatchId(nodeHost), dealer };
    return openGameByMessage(host, games, message);
  } catch (error) {
    return fail("cannot-read", `This game could not be opened: ${errorText(error)}`);
  }
}

/** Moves come first when processors are busy. Outside Linux this would affect the whole process. */
function giveWayToMoves(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(5);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_SYSTEM_ERROR")) throw error;
  }
}
