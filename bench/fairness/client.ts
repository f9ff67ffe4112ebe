/** A client of the bench, on an address of its own: 127.0.0.2, 127.0.0.3, … are all this machine. */

import { once } from "node:events";
import { request } from "node:http";
import { WebSocket } from "ws";
import {
  type ClientMessage,
  type Created,
  type CreateRequest,
  createdSchema,
  matchesPath,
  type ServerMessage,
  socketPath,
} from "../../src/protocol/online/messages.ts";

export interface Place {
  readonly port: number;
  readonly address: string;
}

export function openGame({ port, address }: Place, wanted: CreateRequest): Promise<Created> {
  return new Promise((done, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      path: `/${matchesPath}`,
      method: "POST",
      localAddress: address,
    };
    const asked = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => {
        if (answer.statusCode === 201) done(createdSchema.parse(JSON.parse(text)));
        else reject(new Error(`No game was opened: ${text}`));
      });
    });
    asked.on("error", reject);
    asked.end(JSON.stringify(wanted));
  });
}

export interface Client {
  readonly socket: WebSocket;
  say(message: ClientMessage): void;
  /** The next message that is wanted; undefined if the connection ends first. */
  hear(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage | undefined>;
}

/** Undefined if the server refuses the connection. */
export async function connect({ port, address }: Place): Promise<Client | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${socketPath}`, {
    localAddress: address,
    perMessageDeflate: false,
  });
  socket.on("error", () => {});
  const opened = new AbortController();
  const isOpen = await Promise.race([
    once(socket, "open", opened).then(() => true),
    once(socket, "close", opened).then(() => false),
  ]).catch(() => false);
  opened.abort();
  return isOpen ? clientOf(socket) : undefined;
}

function clientOf(socket: WebSocket): Client {
  const waiting = new Set<{
    readonly wanted: (message: ServerMessage) => boolean;
    readonly done: (message: ServerMessage | undefined) => void;
  }>();
  socket.on("message", (data: Buffer) => {
    if (waiting.size === 0) return;
    const message: ServerMessage = JSON.parse(data.toString());
    for (const one of waiting)
      if (one.wanted(message)) {
        waiting.delete(one);
        one.done(message);
      }
  });
  socket.on("close", () => {
    for (const { done } of waiting) done(undefined);
  });
  return {
    socket,
    say: (message) => socket.send(JSON.stringify(message)),
    hear: (wanted) =>
      new Promise((done) => {
        if (socket.readyState === WebSocket.OPEN) waiting.add({ wanted, done });
        else done(undefined);
      }),
  };
}

/** A client that has entered the match; undefined if it was refused. */
export async function enter(place: Place, match: string, token?: string): Promise<Client | undefined> {
  const client = await connect(place);
  if (client === undefined) return undefined;
  client.say({ type: "enter", protocol: 1, match, ...(token === undefined ? {} : { token }) });
  const entered = await client.hear(({ type }) => type === "match" || type === "refused");
  if (entered?.type === "match") return client;
  client.socket.terminate();
  return undefined;
}
