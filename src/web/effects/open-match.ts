/** Opens a game; what has to be dealt is dealt in the worker, which has the solver. */

import type { Result } from "../../core/result.ts";
import { needsDealer } from "../../table/dealer.ts";
import { type MatchRequest, type Opened, openRequested } from "../../table/open.ts";
import { dealRequest, openDealt } from "../state/deal.ts";
import type { Store } from "./store.ts";

export async function openMatch(
  { games, world, advisor }: Store,
  request: MatchRequest,
): Promise<Result<Opened>> {
  if (!needsDealer(request.game, request.setup)) return openRequested(world, request);
  const dealt = await advisor.deal(dealRequest(request));
  return dealt.ok ? openDealt(dealt.value, games) : dealt;
}
