/**
 * Opening a game. If that means dealing a row, or finding out whether one can be won, it is a job for the solver's
 * thread, like the advisor's jobs; any other game opens at once, on the server's main thread.
 */

import type { Game } from "../../core/game.ts";
import type { Match, Player } from "../../core/match.ts";
import { type MatchRecord, rebuildMatch, toRecord } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import { findGame } from "../../core/setup.ts";
import type { DealtStart } from "../../core/starts.ts";
import type { CreateRequest } from "../../protocol/online/messages.ts";
import {
  needsDealer,
  type OpeningHost,
  openRematch,
  openRequested,
  openSeriesNext,
} from "../../table/open.ts";

export type OpenJob =
  | { readonly kind: "open"; readonly request: CreateRequest; readonly seat: Seat; readonly seed: number }
  | {
      readonly kind: "open-next";
      readonly how: "rematch" | "series";
      readonly record: MatchRecord;
      readonly deal: DealtStart | undefined;
    };

export interface OpenedGame {
  readonly record: MatchRecord;
  readonly notes: readonly string[];
  readonly deal: DealtStart | undefined;
}

/** Whether opening the game needs the solver. */
export function takesSolver(games: readonly Game[], job: OpenJob): boolean {
  const { game: id, options = {}, from = null } = job.kind === "open" ? job.request : job.record;
  const game = findGame(games, id);
  const deal = job.kind === "open" ? undefined : (job.deal ?? job.record.series?.deal);
  return game.ok && needsDealer(game.value, { options, from }, deal);
}

export function openGame(games: readonly Game[], job: OpenJob, host: OpeningHost): Result<OpenedGame> {
  if (job.kind === "open") return openFirst(games, job, host);
  const match = rebuildMatch(job.record, games);
  return match.ok ? openAfter(match.value, job, host) : match;
}

function openFirst(
  games: readonly Game[],
  { request, seat, seed }: Extract<OpenJob, { readonly kind: "open" }>,
  host: OpeningHost,
): Result<OpenedGame> {
  const game = findGame(games, request.game);
  if (!game.ok) return game;
  const { name = "", vs = null } = request;
  const opened = openRequested(host, {
    game: game.value,
    setup: { options: request.options ?? {}, from: request.from ?? null },
    first: request.first,
    names: seat === 1 ? [name, ""] : ["", name],
    seed,
    bestOf: request.bestOf,
    levels: seat === 1 ? [null, vs] : [vs, null],
  });
  if (!opened.ok) return opened;
  const { match, notes, deal } = opened.value;
  return ok({ record: toRecord(match), notes, deal });
}

/** A rematch swaps the seats, and the same seat moves first; a series keeps them, and the other one does. */
function openAfter(
  match: Match,
  { how, deal }: Extract<OpenJob, { readonly kind: "open-next" }>,
  host: OpeningHost,
): Result<OpenedGame> {
  const opened = how === "series" ? openSeriesNext(host, match) : openRematch(host, swapped(match), deal);
  if (opened === null) return fail("bad-request", "The series is decided.");
  return opened.ok ? ok({ record: toRecord(opened.value.match), notes: [], deal }) : opened;
}

function swapped(match: Match): Match {
  const [one, two] = match.players;
  const [nameOne, nameTwo] = match.game.seatNames;
  const players = [reseated(two, nameTwo, nameOne), reseated(one, nameOne, nameTwo)] as const;
  return { ...match, first: otherSeat(match.first), players };
}

/** A player with the seat's default name gets that of the new seat. */
function reseated(player: Player, before: string, after: string): Player {
  return player.name === before ? { ...player, name: after } : player;
}
