/**
 * A client first says which match it wants. It sends each command as soon as it has entered, and resends it only when that's
 * due.
 */

import { times } from "../../../src/online/client/connection.ts";
import type { OnlineView } from "../../../src/online/client/view.ts";
import type { ClientMessage } from "../../../src/online/messages.ts";

/** What a client has sent over one connection. */
export class Sending {
  readonly #accuse: (what: string) => void;
  /** When each command was last sent, by the client's own clock. */
  readonly #sentAt = new Map<string, number>();
  #hasEntered = false;

  constructor(accuse: (what: string) => void) {
    this.#accuse = accuse;
  }

  sent(text: string, now: number): void {
    const message: ClientMessage = JSON.parse(text);
    if ((message.type === "enter") === this.#hasEntered) this.#accuse(`sends ${text} at the wrong time`);
    this.#hasEntered = true;
    if (message.type === "enter" || message.type === "ping") return;
    const before = this.#sentAt.get(message.id);
    if (before !== undefined && now < before + times.refusedResend)
      this.#accuse(`sends ${message.id} again after ${now - before} ms`);
    this.#sentAt.set(message.id, now);
  }

  /** Call this when the client has nothing left to do. */
  check({ connection, pending }: OnlineView): void {
    if (connection.kind !== "open") return;
    for (const { id } of pending)
      if (!this.#sentAt.has(id)) this.#accuse(`is in, and has not sent ${id} over this connection`);
  }
}
