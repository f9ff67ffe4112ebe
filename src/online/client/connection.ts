/** The client's state, and what it does over its connection. Each step returns effects, so tests don't need a socket. */

import type { Game } from "../../core/game.ts";
import { ofSeat, type Pair, type Seat, withSeat } from "../../core/seat.ts";
import { cleanText } from "../../core/text.ts";
import { finalCloseCodes, slowDownCodes } from "../codes.ts";
import { type ClientMessage, type Command, onlineProtocol } from "../messages.ts";
import type { SocketClosing } from "./host.ts";
import { claimableAt } from "./status.ts";
import { type Connection, firstView, type OnlineView } from "./view.ts";

export interface ClientState {
  readonly match: string;
  readonly games: readonly Game[];
  readonly view: OnlineView;
  /** The token of the client's seat. The token of a `join` is stored here only once the server has accepted it. */
  readonly token: string | undefined;
  readonly since: number;
  /** True if the client couldn't apply an event, so it has to ask for the whole game. */
  readonly whole: boolean;
  readonly failures: number;
  /** When the client was last connected to the match. Until it has been, the time when it started. */
  readonly lostAt: number;
  /** When the server last sent anything over this connection. */
  readonly heardAt: number;
  readonly pingedAt: number;
  /** By command id, when each command was last sent over this connection. */
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

/** `now` is the local time. `random` is between 0 and 1. */
export interface Moment {
  readonly now: number;
  readonly random: number;
}

export const times = {
  /** The limit for connecting, and again for entering the game. */
  patience: 10_000,
  heartbeat: 15_000,
  /** The server counts as gone if it doesn't answer two heartbeats. */
  silence: 35_000,
  resend: 4_000,
  /** How long the client waits before it repeats a command that the server refused for now. */
  refusedResend: 1_000,
  /** If a connection lasted this long, the delays start from the shortest again. */
  steady: 5_000,
  /** A player who's back this soon, for example after reloading the page, doesn't count as away. */
  moment: 1_500,
  /** The client waits this much longer if the server asked it to slow down. */
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

/** The delay doubles with each failure. It's partly random, so clients don't all reconnect at once. */
export function delayAfter(failures: number, random: number): number {
  const full = Math.min(times.longestDelay, times.firstDelay * 2 ** Math.min(failures, 10));
  return Math.round(full * (0.5 + random / 2));
}

export function onOpen(state: ClientState, moment: Moment): ClientStep {
  if (state.view.connection.kind !== "connecting") return still(state);
  const { match, token, whole, view } = state;
  const { version, at } = (whole ? null : view.online) ?? {};
  const entering = tryTo("entering", state, moment);
  const message = {
    type: "enter",
    protocol: onlineProtocol,
    match,
    ...(token === undefined ? {} : { token }),
    ...(version === undefined || at === undefined ? {} : { version, at }),
  } as const;
  return {
    state: { ...entering, heardAt: moment.now, pingedAt: moment.now, sentAt: {} },
    effects: [{ do: "send", message }],
  };
}

export function onClose(state: ClientState, { code, reason }: SocketClosing, moment: Moment): ClientStep {
  const { kind } = state.view.connection;
  if (kind === "closed" || kind === "waiting") return still(state);
  if (finalCloseCodes.has(code)) return still(finish(state, code, reason, moment));
  if (!slowDownCodes.has(code)) return still(waitToRetry(state, moment));
  return still(waitToRetry(state, moment, times.slowDown, cleanText(reason, 300)));
}

export function hangUp(state: ClientState, moment: Moment): ClientStep {
  return { state: waitToRetry(state, moment), effects: [{ do: "hang-up" }] };
}

export function giveUp(state: ClientState, reason: string, moment: Moment): ClientStep {
  return { state: finish(state, null, reason, moment), effects: [{ do: "hang-up" }] };
}

function finish(state: ClientState, code: number | null, reason: string, moment: Moment): ClientState {
  const said = cleanText(reason, 300);
  const words = said !== "" ? said : (state.view.refusal?.message ?? "The server closed the connection.");
  return withConnection(state, { kind: "closed", reason: words, code }, moment);
}

function waitToRetry(state: ClientState, moment: Moment, least = 0, reason = ""): ClientState {
  const isOpen = state.view.connection.kind === "open";
  const good = isOpen && moment.now - state.since >= times.steady;
  const failures = good ? 0 : state.failures + 1;
  const until = moment.now + least + delayAfter(good ? 0 : state.failures, moment.random);
  const lostAt = isOpen ? moment.now : state.lostAt;
  const connection = { kind: "waiting", until, failures, since: lostAt, reason } as const;
  return { ...withConnection(state, connection, moment), failures, lostAt };
}

/** If the client isn't in the game yet, it sends the command once it is. */
export function sendCommand(state: ClientState, command: Command, moment: Moment): ClientStep {
  if (state.view.connection.kind === "closed") return still(state);
  const view = { ...state.view, pending: [...state.view.pending, command], refusal: null };
  return sendDue({ ...state, view }, moment);
}

export function onTimer(state: ClientState, moment: Moment): ClientStep {
  const { now } = moment;
  const { kind } = state.view.connection;
  if (now < (nextWake(state) ?? Infinity)) return still(state);
  if (kind === "waiting") return retry(state, moment);
  if (kind !== "open" || now >= state.heardAt + times.silence) return hangUp(state, moment);
  const beat = now >= state.pingedAt + times.heartbeat;
  const noticed = noticeAbsence(state, moment);
  const next = sendDue(beat ? { ...noticed, pingedAt: now } : noticed, moment);
  return beat ? { ...next, effects: [...next.effects, { do: "send", message: { type: "ping" } }] } : next;
}

export function retry(state: ClientState, moment: Moment): ClientStep {
  if (state.view.connection.kind !== "waiting") return still(state);
  return { state: tryTo("connecting", state, moment), effects: [{ do: "connect" }] };
}

function tryTo(kind: "connecting" | "entering", state: ClientState, moment: Moment): ClientState {
  return withConnection(state, { kind, failures: state.failures, since: state.lostAt }, moment);
}

/** Sends commands that this connection hasn't sent yet, or that went without an answer for too long. */
export function sendDue(state: ClientState, { now }: Moment): ClientStep {
  if (state.view.connection.kind !== "open") return still(state);
  const due = state.view.pending.filter(({ id }) => now >= (state.sentAt[id] ?? -Infinity) + times.resend);
  if (due.length === 0) return still(state);
  const sentAt = { ...state.sentAt, ...Object.fromEntries(due.map(({ id }) => [id, now])) };
  const effects = due.map((message): ClientEffect => ({ do: "send", message }));
  return { state: { ...state, sentAt }, effects };
}

/** When the client has to act next, unless something happens first. Null for never. */
export function nextWake(state: ClientState): number | null {
  const { connection } = state.view;
  switch (connection.kind) {
    case "closed":
      return null;
    case "waiting":
      return connection.until;
    case "connecting":
    case "entering":
      return state.since + times.patience;
    case "open":
      return Math.min(
        state.pingedAt + times.heartbeat,
        state.heardAt + times.silence,
        absenceDue(state),
        ...state.view.pending.map(({ id }) => (state.sentAt[id] ?? -Infinity) + times.resend),
      );
  }
}

/** A player who has just joined gets a moment to connect before they count as absent. */
export function expectAt(state: ClientState, seat: Seat, { now }: Moment): ClientState {
  const since = ofSeat(state.absentSince, seat);
  return since === null ? state : { ...state, absentSince: withSeat(state.absentSince, seat, now) };
}

/** A player can become absent without any message, so call this as time passes. */
export function noticeAbsence(state: ClientState, { now }: Moment): ClientState {
  const away = (since: number | null) => since !== null && now >= since + times.moment;
  const [one, two] = [away(state.absentSince[0]), away(state.absentSince[1])];
  const claimable = now >= (claimableAt(state.view) ?? Infinity);
  const { view } = state;
  const same = view.away[0] === one && view.away[1] === two && view.claimable === claimable;
  return same ? state : withView(state, { away: [one, two], claimable });
}

function absenceDue({ absentSince, view }: ClientState): number {
  const aways = absentSince.map((since, index) =>
    since === null || view.away[index] ? Infinity : since + times.moment,
  );
  const claim = view.claimable ? null : claimableAt(view);
  return Math.min(...aways, claim ?? Infinity);
}
