/** A match for a face: the worker, which has the solver, deals the start. */

import type { Result } from "../../core/result.ts";
import { isDealt, type Opened, type OpeningJob, openFor } from "../../table/open.ts";
import { dealRequest, openDealt } from "../state/deal.ts";
import type { Store } from "./store.ts";

export async function openMatch(
  { games, world, advisor }: Pick<Store, "games" | "world" | "advisor">,
  job: OpeningJob,
): Promise<Result<Opened>> {
  if (!isDealt(job)) return openFor(world, job);
  const dealt = await advisor.deal(dealRequest(job));
  return dealt.ok ? openDealt(dealt.value, games) : dealt;
}
