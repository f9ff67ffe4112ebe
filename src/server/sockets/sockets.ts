/** The sockets of online play: which clients may connect, and that silent ones are closed. */

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { ServerContext } from "../context.ts";
import { endSocket } from "../http.ts";
import type { Rooms } from "../match/rooms.ts";
import type { Clients } from "./clients.ts";
import { closeGracefully, openConnection, type ServerConnection, type ServerSocket } from "./connection.ts";

const refusals = {
  full: "This server has no room for more connections; wait a minute.",
  "too-many": "Too many connections from your address; close some, or wait 10 s.",
  "too-fast": "Too many new connections from your address; wait 10 s.",
};

/** Per message. Otherwise empty fragments would cost the client nothing and the server all its time. */
const mostFragments = 16;

export function openSockets(context: ServerContext, rooms: Rooms, clients: Clients) {
  const { limits, metrics, host } = context;
  const connections = new Set<ServerConnection>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: limits["frame-bytes"],
    maxFragments: mostFragments,
  });
  const stopHeartbeats = host.every((limits["silent-seconds"] * 1000) / 3, () => {
    for (const connection of connections) connection.heartbeat();
    clients.forgetIdle();
  });
  const countRefused = () => metrics.add("switchyard_closed_total", "tooManyConnections");
  const admit = (ws: ServerSocket, name: string) => {
    const client = clients.of(name);
    metrics.add("switchyard_connects_total");
    const refusal = connections.size >= limits.connections ? "full" : clients.connect(client);
    if (refusal !== undefined) {
      countRefused();
      ws.on("error", () => {});
      closeGracefully(ws, context, "tooManyConnections", refusals[refusal]);
      return;
    }
    const connection = openConnection(ws, client, context, rooms);
    connections.add(connection);
    ws.on("close", () => {
      connections.delete(connection);
      clients.disconnect(client);
    });
  };
  return {
    admit,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): void {
      if (clients.of(client).connects.isFlooding) {
        countRefused();
        endSocket(socket, "429 Too Many Requests");
      } else server.handleUpgrade(request, socket, head, (ws) => admit(withWholeFrames(ws, socket), client));
    },
    size: () => connections.size,
    stopReading(): void {
      for (const connection of connections) connection.stopReading();
    },
    /** Asks every client to come back in a moment. */
    close(): void {
      stopHeartbeats();
      for (const connection of connections) connection.restart();
      server.close();
    },
  };
}

/** The library writes a frame's head and its text one after the other, which costs a seventh of all work for a move. */
function withWholeFrames(ws: WebSocket, socket: Duplex): ServerSocket {
  return Object.assign(ws, { send: (text: string) => void socket.write(textFrame(text)) });
}

/** Frames of the WebSocket protocol (RFC 6455, section 5.2) from a server. */

/** The last frame of a message, which is text. */
const wholeText = 0x81;
/** From these lengths on, the head has two more bytes for the length, or eight. */
const mediumLength = 126;
const greatLength = 65_536;

/** Head and text in one piece, so that they go out with one write. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < mediumLength ? 2 : length < greatLength ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = wholeText;
  if (head === 2) frame[1] = length;
  else if (head === 4) frame.writeUInt16BE(length, frame.writeUInt8(126, 1));
  else frame.writeBigUInt64BE(BigInt(length), frame.writeUInt8(127, 1));
  frame.write(text, head);
  return frame;
}
