/** Time that passes only when everything else is done, and a network with seeded faults in it. */

import type { SocketLike } from "../../src/client/host.ts";

export interface Faults {
  readonly drop: number;
  readonly repeat: number;
  readonly reorder: number;
  readonly cut: number;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

export class VirtualTime {
  now = 1_000_000;
  #due: Due[] = [];

  after(ms: number, run: () => void): Due {
    const entry = { at: this.now + Math.ceil(ms), run };
    this.#due.push(entry);
    return entry;
  }

  forget(timer: unknown): void {
    this.#due = this.#due.filter((entry) => entry !== timer);
  }

  /** Runs until `done`, or until so much time has passed. */
  run(done: () => boolean, limit: number): void {
    const end = this.now + limit;
    while (!done()) {
      const at = Math.min(...this.#due.map((entry) => entry.at));
      const next = this.#due.find((entry) => entry.at === at);
      if (next === undefined || at > end) return;
      this.forget(next);
      this.now = Math.max(this.now, at);
      next.run();
    }
  }
}

interface Listeners {
  readonly open: (() => void)[];
  readonly message: ((event: { readonly data: unknown }) => void)[];
  readonly close: ((event: { readonly code: number; readonly reason: string }) => void)[];
  readonly error: (() => void)[];
}

export interface ServerEnd {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Accepts {
  connected(end: ServerEnd): { readonly heard: (text: string) => void; readonly lost: () => void };
}

/** A socket of the client whose messages pass a faulty network on their way to `server` and back. */
export class VirtualSocket implements SocketLike {
  readonly #listeners: Listeners = { open: [], message: [], close: [], error: [] };
  #state: "connecting" | "open" | "closed" = "connecting";
  readonly #time: VirtualTime;
  readonly #random: () => number;
  readonly #faults: Faults;
  readonly #heard: (text: string) => void;
  readonly #lost: () => void;
  #lastArrival = 0;

  constructor(time: VirtualTime, random: () => number, faults: Faults, server: Accepts) {
    this.#time = time;
    this.#random = random;
    this.#faults = faults;
    const ends = server.connected({
      send: (text) => this.#travel(() => this.#arrive(text)),
      close: (code, reason) => this.#travel(() => this.#finish(code, reason)),
    });
    this.#heard = ends.heard;
    this.#lost = ends.lost;
    time.after(5, () => this.#connect());
  }

  #connect(): void {
    if (this.#random() < this.#faults.cut) this.#finish(1006, "");
    if (this.#state !== "connecting") return;
    this.#state = "open";
    for (const listener of this.#listeners.open) listener();
  }

  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: "close",
    listener: (event: { readonly code: number; readonly reason: string }) => void,
  ): void;
  addEventListener(type: keyof Listeners, listener: (event: never) => void): void {
    const list: ((event: never) => void)[] = this.#listeners[type];
    list.push(listener);
  }

  send(text: string): void {
    this.#travel(() => {
      if (this.#state === "open") this.#heard(text);
    });
  }

  close(): void {
    this.#finish(1000, "");
  }

  #travel(deliver: () => void): void {
    const { drop, repeat, reorder, cut } = this.#faults;
    if (this.#random() < cut) {
      this.#time.after(1, () => this.#finish(1006, ""));
      return;
    }
    if (this.#random() < drop) return;
    const copies = this.#random() < repeat ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) this.#schedule(deliver, this.#random() < reorder);
  }

  /** In order, unless this one is to be overtaken. */
  #schedule(deliver: () => void, late: boolean): void {
    const at = Math.max(this.#lastArrival, this.#time.now + 5 + this.#random() * 20);
    if (!late) this.#lastArrival = at;
    this.#time.after(at - this.#time.now + (late ? 200 : 0), deliver);
  }

  #arrive(text: string): void {
    if (this.#state !== "open") return;
    for (const listener of this.#listeners.message) listener({ data: text });
  }

  #finish(code: number, reason: string): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#lost();
    for (const listener of this.#listeners.close) listener({ code, reason });
  }
}
