/** What runs on the thinking thread: one question after the other. */

import { parentPort } from "node:worker_threads";
import type { Game } from "../../core/game.ts";
import type { ThinkerQuestion } from "./thinker.ts";
import { think } from "./thinking.ts";
import { newMatchId } from "./tokens.ts";

export function runThinker(games: readonly Game[]): Promise<number> {
  const host = { now: () => new Date(), newId: newMatchId };
  const answer = async ({ number, job }: ThinkerQuestion) => {
    const result = await think(job, games, host);
    parentPort?.postMessage({ number, result });
  };
  parentPort?.on("message", (question: ThinkerQuestion) => void answer(question));
  return new Promise(() => {});
}
