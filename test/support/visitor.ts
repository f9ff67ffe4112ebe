/** A visitor who uses the online protocol by hand, on a real socket. */

import { WebSocket } from "ws";
import {
  type ClientMessage,
  type Created,
  type CreateRequest,
  createdSchema,
  type ServerMessage,
  serverMessageSchema,
} from "../../src/online/messages.ts";

type Told<T extends ServerMessage["type"]> = Extract<ServerMessage, { readonly type: T }>;

export interface Visitor {
  readonly socket: WebSocket;
  /** Everything that the server has said, checked by the schema. */
  readonly heard: readonly ServerMessage[];
  say(message: ClientMessage): void;
  sayRaw(text: string): void;
  /** Waits for the next message of this type that fits, even if it has already arrived. Returns each message once. */
  hear<T extends ServerMessage["type"]>(type: T, fits?: (message: Told<T>) => boolean): Promise<Told<T>>;
  /** How the connection ended. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  leave(): Promise<void>;
}

interface Waiting {
  readonly type: string;
  readonly fits: (message: never) => boolean;
  readonly done: (message: never) => void;
}

/** `localAddress` tells clients apart: 127.0.0.2, 127.0.0.3, … are also this machine. */
export function visit(
  address: string,
  headers: Record<string, string> = {},
  localAddress = "127.0.0.1",
): Promise<Visitor> {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}online/socket`, { headers, localAddress });
  const heard: ServerMessage[] = [];
  const given = new Set<ServerMessage>();
  const waiting = new Set<Waiting>();
  const closed = new Promise<{ code: number; reason: string }>((done) =>
    socket.on("close", (code, reason) => done({ code, reason: reason.toString() })),
  );
  socket.on("message", (data: Buffer) => {
    const message = serverMessageSchema.parse(JSON.parse(data.toString()));
    heard.push(message);
    for (const one of waiting) if (give(message, one)) break;
  });
  function give(message: ServerMessage, one: Waiting): boolean {
    if (given.has(message) || message.type !== one.type || !one.fits(message as never)) return false;
    given.add(message);
    waiting.delete(one);
    one.done(message as never);
    return true;
  }
  const visitor: Visitor = {
    socket,
    heard,
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
    sayRaw: (text) => socket.send(text),
    hear: (type, fits = () => true) =>
      new Promise((done, reject) => {
        const one: Waiting = { type, fits, done };
        waiting.add(one);
        if (heard.some((message) => give(message, one))) return;
        void closed.then(({ code, reason }) => reject(new Error(`closed ${code} ${reason} before ${type}`)));
      }),
    leave: async () => {
      socket.close();
      await closed;
    },
  };
  return new Promise((done, reject) => {
    socket.on("open", () => done(visitor));
    socket.on("error", reject);
  });
}

/** Asks again while the server can't reach its store, as the server tells clients to. */
export async function openMatch(address: string, request: CreateRequest): Promise<Created> {
  const post = () => fetch(`${address}online/matches`, { method: "POST", body: JSON.stringify(request) });
  let answer = await post();
  while (answer.status === 503) answer = await post();
  return createdSchema.parse(await answer.json());
}

/** Enters a match, with the seat's token if there is one. */
export async function enter(
  address: string,
  match: string,
  token?: string,
  version?: number,
): Promise<Visitor> {
  const visitor = await visit(address);
  visitor.say({
    type: "enter",
    protocol: 1,
    match,
    ...(token === undefined ? {} : { token }),
    ...(version === undefined ? {} : { version }),
  });
  return visitor;
}

export interface Pairing {
  readonly id: string;
  readonly tokens: readonly [string, string];
  readonly players: readonly [Visitor, Visitor];
}

const guestToken = "guest-token-of-at-least-128-bits";

/** Two people in a new match, with the opener in seat 1. */
export async function seatTwo(address: string, request: CreateRequest): Promise<Pairing> {
  const created = await openMatch(address, { seat: 1, name: "Ann", ...request });
  const one = await enter(address, created.id, created.token);
  await one.hear("match");
  const two = await enter(address, created.id);
  await two.hear("match");
  two.say({ type: "join", id: "join", name: "Ben", token: guestToken });
  await two.hear("seated");
  await one.hear("event", ({ event }) => event.type === "joined");
  await two.hear("event", ({ event }) => event.type === "joined");
  return { id: created.id, tokens: [created.token, guestToken], players: [one, two] };
}
