/** The sockets of online play: which clients may connect, and that silent ones are closed. */

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { ServerContext } from "../context.ts";
import type { Cancel } from "../host.ts";
import type { Rooms } from "../match/rooms.ts";
import type { Clients } from "./clients.ts";
import { Connection } from "./connection.ts";
import { closeGracefully, SocketPeer } from "./peer.ts";
import type { ServerSocket } from "./server-socket.ts";

export class Sockets {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #clients: Clients;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<Connection>();
  readonly #stopHeartbeats: Cancel;

  constructor(context: ServerContext, rooms: Rooms, clients: Clients) {
    this.#context = context;
    this.#rooms = rooms;
    this.#clients = clients;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: context.limits["frame-bytes"],
    });
    const everyMs = (context.limits["silent-seconds"] * 1000) / 3;
    this.#stopHeartbeats = context.host.every(everyMs, () => {
      for (const connection of this.#connections) connection.heartbeat();
    });
  }

  get size(): number {
    return this.#connections.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): void {
    this.#server.handleUpgrade(request, socket, head, (ws) => this.admit(ws, client));
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

  admit(ws: ServerSocket, client: string): void {
    if (this.size >= this.#context.limits.connections || !this.#clients.connect(client)) {
      this.#context.metrics.add("switchyard_closed_total", "tooManyConnections");
      ws.on("error", () => {});
      closeGracefully(
        ws,
        this.#context,
        "tooManyConnections",
        "There are too many connections from your address.",
      );
      return;
    }
    const peer = new SocketPeer(ws, this.#context, () => this.#clients.mayOpenGame(client));
    const connection = new Connection(ws, peer, this.#context, this.#rooms);
    this.#connections.add(connection);
    ws.on("close", () => {
      this.#connections.delete(connection);
      this.#clients.disconnect(client);
    });
  }
}
