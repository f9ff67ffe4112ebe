/** What the server says. It is checked by the schema first; repeated and stale messages change nothing. */

import { cleanText, parseJson } from "../core/text.ts";
import type { OnlineEvent } from "../protocol/online/events.ts";
import {
  onlineProtocol,
  type PresenceState,
  type ServerMessage,
  serverMessageSchema,
} from "../protocol/online/messages.ts";
import { follow, fromSnapshot } from "../protocol/online/online-match.ts";
import { giveUp, hangUp, sendDue } from "./connection.ts";
import { type ClientState, inPhase, type Moment, type Step, still, times, withView } from "./state.ts";

type Said<T extends ServerMessage["type"]> = Extract<ServerMessage, { readonly type: T }>;

/** The server could not do it now; the same command may be sent again. */
const passing: ReadonlySet<string> = new Set(["unavailable", "too-many"]);

export function heard(state: ClientState, data: unknown, moment: Moment): Step {
  if (state.phase !== "entering" && state.phase !== "in") return still(state);
  const message = readMessage(data);
  const awake = { ...state, heardAt: moment.now };
  if (message === "unknown") return still(awake);
  if (message === "broken") return hangUp({ ...awake, whole: true }, moment);
  return receive(awake, message, moment);
}

/** A message that this client does not know is none of its business; one that it knows must be whole. */
function readMessage(data: unknown): ServerMessage | "unknown" | "broken" {
  const json = typeof data === "string" ? parseJson(data) : undefined;
  const message = serverMessageSchema.safeParse(json);
  if (message.success) return message.data;
  return isNewKind(json) ? "unknown" : "broken";
}

const knownTypes: ReadonlySet<string> = new Set<ServerMessage["type"]>([
  "match",
  "missed",
  "event",
  "accepted",
  "seated",
  "refused",
  "presence",
  "pong",
]);

function isNewKind(json: unknown): boolean {
  if (typeof json !== "object" || json === null || !("type" in json)) return false;
  return typeof json.type === "string" && !knownTypes.has(json.type);
}

function receive(state: ClientState, message: ServerMessage, moment: Moment): Step {
  switch (message.type) {
    case "match":
      return entered(state, message, moment);
    case "missed":
      return caughtUp(state, message, moment);
    case "event":
      return happened(state, message, moment);
    case "accepted":
      return accepted(state, message, moment);
    case "seated":
      return still(toldVersion(seated(state, message.id, message.seat), message.version, moment));
    case "refused":
      return refused(state, message, moment);
    case "presence":
      return still(withPresence(state, message, moment));
    case "pong":
      return still(toldVersion(withClock(state, message.now, moment), message.version, moment));
  }
}

/** The whole game. A repetition of it comes while the client is in. */
function entered(state: ClientState, message: Said<"match">, moment: Moment): Step {
  if (state.phase !== "entering") return still(state);
  if (message.protocol !== onlineProtocol) return giveUp(state, otherProtocol(message.protocol), moment);
  const online = fromSnapshot(message.match, state.games);
  if (!online.ok)
    return giveUp(state, `This game cannot be shown here. ${cleanText(online.problem.message, 200)}`, moment);
  return arrive(withView({ ...state, whole: false }, { online: online.value }), message, moment);
}

function otherProtocol(theirs: number): string {
  return `The server speaks version ${theirs} of online play, this program version ${onlineProtocol}: one of the two is too old.`;
}

/** What happened while the client was away. */
function caughtUp(state: ClientState, message: Said<"missed">, moment: Moment): Step {
  if (state.phase !== "entering") return still(state);
  if (message.protocol !== onlineProtocol) return giveUp(state, otherProtocol(message.protocol), moment);
  const next = message.events.reduce<ClientState | undefined>(
    (now, event) => now && applied(now, event, moment),
    state,
  );
  if (next?.view.online == null || next.behind !== null) return hangUp({ ...state, whole: true }, moment);
  return arrive(next, message, moment);
}

type Arrival = Said<"match" | "missed">;

/** The client is in: it knows who it is, who is there, and sends what was left to send. */
function arrive(state: ClientState, { seat, presence, now }: Arrival, moment: Moment): Step {
  const arrived = inPhase(state, "in", moment, { kind: "open" });
  const serverAhead = now - moment.now;
  const view = { ...arrived.view, seat, presence, serverAhead };
  return sendDue({ ...arrived, view, presenceAt: now }, moment);
}

