/**
 * Our own matches: one player opens the match, the other takes the free seat. The mover has a ply when its event comes back, and the
 * server sends that only when it is on the disk.
 */

import { randomBytes } from "node:crypto";
import {
  type ClientMessage,
  type Created,
  createdSchema,
  matchesPath,
  onlineProtocol,
  type ServerMessage,
  socketPath,
} from "../../../src/protocol/online/messages.ts";
import { type Client, type OpenMatch, type Received, switchAt, switches } from "../adapter.ts";
import { connectText } from "./text-socket.ts";

export const openAtSwitchyard: OpenMatch = async (port, received, otherPort = port) => {
  const { id, token } = await create(port);
  const enter = { type: "enter", protocol: onlineProtocol, match: id } as const;
  const first = await sit(port, received);
  await first.say({ ...enter, token }, (answer) => answer.type === "match");
  const second = await sit(otherPort, received);
  await second.say(enter, (answer) => answer.type === "match");
  const join = { type: "join", id: "join", name: "Ben", token: newToken() } as const;
  const joined = first.until((message) => message.type === "event" && message.event.type === "joined");
  await Promise.all([joined, second.say(join, (answer) => answer.type === "seated")]);
  return [first, second];
};

async function create(port: number): Promise<Created> {
  const request = { game: "switch-battle", options: { switches }, seat: 1, first: 1, name: "Ann" };
  const answer = await fetch(`http://127.0.0.1:${port}/${matchesPath}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new Error(`No match was made: ${await answer.text()}`);
  return createdSchema.parse(await answer.json());
}

type Wanted = (message: ServerMessage) => boolean;

interface Sitter extends Client {
  /** Resolves when a message comes that is wanted. */
  readonly until: (wanted: Wanted) => Promise<void>;
  readonly say: (message: ClientMessage, answer: Wanted) => Promise<void>;
}

async function sit(port: number, received: Received): Promise<Sitter> {
  let other: (message: ServerMessage) => void = () => {};
  const socket = await connectText(`ws://127.0.0.1:${port}/${socketPath}`, (text) => {
    const message: ServerMessage = JSON.parse(text);
    if (message.type === "refused") throw new Error(message.message);
    if (message.type === "event" && message.event.type === "moved") received(message.event.ply);
    else other(message);
  });
  const tell = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const until = (wanted: Wanted) =>
    new Promise<void>((done) => {
      other = (message) => {
        if (wanted(message)) done();
      };
    });
  return {
    until,
    say: (message, answer) => {
      const answered = until(answer);
      tell(message);
      return answered;
    },
    send: (ply) => tell({ type: "move", id: `move-${ply}`, ply, move: String(switchAt(ply)) }),
    close: socket.close,
  };
}

function newToken(): string {
  return randomBytes(16).toString("base64url");
}
