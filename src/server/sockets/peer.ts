/** The sending half of a client's connection. A client that reads too slowly is closed before it costs much memory. */

import { closeCodes } from "../../protocol/online/codes.ts";
import type { ServerContext } from "../context.ts";
import { closeTimeoutMs } from "../http.ts";
import type { Peer } from "../match/audience.ts";
import type { Client } from "./clients.ts";
import type { ServerSocket } from "./server-socket.ts";

export class SocketPeer implements Peer {
  seat: Peer["seat"] = null;
  /** Whose connection it is. */
  readonly client: Client;
  readonly #socket: ServerSocket;
  readonly #context: ServerContext;
  #closing = false;

  constructor(socket: ServerSocket, context: ServerContext, client: Client) {
    this.#socket = socket;
    this.#context = context;
    this.client = client;
  }

  mayOpenGame(): boolean {
    return this.client.mayOpenGame();
  }

  get isOpen(): boolean {
    return !this.#closing && this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    this.#socket.send(text);
    this.#limitUnread();
  }

  /** Answers a ping frame. */
  pong(data: Buffer): void {
    this.#socket.pong(data);
    this.#limitUnread();
  }

  /** For a client that goes on sending behind the end of its connection. */
  cutOff(): void {
    this.#socket.terminate();
  }

  close(why: keyof typeof closeCodes, message: string): void {
    if (!this.isOpen) return;
    this.#closing = true;
    this.#context.metrics.add("switchyard_closed_total", why);
    closeGracefully(this.#socket, this.#context, why, message);
  }

  #limitUnread(): void {
    if (this.#socket.bufferedAmount > this.#context.limits["unread-bytes"])
      this.close("tooSlow", "You read too slowly; connect again to get what you missed.");
  }
}

/** A client that does not answer the closing handshake in time is cut off. */
export function closeGracefully(
  socket: ServerSocket,
  { host }: Pick<ServerContext, "host">,
  why: keyof typeof closeCodes,
  message: string,
): void {
  socket.close(closeCodes[why], message);
  host.after(closeTimeoutMs, () => socket.terminate());
}
