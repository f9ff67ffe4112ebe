/** Applies the server's messages to the client's state. A message that arrives again changes nothing. */

import { cleanText, isRecord, parseJson } from "../../core/text.ts";
import type { OnlineEvent } from "../events.ts";
import { onlineProtocol, type ServerMessage, serverMessageSchema } from "../messages.ts";
import { applyEvent, fromSnapshot } from "../online-match.ts";
import {
  type ClientState,
  type ClientStep,
  expectAt,
  giveUp,
  hangUp,
  type Moment,
  noticeAbsence,
  sendDue,
  still,
  times,
  withConnection,
  withView,
} from "./connection.ts";

type Message<T extends ServerMessage["type"]> = Extract<ServerMessage, { readonly type: T }>;
type Arrival = Message<"match" | "missed">;

/** After these refusals, the client sends the command again. */
const passing: ReadonlySet<string> = new Set(["unavailable", "too-many"]);

export function onMessage(state: ClientState, data: unknown, moment: Moment): ClientStep {
  const { kind } = state.view.connection;
  if (kind !== "entering" && kind !== "open") return still(state);
  const message = readMessage(data);
  const awake = { ...state, heardAt: moment.now };
  if (message === "unknown") return still(awake);
  if (message === "broken") return hangUp({ ...awake, whole: true }, moment);
  const { state: next, effects } = receive(awake, message, moment);
  return { state: noticeAbsence(next, moment), effects };
}

/** A newer server may send other types of messages, which are ignored. Messages of known types must be complete. */
function readMessage(data: unknown): ServerMessage | "unknown" | "broken" {
  const json = typeof data === "string" ? parseJson(data) : undefined;
  const message = serverMessageSchema.safeParse(json);
  if (message.success) return message.data;
  return isNewKind(json) ? "unknown" : "broken";
}

function isNewKind(json: unknown): boolean {
  if (!isRecord(json) || typeof json.type !== "string") return false;
  return !serverMessageSchema.def.options.some(({ shape }) => shape.type.def.values[0] === json.type);
}

function receive(state: ClientState, message: ServerMessage, moment: Moment): ClientStep {
  switch (message.type) {
    case "match":
    case "missed":
      return receiveArrival(state, message, moment);
    case "event":
      return receiveEvent(state, message, moment);
    case "accepted":
      return still(acknowledge(state, message.id));
    case "seated":
      return still(takeSeat(state, message.id, message.seat));
    case "refused":
      return receiveRefused(state, message, moment);
    case "presence":
      return still(withPresence(state, message, moment));
    case "pong":
      return receivePong(state, message, moment);
  }
}

function receiveArrival(state: ClientState, message: Arrival, moment: Moment): ClientStep {
  if (state.view.connection.kind !== "entering") return still(state);
  if (message.protocol !== onlineProtocol) return giveUp(state, otherProtocol(message.protocol), moment);
  return message.type === "match"
    ? receiveMatch(state, message, moment)
    : receiveMissed(state, message, moment);
}

function receiveMatch(state: ClientState, message: Message<"match">, moment: Moment): ClientStep {
  const online = fromSnapshot(message.match, state.games);
  if (!online.ok)
    return giveUp(state, `This game can't be shown here. ${cleanText(online.problem.message, 200)}`, moment);
  return arrive(withView({ ...state, whole: false }, { online: online.value, events: [] }), message, moment);
}

function otherProtocol(theirs: number): string {
  return `The server uses version ${theirs} of the online protocol, but this program uses version ${onlineProtocol}. Update the older one.`;
}

function receiveMissed(state: ClientState, message: Message<"missed">, moment: Moment): ClientStep {
  const next = message.events.reduce<ClientState | undefined>(
    (now, event) => now && applyTo(now, event, moment),
    state,
  );
  return next === undefined ? hangUp({ ...state, whole: true }, moment) : arrive(next, message, moment);
}

function arrive(state: ClientState, message: Arrival, moment: Moment): ClientStep {
  const { seat, now } = message;
  const arrived = withConnection(state, { kind: "open" }, moment);
  const there = withView(arrived, { seat, serverAhead: now - moment.now });
  return sendDue(seePlayers(there, message, moment), moment);
}

