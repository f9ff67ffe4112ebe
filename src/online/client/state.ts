/** The client's state. Everything it does over the connection is an effect, so tests don't need a socket. */

import type { Game } from "../../core/game.ts";
import type { Pair } from "../../core/seat.ts";
import type { ClientMessage } from "../messages.ts";
import { type Connection, firstView, type OnlineView } from "./view.ts";

export interface ClientState {
  readonly match: string;
  readonly games: readonly Game[];
  readonly view: OnlineView;
  /** The token of a seat that the server has granted. An unanswered `join` has its own token. */
  readonly token: string | undefined;
  readonly since: number;
  /** True if the client couldn't use an event, so it asks for the whole game. */
  readonly whole: boolean;
  readonly failures: number;
  /** When the client was last in the match. */
  readonly lostAt: number;
  /** When this connection last received a message. */
  readonly heardAt: number;
  readonly pingedAt: number;
  /** When this connection sent each command, by the command's id. */
  readonly sentAt: Readonly<Record<string, number>>;
  readonly presenceAt: number;
  readonly absentSince: Pair<number | null>;
}

export type ClientEffect =
  | { readonly do: "connect" }
  | { readonly do: "send"; readonly message: ClientMessage }
  | { readonly do: "hang-up" };

export interface ClientStep {
  readonly state: ClientState;
  readonly effects: readonly ClientEffect[];
}

/** `now` is the local time. `random` is from 0 to just below 1. */
export interface Moment {
  readonly now: number;
  readonly random: number;
}

export const times = {
  /** How long connecting may take, and then entering. */
  patience: 10_000,
  heartbeat: 15_000,
  /** After two unanswered heartbeats, the server counts as gone. */
  silence: 35_000,
  resend: 4_000,
  /** How long to wait before resending a command that the server couldn't carry out. */
  refusedResend: 1_000,
  /** After a connection that lasted this long, the next delay is short again. */
  steady: 5_000,
  /** Players who are back within this time, such as after a reload, never count as away. */
  moment: 1_500,
  /** How long to wait if the server asks for fewer connections. */
  slowDown: 10_000,
  firstDelay: 400,
  longestDelay: 15_000,
} as const;

export type SeatEntry = Pick<ClientState, "match" | "games" | "token">;

export function startClient({ match, games, token }: SeatEntry, { now }: Moment): ClientStep {
  const state: ClientState = {
    match,
    games,
    token,
    view: firstView,
    since: now,
    whole: false,
    failures: 0,
    lostAt: now,
    heardAt: now,
    pingedAt: now,
    sentAt: {},
    presenceAt: 0,
    absentSince: [null, null],
  };
  return { state, effects: [{ do: "connect" }] };
}

export function still(state: ClientState): ClientStep {
  return { state, effects: [] };
}

export function withView(state: ClientState, change: Partial<OnlineView>): ClientState {
  return { ...state, view: { ...state.view, ...change } };
}

export function withConnection(state: ClientState, connection: Connection, { now }: Moment): ClientState {
  return { ...withView(state, { connection }), since: now };
}

/** A random part (at least half) of a delay that doubles with each failure. */
export function delayAfter(failures: number, random: number): number {
  const full = Math.min(times.longestDelay, times.firstDelay * 2 ** Math.min(failures, 10));
  return Math.round(full * (0.5 + random / 2));
}
