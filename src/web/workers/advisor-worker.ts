/** The advisor, beside the page: whatever takes long takes it here. */

import type { Game } from "../../core/game.ts";
import { toRecord } from "../../core/record.ts";
import { ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { advise } from "../../players/advise.ts";
import type { Job } from "../../players/job.ts";
import { loadFor } from "../../players/lesson/load.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { lendDealer } from "../../table/dealer.ts";
import { openRequested } from "../../table/open.ts";
import { newId } from "../effects/new-id.ts";
import { gamesFrom } from "../games.ts";
import type { DealRequest, Dealt } from "../state/deal.ts";

declare const self: DedicatedWorkerGlobalScope;

interface NumberedJob {
  readonly number: number;
  readonly job: Job | DealRequest;
}

/** The page gives the module's address as the worker's name. */
const arriving = gamesFrom(self.name);

/** What goes wrong reaches the page as an error of the worker, which ends the waiting there. */
self.addEventListener("message", ({ data }: MessageEvent<NumberedJob>) => void work(data).catch(reportError));

async function work({ number, job }: NumberedJob): Promise<void> {
  const games = await arriving;
  const result = job.kind === "deal" ? await deal(games, job) : await answer(games, job);
  self.postMessage({ number, result });
}

async function answer(games: readonly Game[], job: Job) {
  await loadFor(games, job);
  return advise(games, job, timeUpAfter(performance));
}

/** Dealing looks at many rows, so it is done here, and the game goes to the page as its record. */
async function deal(games: readonly Game[], { game: id, request }: DealRequest): Promise<Result<Dealt>> {
  const game = findGame(games, id);
  if (!game.ok) return game;
  const host = await lendDealer({ now: () => new Date(), newId }, game.value, request.setup);
  const opened = openRequested(host, { ...request, game: game.value });
  if (!opened.ok) return opened;
  const { match, ...rest } = opened.value;
  return ok({ ...rest, record: toRecord(match) });
}
