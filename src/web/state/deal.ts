/** What the worker is asked for to open a game whose start is dealt, and what it answers: both survive a message. */

import type { Game } from "../../core/game.ts";
import type { MatchRecord } from "../../core/record.ts";
import { rebuildMatch } from "../../core/record.ts";
import { ok, type Result } from "../../core/result.ts";
import type { MatchRequest, Opened } from "../../table/open.ts";

export interface DealRequest {
  readonly kind: "deal";
  readonly game: string;
  readonly request: Omit<MatchRequest, "game">;
}

export type Dealt = Omit<Opened, "match"> & { readonly record: MatchRecord };

export function dealRequest({ game, ...request }: MatchRequest): DealRequest {
  return { kind: "deal", game: game.id, request };
}

export function openDealt({ record, ...rest }: Dealt, games: readonly Game[]): Result<Opened> {
  const match = rebuildMatch(record, games);
  return match.ok ? ok({ ...rest, match: match.value }) : match;
}
