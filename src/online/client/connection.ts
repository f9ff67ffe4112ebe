import { ofSeat, type Seat, withSeat } from "../../core/seat.ts";
import { cleanText } from "../../core/text.ts";
import { finalCloseCodes, slowDownCodes } from "../codes.ts";
import { type Command, onlineProtocol } from "../messages.ts";
import type { SocketClosing } from "./host.ts";
import {
  type ClientEffect,
  type ClientState,
  type ClientStep,
  delayAfter,
  type Moment,
  still,
  times,
  withConnection,
  withView,
} from "./state.ts";
import { claimableAt } from "./status.ts";

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

/** Sends the command now, or as soon as the client has entered the game. */
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

/** Sends every command that this connection hasn't sent yet, or sent too long ago. */
export function sendDue(state: ClientState, { now }: Moment): ClientStep {
  if (state.view.connection.kind !== "open") return still(state);
  const due = state.view.pending.filter(({ id }) => now >= (state.sentAt[id] ?? -Infinity) + times.resend);
  if (due.length === 0) return still(state);
  const sentAt = { ...state.sentAt, ...Object.fromEntries(due.map(({ id }) => [id, now])) };
  const effects = due.map((message): ClientEffect => ({ do: "send", message }));
  return { state: { ...state, sentAt }, effects };
}

/** When the client next has something to do, if nothing happens before then. */
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

/** The player of a newly taken seat counts as absent only from now on, so they have a moment to connect. */
export function expectAt(state: ClientState, seat: Seat, { now }: Moment): ClientState {
  const since = ofSeat(state.absentSince, seat);
  return since === null ? state : { ...state, absentSince: withSeat(state.absentSince, seat, now) };
}

/** A player can become absent just because time passes, without a message. */
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