function happened(state: ClientState, { event, reply }: Said<"event">, moment: Moment): Step {
  if (state.phase !== "in") return still(state);
  const next = applied(state, event, moment);
  if (next === undefined) return hangUp({ ...state, whole: true }, moment);
  if (reply === undefined) return still(next);
  return still(event.type === "joined" ? seated(next, reply, event.seat) : acknowledged(next, reply));
}

/** The state after an event; undefined where the event does not fit what is known. */
function applied(state: ClientState, event: OnlineEvent, moment: Moment): ClientState | undefined {
  const { online } = state.view;
  if (online === null) return undefined;
  if (event.version > online.version + 1) return toldVersion(state, event.version, moment);
  const done = settledBy(state, event);
  if (event.version <= online.version) return done;
  const next = follow(online, event);
  if (!next.ok) return undefined;
  return caughtOn({ ...withView(done, { online: next.value }), failures: 0 });
}

/**
 * A command that an event carries out is acknowledged by it; not so a join that was done over another connection: sent
 * again, it gives this one its seat.
 */
function settledBy(state: ClientState, { type, command }: OnlineEvent): ClientState {
  const [seat, id] = command?.split(".") ?? [];
  if (id === undefined || type === "joined" || seat !== String(state.view.seat)) return state;
  return acknowledged(state, id);
}

function caughtOn(state: ClientState): ClientState {
  const { behind, view } = state;
  return behind !== null && behind.version <= (view.online?.version ?? 0)
    ? { ...state, behind: null }
    : state;
}

/** The server has this version: what is missing of it must come soon. */
function toldVersion(state: ClientState, version: number | undefined, { now }: Moment): ClientState {
  if (version === undefined || version <= (state.view.online?.version ?? 0)) return state;
  const since = state.behind?.since ?? now;
  return { ...state, behind: { version: Math.max(version, state.behind?.version ?? 0), since } };
}

function acknowledged(state: ClientState, id: string): ClientState {
  const pending = state.view.pending.filter((command) => command.id !== id);
  if (pending.length === state.view.pending.length) return state;
  return { ...withView(state, { pending }), failures: 0 };
}

/** The answer to the client's own `join`: from now on its token opens the seat. */
function seated(state: ClientState, id: string, seat: 1 | 2): ClientState {
  const join = state.view.pending.find((command) => command.id === id);
  if (join?.type !== "join") return state;
  return { ...withView(acknowledged(state, id), { seat }), token: join.token };
}

/**
 * An answer that was given from a later version than the client has seen must wait until the client has caught up: the
 * command stays pending, is sent again, and gets the same answer then. Otherwise the player would be asked for a move
 * that has been made.
 */
function isAhead(state: ClientState, version: number | null): boolean {
  return version !== null && version > (state.view.online?.version ?? 0);
}

function accepted(state: ClientState, { id, version }: Said<"accepted">, moment: Moment): Step {
  if (isAhead(state, version)) return still(toldVersion(state, version, moment));
  const command = state.view.pending.find((pending) => pending.id === id);
  const next = acknowledged(state, id);
  // Which seat it is, the server says to one who enters with its token.
  return command?.type === "join" ? hangUp({ ...next, token: command.token }, moment) : still(next);
}

function refused(state: ClientState, message: Said<"refused">, moment: Moment): Step {
  const { id, code, version } = message;
  if (code === "not-entered") return hangUp(state, moment);
  const known = id === null || state.view.pending.some((command) => command.id === id);
  if (!known) return still(state);
  const told = withView(state, { refusal: { code, message: cleanText(message.message, 300) } });
  if (id === null) return still(told);
  if (passing.has(code)) return still(againSoon(told, id, moment));
  return still(
    isAhead(state, version) ? toldVersion(state, version ?? undefined, moment) : acknowledged(told, id),
  );
}

/** A server that answers is asked again sooner than one that is silent. */
function againSoon(state: ClientState, id: string, { now }: Moment): ClientState {
  return { ...state, sentAt: { ...state.sentAt, [id]: now - times.resend + times.refusedResend } };
}

interface Presence {
  readonly presence: PresenceState;
  readonly now: number;
}

function withPresence(state: ClientState, { presence, now }: Presence, moment: Moment): ClientState {
  if (state.phase !== "in" || now < state.presenceAt) return state;
  return withClock({ ...withView(state, { presence }), presenceAt: now }, now, moment);
}

/** Every message is under way for some time: the one that shows the server furthest ahead was the quickest. */
function withClock(state: ClientState, serverNow: number, { now }: Moment): ClientState {
  const serverAhead = serverNow - now;
  return serverAhead > state.view.serverAhead ? withView(state, { serverAhead }) : state;
}
