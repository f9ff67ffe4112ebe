/** An online match. The server and all clients compute it from the same events, and check the moves against the rules. */

import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { conclude, currentPosition, type Match, playMove, seatToMove, takeBackTo } from "../core/match.ts";
import { rebuildMatch, toRecord } from "../core/record.ts";
import { recordSchema, seatSchema, wholeSchema } from "../core/record-reader.ts";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { type Seat, withSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { dealtStarts } from "../core/starts.ts";
import { newClock, pressClock, resumeClock, stopClock, unpressClock } from "./clock.ts";
import {
  clockSettingsSchema,
  type Frozen,
  matchIdSchema,
  type OnlineEvent,
  type OpenedEvent,
} from "./events.ts";

const offer = z.nullable(seatSchema);
const time = wholeSchema;

export const snapshotSchema = z.object({
  version: z.int().check(z.gte(1)),
  at: time,
  record: recordSchema,
  /** True for a seat whose player has joined, and for a computer's. */
  taken: z.tuple([z.boolean(), z.boolean()]),
  clock: z.nullable(z.extend(clockSettingsSchema, { left: z.tuple([time, time]), since: z.nullable(time) })),
  /** For each kind of offer, the seat that has made it. */
  offers: z.object({ draw: offer, takeback: offer, rematch: offer }),
  deal: z.exactOptional(z.enum(dealtStarts)),
  previous: z.nullable(matchIdSchema),
  /** Set while the first player waits for any opponent to join. If the first player leaves, the match is deleted. */
  anyone: z.exactOptional(z.literal(true)),
  next: z.nullable(matchIdSchema),
});

export type Snapshot = Frozen<z.output<typeof snapshotSchema>>;

export interface OnlineMatch extends Omit<Snapshot, "record"> {
  readonly match: Match;
}

const noOffers: OnlineMatch["offers"] = { draw: null, takeback: null, rematch: null };

export function toSnapshot(online: OnlineMatch): Snapshot {
  const { match, ...rest } = online;
  return { ...rest, record: toRecord(match) };
}

export function fromSnapshot(snapshot: Snapshot, games: readonly Game[]): Result<OnlineMatch> {
  const { record, ...rest } = snapshot;
  return mapResult(rebuildMatch(record, games), (match) => ({ ...rest, match }));
}

export function newOnlineMatch(event: OpenedEvent, games: readonly Game[]): Result<OnlineMatch> {
  const { version, at, record, taken, clock, deal, previous, anyone } = event;
  const set = { version, at, record, taken, clock: clock && newClock(clock), offers: noOffers, previous };
  const more = { ...(deal && { deal }), ...(anyone && { anyone: true as const }) };
  return fromSnapshot({ ...set, next: null, ...more }, games);
}

export function applyEvents(online: OnlineMatch, events: readonly OnlineEvent[]): Result<OnlineMatch> {
  let next: Result<OnlineMatch> = ok(online);
  for (const event of events) if (next.ok) next = applyEvent(next.value, event);
  return next;
}

export function applyEvent(online: OnlineMatch, event: OnlineEvent): Result<OnlineMatch> {
  if (event.version !== online.version + 1)
    return fail("bad-request", `Version ${event.version} doesn't follow version ${online.version}.`);
  const changed = change(online, event);
  if (!changed.ok) return changed;
  const { anyone: _, ...rest } = changed.value;
  return ok({ ...rest, version: event.version, at: event.at });
}

function change(online: OnlineMatch, event: OnlineEvent): Result<OnlineMatch> {
  switch (event.type) {
    case "opened":
      return fail("bad-request", "A game can be opened only once.");
    case "joined":
      return ok(takeSeat(online, event.seat, event.name));
    case "moved":
      return applyMove(online, event);
    case "offered":
      return ok({ ...online, offers: { ...online.offers, [event.what]: event.seat } });
    case "declined":
      return ok({ ...online, offers: { ...online.offers, [event.what]: null } });
    case "taken-back":
      return takeBack(online, event);
    case "ended": {
      const { winner, reason } = event;
      return ok(stopClocks({ ...online, match: conclude(online.match, { winner, reason }) }, event.at));
    }
    case "continued":
      return ok({ ...online, offers: noOffers, next: event.next });
    case "resumed": {
      const { clock } = online;
      return ok({ ...online, clock: clock === null ? null : resumeClock(clock, event.away, event.at) });
    }
  }
}

function takeSeat(online: OnlineMatch, seat: Seat, name: string): OnlineMatch {
  const { match, taken } = online;
  const player = { name: name === "" ? (match.game.seatNames[seat - 1] ?? "") : name };
  return {
    ...online,
    taken: withSeat(taken, seat, true),
    match: { ...match, players: withSeat(match.players, seat, player) },
  };
}

function applyMove(
  online: OnlineMatch,
  { ply, move: name, at }: Extract<OnlineEvent, { readonly type: "moved" }>,
): Result<OnlineMatch> {
  const { match, clock, offers } = online;
  if (match.outcome !== null) return fail("game-over", "The game is over.");
  if (ply !== match.moves.length)
    return fail("illegal-move", `The next move has ply ${match.moves.length} (got ${ply}).`);
  const move = findMove(match.game, currentPosition(match), name);
  if (!move.ok) return move;
  const seat = seatToMove(match);
  const played: OnlineMatch = {
    ...online,
    match: playMove(match, move.value),
    clock: clock === null ? null : pressClock(clock, seat, at),
    offers: { draw: offers.draw === seat ? seat : null, takeback: null, rematch: offers.rematch },
  };
  return ok(played.match.outcome === null ? played : stopClocks(played, at));
}

/** At the end of the game, the clocks stop and open offers lapse. */
function stopClocks(online: OnlineMatch, at: number): OnlineMatch {
  const { clock, match } = online;
  return {
    ...online,
    offers: noOffers,
    clock: clock === null ? null : stopClock(clock, seatToMove(match), at),
  };
}

function takeBack(
  online: OnlineMatch,
  { ply, at }: Extract<OnlineEvent, { readonly type: "taken-back" }>,
): Result<OnlineMatch> {
  const { match } = online;
  if (match.outcome !== null) return fail("game-over", "The game is over.");
  let clock = online.clock === null ? null : stopClock(online.clock, seatToMove(match), at);
  for (let last = match.moves.length - 1; clock !== null && last >= ply; last--)
    clock = unpressClock(clock, match.game.toMove(match.positions[last]), at, last === 0);
  return ok({ ...online, match: takeBackTo(match, ply), clock, offers: noOffers });
}

export function isOn({ taken, match }: OnlineMatch): boolean {
  return taken[0] && taken[1] && match.outcome === null;
}
