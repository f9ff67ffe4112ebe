/** The sockets of the HTTP server by client, so that no client has too many, and all can be closed. */

import type { Socket } from "node:net";

export class OpenSockets {
  readonly #clients = new Map<string, Set<Socket>>();
  /** Sockets that play online, which are the business of online play. */
  readonly #upgraded = new WeakSet<object>();

  /** Gives how many the client has with this one. */
  add(client: string, socket: Socket): number {
    const sockets = this.#clients.get(client) ?? new Set();
    // A socket may come a second time, when what it offered was taken out of its request.
    if (sockets.has(socket)) return sockets.size;
    this.#clients.set(client, sockets.add(socket));
    socket.on("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#clients.get(client) === sockets) this.#clients.delete(client);
    });
    return sockets.size;
  }

  upgrade(socket: object): void {
    this.#upgraded.add(socket);
  }

  /** Cuts off what a client has waiting, but for its games. */
  cutOff(client: string): void {
    for (const socket of this.#clients.get(client) ?? []) if (!this.#upgraded.has(socket)) socket.destroy();
  }

  get all(): readonly Socket[] {
    return [...this.#clients.values()].flatMap((sockets) => [...sockets]);
  }
}