function seePlayers(state: ClientState, message: Arrival | Message<"presence">, moment: Moment): ClientState {
  const { presence, now } = message;
  const since = (seat: 0 | 1) => (presence.present[seat] ? null : (state.absentSince[seat] ?? moment.now));
  return { ...withView(state, { presence }), presenceAt: now, absentSince: [since(0), since(1)] };
}

function receiveEvent(state: ClientState, { event, reply }: Message<"event">, moment: Moment): ClientStep {
  if (state.view.connection.kind !== "open") return still(state);
  const next = applyTo(state, event, moment);
  if (next === undefined) return hangUp({ ...state, whole: !isAhead(state, event.version - 1) }, moment);
  return still(reply === undefined ? next : acknowledge(next, reply));
}

/** True if the server has a newer version. Events got lost in that case, so the client reconnects to get them. */
function isAhead({ view }: ClientState, version: number): boolean {
  return version > (view.online?.version ?? 0);
}

/** Undefined if the event can't be applied, for example because an earlier event got lost. */
function applyTo(state: ClientState, event: OnlineEvent, moment: Moment): ClientState | undefined {
  const { online } = state.view;
  if (online === null) return undefined;
  const done = acknowledgeBy(state, event);
  if (event.version <= online.version) return done;
  const next = applyEvent(online, event);
  if (!next.ok) return undefined;
  const events = [...done.view.events, event];
  const arrived = event.type === "joined" ? expectAt(done, event.seat, moment) : done;
  return { ...withView(arrived, { online: next.value, events }), failures: 0 };
}

/** A `join` isn't acknowledged by its event, but by a message that names the seat. */
function acknowledgeBy(state: ClientState, { command }: OnlineEvent): ClientState {
  const [seat, id = ""] = command?.split(".") ?? [];
  return seat === String(state.view.seat) ? acknowledge(state, id) : state;
}

function acknowledge(state: ClientState, id: string): ClientState {
  const pending = state.view.pending.filter((command) => command.id !== id);
  if (pending.length === state.view.pending.length) return state;
  return { ...withView(state, { pending }), failures: 0 };
}

function takeSeat(state: ClientState, id: string, seat: 1 | 2): ClientState {
  const join = state.view.pending.find((command) => command.id === id);
  if (join?.type !== "join") return state;
  return { ...withView(acknowledge(state, id), { seat }), token: join.token };
}

function receiveRefused(state: ClientState, message: Message<"refused">, moment: Moment): ClientStep {
  const { id, code } = message;
  if (code === "not-entered") return hangUp(state, moment);
  const known = id === null || state.view.pending.some((command) => command.id === id);
  if (!known) return still(state);
  const told = withView(state, { refusal: { code, message: cleanText(message.message, 300) } });
  if (id === null) return still(told);
  if (passing.has(code)) return still(againSoon(told, id, moment));
  return still(acknowledge(told, id));
}

/** The server has answered, so this repeats the command sooner than after silence. */
function againSoon(state: ClientState, id: string, { now }: Moment): ClientState {
  return { ...state, sentAt: { ...state.sentAt, [id]: now - times.resend + times.refusedResend } };
}

function receivePong(state: ClientState, { now, version = 0 }: Message<"pong">, moment: Moment): ClientStep {
  return isAhead(state, version) ? hangUp(state, moment) : still(withClock(state, now, moment));
}

function withPresence(state: ClientState, message: Message<"presence">, moment: Moment): ClientState {
  if (state.view.connection.kind !== "open" || message.now < state.presenceAt) return state;
  return withClock(seePlayers(state, message, moment), message.now, moment);
}

/** Messages take time to arrive, so the fastest one gives the best estimate of the server's clock. */
function withClock(state: ClientState, serverNow: number, { now }: Moment): ClientState {
  const serverAhead = serverNow - now;
  return serverAhead > state.view.serverAhead ? withView(state, { serverAhead }) : state;
}
