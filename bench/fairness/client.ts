/** A client with its own address: 127.0.0.2, 127.0.0.3, … are all this machine. */

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { WebSocket } from "ws";
import {
  type ClientMessage,
  type Created,
  type CreateRequest,
  createdSchema,
  matchesPath,
  onlineProtocol,
  type ServerMessage,
  socketPath,
} from "../../src/online/messages.ts";
import { switches } from "../online/adapter.ts";

export interface Place {
  readonly port: number;
  readonly address: string;
}

export async function openGame({ port, address }: Place, wanted: CreateRequest): Promise<Created> {
  const path = `/${matchesPath}`;
  const asked = request({ host: "127.0.0.1", port, path, method: "POST", localAddress: address });
  const answered = once(asked, "response");
  asked.end(JSON.stringify(wanted));
  const [answer]: IncomingMessage[] = await answered;
  const created = answer === undefined ? undefined : await json(answer);
  if (answer?.statusCode === 201) return createdSchema.parse(created);
  throw new Error(`No game was opened: ${JSON.stringify(created)}`);
}

export interface Client {
  readonly socket: WebSocket;
  say(message: ClientMessage): void;
  /** Undefined if the connection ends first. */
  hear(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage | undefined>;
}

/** Undefined if the server refuses the connection. */
async function connect({ port, address }: Place): Promise<Client | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${socketPath}`, {
    localAddress: address,
    perMessageDeflate: false,
  });
  socket.on("error", () => {});
  await new Promise((done) => socket.once("open", done).once("close", done));
  return socket.readyState === WebSocket.OPEN ? clientOf(socket) : undefined;
}

function clientOf(socket: WebSocket): Client {
  const hear: Client["hear"] = (wanted) =>
    new Promise((done) => {
      if (socket.readyState !== WebSocket.OPEN) return done(undefined);
      const end = (message?: ServerMessage) => {
        socket.off("message", listen).off("close", lose);
        done(message);
      };
      const lose = () => end();
      const listen = (data: Buffer) => {
        const message: ServerMessage = JSON.parse(data.toString());
        if (wanted(message)) end(message);
      };
      socket.on("message", listen).on("close", lose);
    });
  return { socket, say: (message) => socket.send(JSON.stringify(message)), hear };
}

/** Undefined if the server refuses the client. */
export async function enter(place: Place, match: string, token?: string): Promise<Client | undefined> {
  const client = await connect(place);
  if (client === undefined) return undefined;
  client.say({ type: "enter", protocol: onlineProtocol, match, ...(token === undefined ? {} : { token }) });
  const entered = await client.hear(({ type }) => type === "match" || type === "refused");
  if (entered?.type === "match") return client;
  client.socket.terminate();
  return undefined;
}

export function isMove(message: ServerMessage, ply: number): boolean {
  return message.type === "event" && message.event.type === "moved" && message.event.ply === ply;
}

export async function sitDown(place: Place): Promise<readonly [Client, Client]> {
  const wanted = { game: "switch-battle", options: { switches }, seat: 1, first: 1, name: "Ann" } as const;
  const { id, token } = await openGame(place, wanted);
  const one = await enter(place, id, token);
  const two = await enter(place, id);
  if (one === undefined || two === undefined) throw new Error("The server refused a player.");
  const joined = one.hear((message) => message.type === "event" && message.event.type === "joined");
  const seated = two.hear(({ type }) => type === "seated");
  two.say({ type: "join", id: "join", name: "Ben", token: randomBytes(16).toString("base64url") });
  await Promise.all([joined, seated]);
  return [one, two];
}
