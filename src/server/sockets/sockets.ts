/** The sockets of online play: which clients may connect, and that silent ones are closed. */

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type Server, WebSocketServer } from "ws";
import type { ServerContext } from "../context.ts";
import type { Cancel } from "../host.ts";
import { endSocket } from "../http.ts";
import type { Rooms } from "../match/rooms.ts";
import type { Clients } from "./clients.ts";
import { type Connection, receiveFrom } from "./connection.ts";
import { closeGracefully, newPeer, type ServerSocket } from "./peer.ts";
import { TextSocket } from "./text-socket.ts";

const refusals = {
  full: "This server has no room for more connections; wait a minute.",
  "too-many": "There are too many connections from your address; close some, or wait 10 s.",
  "too-fast": "There were too many new connections from your address; wait 10 s.",
};

/** Of one message. Without a limit the empty ones would cost the client nothing, and the server all its time. */
const mostFragments = 16;

export class Sockets {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #clients: Clients;
  readonly #server: Server<typeof TextSocket>;
  readonly #connections = new Set<Connection>();
  readonly #stopHeartbeats: Cancel;

  constructor(context: ServerContext, rooms: Rooms, clients: Clients) {
    this.#context = context;
    this.#rooms = rooms;
    this.#clients = clients;
    this.#server = new WebSocketServer({
      noServer: true,
      WebSocket: TextSocket,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: context.limits["frame-bytes"],
      maxFragments: mostFragments,
    });
    const everyMs = (context.limits["silent-seconds"] * 1000) / 3;
    this.#stopHeartbeats = context.host.every(everyMs, () => {
      for (const connection of this.#connections) connection.heartbeat();
      this.#clients.forgetIdle();
    });
  }

  get size(): number {
    return this.#connections.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): void {
    if (this.#clients.of(client).isFlooding) {
      this.#countRefused();
      endSocket(socket, "429 Too Many Requests");
    } else
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        ws.wire = socket;
        this.admit(ws, client);
      });
  }

  stopReading(): void {
    for (const connection of this.#connections) connection.stopReading();
  }

  /** Asks every client to come back in a moment. */
  close(): void {
    this.#stopHeartbeats();
    for (const connection of this.#connections) connection.restart();
    this.#server.close();
  }

  admit(ws: ServerSocket, name: string): void {
    const client = this.#clients.of(name);
    this.#context.metrics.add("switchyard_connects_total");
    const isFull = this.size >= this.#context.limits.connections;
    const refusal = isFull ? "full" : this.#clients.connect(client);
    if (refusal !== undefined) {
      this.#countRefused();
      ws.on("error", () => {});
      closeGracefully(ws, this.#context, "tooManyConnections", refusals[refusal]);
      return;
    }
    const peer = newPeer(ws, this.#context, client);
    const connection = receiveFrom(ws, peer, this.#context, this.#rooms);
    this.#connections.add(connection);
    ws.on("close", () => {
      this.#connections.delete(connection);
      this.#clients.disconnect(client);
    });
  }

  #countRefused(): void {
    this.#context.metrics.add("switchyard_closed_total", "tooManyConnections");
  }
}
