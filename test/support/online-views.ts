/** Views of an online match for tests: what a client sees after these events. */

import type { Game } from "../../src/core/game.ts";
import { newMatch } from "../../src/core/match.ts";
import type { Options } from "../../src/core/options.ts";
import { toRecord } from "../../src/core/record.ts";
import type { Seat } from "../../src/core/seat.ts";
import type { SeriesPlace } from "../../src/core/series.ts";
import { setUp } from "../../src/core/setup.ts";
import { games, towerSwitch } from "../../src/games/index.ts";
import { firstView, type KnownView } from "../../src/online/client/view.ts";
import type { ClockSettings, NewEvent } from "../../src/online/events.ts";
import { applyEvent, newOnlineMatch, type OnlineMatch } from "../../src/online/online-match.ts";

export const matchId = "k3v9x0aq";
/** When the match was opened. Each event happens a second after the one before. */
const openedAt = 1_000_000;

export interface Opening {
  readonly game?: Game;
  readonly options?: Options;
  readonly series?: SeriesPlace | null;
  readonly clock?: ClockSettings | null;
}

/** Ann has opened the match and sits in seat 1. The other seat is free. */
export function openedView(opening: Opening = {}, seat: Seat | null = 1): KnownView {
  const { game = towerSwitch, options = { blocks: 9 }, series = null, clock = null } = opening;
  const setup = setUp(game, { options });
  if (!setup.ok) throw new Error(setup.problem.message);
  const players = [{ name: "Ann" }, { name: "Player 2" }] as const;
  const details = { id: matchId, players, seed: 1, startedAt: "2026-01-02T03:04:05.000Z", series };
  const record = toRecord(newMatch(setup.value, details));
  const event = { type: "opened", version: 1, at: openedAt, record, taken: [true, false] } as const;
  const online = newOnlineMatch({ ...event, clock, previous: null }, games);
  if (!online.ok) throw new Error(online.problem.message);
  return viewOf(online.value, seat);
}

function viewOf(online: OnlineMatch, seat: Seat | null): KnownView {
  const presence = { present: [true, true], claimableAt: [null, null], watchers: 0 } as const;
  return { ...firstView, connection: { kind: "open" }, online, seat, presence };
}

export function withEvents(view: KnownView, ...events: readonly NewEvent[]): KnownView {
  return events.reduce(happen, view);
}

function happen(view: KnownView, event: NewEvent): KnownView {
  const { version, at } = view.online;
  const stamped = { ...event, version: version + 1, at: at + 1000 };
  const online = applyEvent(view.online, stamped);
  if (!online.ok) throw new Error(online.problem.message);
  return { ...view, online: online.value, events: [...view.events, stamped] };
}

/** The same view for another client. */
export function asSeenBy(seat: Seat | null, view: KnownView): KnownView {
  return { ...view, seat };
}

/** A view in which both seats are taken. */
export function playingView(opening: Opening = {}, seat: Seat | null = 1): KnownView {
  return withEvents(openedView(opening, seat), joined);
}

export const joined = { type: "joined", seat: 2, name: "Ben" } as const satisfies NewEvent;
export const resigned = { type: "ended", winner: 2, reason: "resigned" } as const satisfies NewEvent;

export function moved(ply: number, move: string): NewEvent {
  return { type: "moved", ply, move };
}

export function sending(view: KnownView, move: string): KnownView {
  const command = { type: "move", id: "c1", ply: view.online.match.moves.length, move } as const;
  return { ...view, pending: [command] };
}

/** The opponent has left, and the player can claim the game after this many milliseconds. */
export function withoutOpponent(view: KnownView, claimIn: number): KnownView {
  const presence = {
    present: [true, false],
    claimableAt: [null, view.online.at + claimIn],
    watchers: 0,
  } as const;
  return { ...view, presence, away: [false, true], claimable: claimIn <= 0 };
}

/** The connection has been lost for `failures` attempts. The next one is in three seconds. */
export function withoutConnection(view: KnownView, failures: number): KnownView {
  const { at } = view.online;
  return { ...view, connection: { kind: "waiting", until: at + 3000, failures, since: at, reason: "" } };
}
