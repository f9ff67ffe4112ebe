/**
 * What takes thought and must not hold up the moves of others: dealing rows, computers' moves and their answers to
 * draws. These are the jobs; `thinker.ts` has them done on a thread of their own.
 */

import type { Game } from "../../core/game.ts";
import { currentPosition, type Match, type Player } from "../../core/match.ts";
import type { DealtStart } from "../../core/options.ts";
import { rebuildMatch } from "../../core/rebuild-match.ts";
import { type MatchRecord, toRecord } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import { findGame } from "../../core/setup.ts";
import { acceptsDraw, chooseMove, levelToMove, warmUpMatch } from "../../players/computer.ts";
import type { CreateRequest } from "../../protocol/online/messages.ts";
import * as dealer from "../../table/deal.ts";
import type { OpeningHost } from "../../table/dealer.ts";
import { openRematch, openRequested, openSeriesNext } from "../../table/open.ts";

export type Job =
  | { readonly kind: "open"; readonly request: CreateRequest; readonly seat: Seat; readonly seed: number }
  | {
      readonly kind: "open-next";
      readonly how: "rematch" | "series";
      readonly record: MatchRecord;
      readonly deal: DealtStart | undefined;
    }
  | { readonly kind: "choose"; readonly record: MatchRecord }
  | { readonly kind: "take-draw"; readonly record: MatchRecord; readonly seat: Seat };

interface OpenedGame {
  readonly record: MatchRecord;
  readonly notes: readonly string[];
  readonly deal: DealtStart | undefined;
}

export interface Thoughts {
  readonly open: OpenedGame;
  readonly "open-next": OpenedGame;
  readonly choose: string;
  readonly "take-draw": boolean;
}

export async function think(
  job: Job,
  games: readonly Game[],
  host: OpeningHost,
): Promise<Result<Thoughts[Job["kind"]]>> {
  if (job.kind === "open") return openGame(job, games, host);
  const match = rebuildMatch(job.record, games);
  if (!match.ok) return match;
  switch (job.kind) {
    case "open-next":
      return openAfter(job, match.value, host);
    case "choose":
      return choose(match.value);
    case "take-draw":
      prepare(match.value);
      return ok(acceptsDraw(match.value, job.seat));
  }
}

function openGame(
  { request, seat, seed }: Extract<Job, { readonly kind: "open" }>,
  games: readonly Game[],
  host: OpeningHost,
): Result<OpenedGame> {
  const game = findGame(games, request.game);
  if (!game.ok) return game;
  const [one, two] = game.value.seatNames;
  const other = request.vs === undefined ? "" : "Computer";
  const own = request.name ?? "";
  const [first = "", second = ""] = seat === 1 ? [own, other] : [other, own];
  const opened = openRequested(
    { ...host, dealer },
    {
      game: game.value,
      setup: { options: request.options ?? {}, from: request.from ?? null },
      first: request.first,
      names: [first === "" ? one : first, second === "" ? two : second],
      seed,
      bestOf: request.bestOf,
      computer: request.vs === undefined ? undefined : { level: request.vs, seat },
    },
  );
  if (!opened.ok) return opened;
  const { match, notes, deal } = opened.value;
  return ok({ record: toRecord(match), notes, deal });
}

/** In a rematch the players change seats, and the same seat begins; a series keeps the seats, and the other begins. */
function openAfter(
  { how, deal }: Extract<Job, { readonly kind: "open-next" }>,
  match: Match,
  host: OpeningHost,
): Result<OpenedGame> {
  const lent = { ...host, dealer };
  const opened = how === "series" ? openSeriesNext(lent, match) : openRematch(lent, swapped(match), deal);
  if (opened === null) return fail("bad-request", "The series is decided.");
  return opened.ok ? ok({ record: toRecord(opened.value.match), notes: [], deal }) : opened;
}

function swapped(match: Match): Match {
  const [one, two] = match.players;
  const [nameOne, nameTwo] = match.game.seatNames;
  const players = [reseated(two, nameTwo, nameOne), reseated(one, nameOne, nameTwo)] as const;
  return { ...match, first: otherSeat(match.first), players };
}

/** One who goes by the seat's own name goes by the new seat's. */
function reseated(player: Player, before: string, after: string): Player {
  return player.name === before ? { ...player, name: after } : player;
}

function choose(match: Match): Result<string> {
  prepare(match);
  const level = levelToMove(match);
  if (level === null) return fail("bad-request", "No computer is to move.");
  return ok(match.game.formatMove(currentPosition(match), chooseMove(match, level).move));
}

function prepare(match: Match): void {
  for (const _step of warmUpMatch(match));
}
