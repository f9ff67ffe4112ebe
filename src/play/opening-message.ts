/** The job of opening a game, and its answer, as messages to and from the thread that has the solver. */

import type { Game } from "../core/game.ts";
import { type MatchRecord, rebuildMatch, toRecord } from "../core/record.ts";
import { mapResult, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import type { DealtStart } from "../core/starts.ts";
import { type MatchRequest, type Opened, type OpeningHost, type OpeningJob, openFor } from "./open.ts";

export type OpeningMessage =
  | { readonly kind: "open"; readonly game: string; readonly request: Omit<MatchRequest, "game"> }
  | { readonly kind: "open-same"; readonly record: MatchRecord }
  | { readonly kind: "open-next"; readonly record: MatchRecord; readonly deal: DealtStart | undefined };

export type OpenedMessage = Omit<Opened, "match"> & { readonly record: MatchRecord };

export function openingMessage(job: OpeningJob): OpeningMessage {
  if (job.kind === "next") return { kind: "open-next", record: toRecord(job.match), deal: job.deal };
  if (job.kind === "same") return { kind: "open-same", record: toRecord(job.match) };
  const { game, ...request } = job.request;
  return { kind: "open", game: game.id, request };
}

/** No job of the advisor has such a name. */
export function isOpening(job: { readonly kind: string }): job is OpeningMessage {
  return job.kind.startsWith("open");
}

/** The host has a dealer. */
export function openFromMessage(
  host: OpeningHost,
  games: readonly Game[],
  message: OpeningMessage,
): Result<OpenedMessage> {
  const job = jobOf(message, games);
  return job.ok ? mapResult(openFor(host, job.value), openedMessage) : job;
}

function jobOf(message: OpeningMessage, games: readonly Game[]): Result<OpeningJob> {
  if (message.kind === "open")
    return mapResult(findGame(games, message.game), (game) => ({
      kind: "new",
      request: { ...message.request, game },
    }));
  return mapResult(rebuildMatch(message.record, games), (match) =>
    message.kind === "open-next" ? { kind: "next", match, deal: message.deal } : { kind: "same", match },
  );
}

export function openedMessage({ match, ...rest }: Opened): OpenedMessage {
  return { ...rest, record: toRecord(match) };
}

export function readOpened({ record, ...rest }: OpenedMessage, games: readonly Game[]): Result<Opened> {
  return mapResult(rebuildMatch(record, games), (match) => ({ ...rest, match }));
}
