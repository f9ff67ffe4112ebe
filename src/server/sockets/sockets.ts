/** The sockets of online play: who may connect, and what becomes of each message. */

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { closeCodes } from "../../protocol/online/codes.ts";
import type { House } from "../context.ts";
import type { Rooms } from "../match/rooms.ts";
import type { Clients } from "./clients.ts";
import { Connection, type Line, sayFarewell } from "./connection.ts";

export class Sockets {
  readonly #house: House;
  readonly #rooms: Rooms;
  readonly #clients: Clients;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<Connection>();
  readonly #pulse: NodeJS.Timeout;

  constructor(house: House, rooms: Rooms, clients: Clients) {
    this.#house = house;
    this.#rooms = rooms;
    this.#clients = clients;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: house.limits["frame-bytes"],
    });
    this.#pulse = setInterval(() => this.#feelPulse(), (house.limits["silent-seconds"] * 1000) / 3);
    this.#pulse.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): void {
    this.#server.handleUpgrade(request, socket, head, (ws) =>
      this.#admit({ socket: ws, wire: socket, mayOpenGame: () => this.#clients.mayOpenGame(client) }, client),
    );
  }

  stopHearing(): void {
    for (const connection of this.#connections) connection.stopHearing();
  }

  /** Everybody is asked to come back in a moment. */
  close(): void {
    clearInterval(this.#pulse);
    for (const connection of this.#connections)
      connection.close(closeCodes.restarting, "The server restarts; come back in a moment.");
    this.#server.close();
  }

  #admit(line: Line, client: string): void {
    const { socket: ws } = line;
    if (this.size >= this.#house.limits.connections || !this.#clients.connect(client)) {
      this.#house.metrics.add("switchyard_closed_total", "tooManyConnections");
      ws.on("error", () => {});
      sayFarewell(ws, closeCodes.tooManyConnections, "There are too many connections from your address.");
      return;
    }
    const connection = new Connection(line, this.#house, this.#rooms);
    this.#connections.add(connection);
    ws.on("close", () => {
      this.#connections.delete(connection);
      this.#clients.disconnect(client);
    });
  }

  #feelPulse(): void {
    for (const connection of this.#connections) connection.feelPulse();
  }
}
