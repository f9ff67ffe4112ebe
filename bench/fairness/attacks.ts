/** What one address, or a few, can ask of a server inside its limits. Each attack goes on until its process ends. */

import { connect as connectSocket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerMessage } from "../../src/protocol/online/messages.ts";
import { socketPath } from "../../src/protocol/online/messages.ts";
import { type Client, connect, enter, openGame, type Place } from "./client.ts";

export interface Target {
  readonly port: number;
  /** Games of 3,000 events that are in the store. */
  readonly longGames: readonly string[];
}

export type Attack = (target: Target) => Promise<unknown>;

/** Just within the limit of 20 messages per second. */
const betweenMessages = 1000 / 19;

export const attacks = {
  "empty fragments": ({ port }) => crowd(12, () => sendFragments({ port, address: "127.0.0.2" })),
  "reconnects to 50 long games": ({ port, longGames }) =>
    crowd(50, async (index) => {
      const client = await enter({ port, address: "127.0.0.2" }, longGames[index] ?? "");
      client?.socket.terminate();
    }),
  "re-entering on 95 connections": ({ port, longGames }) =>
    crowd(95, () => reenter({ port, address: "127.0.0.2" }, longGames[0] ?? "")),
  "100 games against hard": ({ port }) => crowd(100, () => playHard({ port, address: "127.0.0.2" })),
  "1,000 watchers come and go": ({ port, longGames }) =>
    crowd(1_000, async (index) => {
      const client = await enter({ port, address: `127.0.0.${20 + (index % 12)}` }, longGames[0] ?? "");
      await pause(Math.random() * 20_000);
      client?.socket.terminate();
    }),
  "slow headers and bodies": ({ port }) =>
    crowd(2_000, (index) => sendSlowly({ port, address: `127.0.0.${20 + (index % 5)}` }, index)),
  "pipelined requests": ({ port }) => crowd(20, () => pipeline({ port, address: "127.0.0.2" })),
  "ping floods": ({ port }) => crowd(50, () => floodPings({ port, address: "127.0.0.2" })),
} satisfies Readonly<Record<string, Attack>>;

/** Runs a number of clients at once; each starts again soon after it is done or refused. */
function crowd(count: number, once: (index: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await pause(index);
      for (;;) {
        await once(index).catch(() => {});
        await pause(250);
      }
    }),
  );
}

/** Nineteen times per second, a message of 16,000 empty fragments. */
async function sendFragments({ port, address }: Place): Promise<void> {
  const socket = connectSocket({ port, host: "127.0.0.1", localAddress: address });
  let isOpen = true;
  socket.on("error", () => {});
  socket.on("close", () => {
    isOpen = false;
  });
  socket.resume();
  const key = Buffer.alloc(16).toString("base64");
  const headers = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
  socket.write(`GET /${socketPath} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`);
  await pause(200);
  const empty = Buffer.from([0, 0x80, 0, 0, 0, 0]);
  const first = Buffer.from([1, 0x80, 0, 0, 0, 0]);
  const last = Buffer.from([0x80, 0x80, 0, 0, 0, 0]);
  const message = Buffer.concat([first, ...Array.from({ length: 16_000 }, () => empty), last]);
  while (isOpen) {
    if (socket.writableLength < message.length) socket.write(message);
    await pause(betweenMessages);
  }
}

async function reenter(place: Place, match: string): Promise<void> {
  const client = await enter(place, match);
  while (client?.socket.readyState === client?.socket.OPEN && client !== undefined) {
    client.say({ type: "enter", protocol: 1, match });
    await pause(betweenMessages);
  }
}

/** A move, the computer's reply, both taken back, and so on: the computer has to think again each time. */
async function playHard(place: Place): Promise<void> {
  const wanted = { game: "factor-frenzy", options: { max: 100 }, vs: "hard", seat: 1, first: 1 } as const;
  const { id, token } = await openGame(place, wanted);
  const client = await enter(place, id, token);
  for (let round = 0; client !== undefined; round++) {
    const replied = client.hear((message) => isMove(message, 1));
    client.say({ type: "move", id: `m${round}`, ply: 0, move: String(90 + (round % 10)) });
    if ((await replied) === undefined) return;
    const back = client.hear((message) => message.type === "event" && message.event.type === "taken-back");
    client.say({ type: "offer", id: `t${round}`, what: "takeback" });
    if ((await back) === undefined) return;
  }
}

function isMove(message: ServerMessage, ply: number): boolean {
  return message.type === "event" && message.event.type === "moved" && message.event.ply === ply;
}

/** Half a request, with another header or byte now and then. */
function sendSlowly({ port, address }: Place, index: number): Promise<void> {
  const begun =
    index % 2 === 0
      ? "GET / HTTP/1.1\r\n"
      : "POST /online/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{";
  return new Promise((done) => {
    const socket = connectSocket({ port, host: "127.0.0.1", localAddress: address });
    socket.on("error", () => {});
    const dripping = setInterval(() => socket.write(index % 2 === 0 ? "X: y\r\n" : " "), 2_000);
    socket.on("close", () => {
      clearInterval(dripping);
      done();
    });
    socket.resume();
    socket.write(begun);
  });
}

/** Many requests in each packet, on connection after connection. */
async function pipeline(place: Place): Promise<void> {
  const requests = "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500);
  const until = performance.now() + 5_000;
  while (performance.now() < until)
    await new Promise<void>((done) => {
      const socket = connectSocket({ port: place.port, host: "127.0.0.1", localAddress: place.address });
      const writeOn = () => void (socket.write(requests) && setTimeout(writeOn, 5));
      socket.on("error", () => {});
      socket.on("drain", writeOn);
      socket.on("close", () => done());
      socket.resume();
      writeOn();
    });
}

async function floodPings(place: Place): Promise<void> {
  const client: Client | undefined = await connect(place);
  while (client !== undefined && client.socket.readyState === client.socket.OPEN) {
    for (let count = 0; count < 200; count++) client.socket.ping("x".repeat(100));
    await pause(5);
  }
}
