/** The worker's job of opening a game with a dealt start, and its answer: both can be sent as messages. */

import type { Game } from "../../core/game.ts";
import { type MatchRecord, rebuildMatch, toRecord } from "../../core/record.ts";
import { mapResult, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import type { DealtStart } from "../../core/starts.ts";
import type { MatchRequest, Opened, OpeningJob } from "../../table/open.ts";

export type DealRequest = { readonly kind: "deal" } & (
  | { readonly game: string; readonly request: Omit<MatchRequest, "game"> }
  | { readonly record: MatchRecord; readonly next: boolean; readonly deal: DealtStart | undefined }
);

export type Dealt = Omit<Opened, "match"> & { readonly record: MatchRecord };

export function dealRequest(job: OpeningJob): DealRequest {
  if (job.kind === "next") return { kind: "deal", record: toRecord(job.match), next: true, deal: job.deal };
  if (job.kind === "same") return { kind: "deal", record: toRecord(job.match), next: false, deal: undefined };
  const { game, ...request } = job.request;
  return { kind: "deal", game: game.id, request };
}

/** The job as the worker carries it out. */
export function jobOf(asked: DealRequest, games: readonly Game[]): Result<OpeningJob> {
  if ("record" in asked)
    return mapResult(rebuildMatch(asked.record, games), (match) =>
      asked.next ? { kind: "next", match, deal: asked.deal } : { kind: "same", match },
    );
  return mapResult(findGame(games, asked.game), (game) => ({
    kind: "new",
    request: { ...asked.request, game },
  }));
}

export function openDealt({ record, ...rest }: Dealt, games: readonly Game[]): Result<Opened> {
  return mapResult(rebuildMatch(record, games), (match) => ({ ...rest, match }));
}
