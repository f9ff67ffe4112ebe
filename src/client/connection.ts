/** The life of the connection: opening, closing, reconnecting, and the times at which something is due. */

import { cleanText } from "../core/text.ts";
import { finalCloseCodes, slowDownCodes } from "../protocol/online/codes.ts";
import { type Command, onlineProtocol } from "../protocol/online/messages.ts";
import { absenceDue, noticeAbsence } from "./absence.ts";
import {
  type ClientEffect,
  type ClientState,
  type ClientStep,
  connecting,
  delayAfter,
  inPhase,
  type Moment,
  still,
  times,
} from "./state.ts";

interface Ending {
  readonly code: number;
  readonly reason: string;
}

/** The socket is open: the client says which match it enters and what it has seen. */
export function onOpen(state: ClientState, moment: Moment): ClientStep {
  if (state.phase !== "connecting") return still(state);
  const { match, token, whole, view } = state;
  const { version, at } = (whole ? null : view.online) ?? {};
  const entering = connecting(state, "entering", moment);
  const message = {
    type: "enter",
    protocol: onlineProtocol,
    match,
    ...(token === undefined ? {} : { token }),
    ...(version === undefined || at === undefined ? {} : { version, at }),
  } as const;
  return {
    state: { ...entering, heardAt: moment.now, pingedAt: moment.now, sentAt: {}, behind: null },
    effects: [{ do: "send", message }],
  };
}

/** The connection is lost, or was never made. */
export function onClose(state: ClientState, { code, reason }: Ending, moment: Moment): ClientStep {
  if (state.phase === "over" || state.phase === "waiting") return still(state);
  if (finalCloseCodes.has(code)) return still(finish(state, code, reason, moment));
  if (!slowDownCodes.has(code)) return still(waitToRetry(state, moment));
  return still(waitToRetry(state, moment, { least: times.slowDown, reason: cleanText(reason, 300) }));
}

/** This side drops the connection and opens a new one. */
export function hangUp(state: ClientState, moment: Moment): ClientStep {
  return { state: waitToRetry(state, moment), effects: [{ do: "hang-up" }] };
}

/** There is no point in trying again. */
export function giveUp(state: ClientState, reason: string, moment: Moment): ClientStep {
  return { state: finish(state, null, reason, moment), effects: [{ do: "hang-up" }] };
}

function finish(state: ClientState, code: number | null, reason: string, moment: Moment): ClientState {
  const said = cleanText(reason, 300);
  const words = said !== "" ? said : (state.view.refusal?.message ?? "The server closed the connection.");
  return inPhase(state, "over", moment, { kind: "closed", reason: words, code });
}

/** Whether the server allows coming back. */
const noHurry = { least: 0, reason: "" };

function waitToRetry(state: ClientState, moment: Moment, { least, reason } = noHurry): ClientState {
  const good = state.phase === "in" && moment.now - state.since >= times.steady;
  const failures = good ? 0 : state.failures + 1;
  const until = moment.now + least + delayAfter(good ? 0 : state.failures, moment.random);
  const lostAt = state.phase === "in" ? moment.now : state.lostAt;
  const connection = { kind: "waiting", until, failures, since: lostAt, reason } as const;
  return { ...inPhase(state, "waiting", moment, connection), failures, lostAt };
}

/** The player does something: it is sent now, or as soon as the client has entered. */
export function sendCommand(state: ClientState, command: Command, moment: Moment): ClientStep {
  if (state.phase === "over") return still(state);
  const view = { ...state.view, pending: [...state.view.pending, command], refusal: null };
  return sendDue({ ...state, view }, moment);
}

export function onTimer(state: ClientState, moment: Moment): ClientStep {
  const { now } = moment;
  if (state.phase === "over" || now < (nextWake(state) ?? Infinity)) return still(state);
  if (state.phase === "waiting") return retry(state, moment);
  if (state.phase !== "in" || isDead(state, now)) return hangUp(state, moment);
  const beat = now >= state.pingedAt + times.heartbeat;
  const noticed = noticeAbsence(state, moment);
  const next = sendDue(beat ? { ...noticed, pingedAt: now } : noticed, moment);
  return beat ? { ...next, effects: [...next.effects, { do: "send", message: { type: "ping" } }] } : next;
}

export function retry(state: ClientState, moment: Moment): ClientStep {
  if (state.phase !== "waiting") return still(state);
  return {
    state: connecting(state, "connecting", moment),
    effects: [{ do: "connect" }],
  };
}

function isDead(state: ClientState, now: number): boolean {
  const missing = state.behind !== null && now >= state.behind.since + times.grace;
  return missing || now >= state.heardAt + times.silence;
}

/** Every command that was never sent over this connection, or too long ago. */
export function sendDue(state: ClientState, { now }: Moment): ClientStep {
  if (state.phase !== "in") return still(state);
  const due = state.view.pending.filter(({ id }) => now >= (state.sentAt[id] ?? -Infinity) + times.resend);
  if (due.length === 0) return still(state);
  const sentAt = { ...state.sentAt, ...Object.fromEntries(due.map(({ id }) => [id, now])) };
  const effects = due.map((message): ClientEffect => ({ do: "send", message }));
  return { state: { ...state, sentAt }, effects };
}

/** When the client has something to do next, if nothing happens before. */
export function nextWake(state: ClientState): number | null {
  switch (state.phase) {
    case "over":
      return null;
    case "waiting":
      return state.view.connection.kind === "waiting" ? state.view.connection.until : null;
    case "connecting":
    case "entering":
      return state.since + times.patience;
    case "in":
      return Math.min(
        state.pingedAt + times.heartbeat,
        state.heardAt + times.silence,
        state.behind === null ? Infinity : state.behind.since + times.grace,
        absenceDue(state),
        ...state.view.pending.map(({ id }) => (state.sentAt[id] ?? -Infinity) + times.resend),
      );
  }
}
