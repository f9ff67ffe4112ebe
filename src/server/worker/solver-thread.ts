/** What runs on the thinking thread: one question after the other. */

import { parentPort } from "node:worker_threads";
import type { Game } from "../../core/game.ts";
import { fail } from "../../core/result.ts";
import { reasonOf } from "../../core/text.ts";
import { newMatchId } from "../match/tokens.ts";
import { think } from "./jobs.ts";
import type { ThinkerQuestion } from "./solver-worker.ts";

export function runThinker(games: readonly Game[]): Promise<number> {
  const host = { now: () => new Date(), newId: newMatchId };
  const answer = async ({ number, job }: ThinkerQuestion) => {
    const result = await think(job, games, host).catch((error: unknown) => broken(error));
    parentPort?.postMessage({ number, result });
  };
  parentPort?.on("message", (question: ThinkerQuestion) => void answer(question));
  return new Promise(() => {});
}

/** A fault in one question must not cost the others their answers. */
function broken(error: unknown) {
  return fail("cannot-read", `Thinking about this failed: ${reasonOf(error)}`);
}
