/**
 * A faulty network: sockets with the client's own code on one end and the server's own code on the other. It drops, delays,
 * repeats and reorders frames, and cuts connections so that both ends notice, or one, or neither.
 */

import type { SocketLike } from "../../src/online/client/host.ts";
import type { ServerSocket } from "../../src/server/sockets/sockets.ts";
import type { Chance } from "./chance.ts";
import type { Time } from "./time.ts";

/** How likely each fault is for each frame. */
export interface Weather {
  readonly drop: number;
  readonly repeat: number;
  readonly reorder: number;
  readonly delay: number;
  readonly cut: number;
}

export const calm: Weather = { drop: 0, repeat: 0, reorder: 0, delay: 0, cut: 0 };

export interface Network {
  readonly time: Time;
  readonly chance: Chance;
  weather: Weather;
  readonly fault: (kind: string) => void;
  /** Sees every message that the server receives and sends. */
  readonly witness: {
    heard(end: ServerEnd, text: string): void;
    said(end: ServerEnd, text: string): void;
    closed(end: ServerEnd, code: number, reason: string): void;
    ended(end: ServerEnd): void;
  };
}

/** Where a connection leads. Returns false if no server is there. */
export type Door = (end: ServerEnd) => boolean;

const abnormal = { code: 1006, reason: "" };

export class Wire implements SocketLike {
  readonly #network: Network;
  readonly server: ServerEnd;
  readonly #listeners: Readonly<Record<string, ((event: never) => void)[]>> = {
    open: [],
    message: [],
    close: [],
    error: [],
  };
  #state: "connecting" | "open" | "closed" = "connecting";
  #severed = false;
  #lastArrival = 0;
  #readsFrom = 0;
  readonly #onSend: (text: string) => void;

  constructor(network: Network, number: number, door: Door, onSend: (text: string) => void) {
    this.#network = network;
    this.#onSend = onSend;
    this.server = new ServerEnd(this, network, number);
    this.#later(() => this.#reach(door));
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners[type]?.push(listener);
  }

  send(text: string): void {
    this.#onSend(text);
    this.#travel(() => this.server.hear(text));
  }

  /** For this long, the client reads nothing, so messages wait on the server. */
  stall(ms: number): void {
    const { time, fault } = this.#network;
    fault("stall");
    this.#readsFrom = time.now + ms;
    this.#lastArrival = Math.max(this.#lastArrival, this.#readsFrom);
    time.after(ms, () => {
      if (time.now >= this.#readsFrom) this.server.bufferedAmount = 0;
    });
  }

  close(): void {
    this.#state = "closed";
    this.#later(() => this.server.end());
  }

  /** Receives a message from the server. */
  tell(text: string): void {
    if (this.#network.time.now < this.#readsFrom) this.server.bufferedAmount += text.length;
    this.#travel(() => this.#emit("message", { data: text }));
  }

  /** A ping from the server, which a client's socket answers by itself. */
  ping(): void {
    this.#travel(() => this.#state === "open" && this.#travel(() => this.server.beat()));
  }

  /** The server ends the connection and says why. */
  hangUp(code: number, reason: string): void {
    this.#later(() => {
      this.#finish({ code, reason });
      this.#later(() => this.server.end());
    });
  }

  /** The server's end disappears without a word. */
  break(isTold: boolean): void {
    if (isTold) this.#later(() => this.#finish(abnormal));
    this.#severed = true;
  }

  #reach(door: Door): void {
    if (this.#state === "closed") return;
    const isAdmitted = door(this.server);
    this.#later(() => {
      if (!isAdmitted) this.#finish(abnormal);
      if (this.#state !== "connecting") return;
      this.#state = "open";
      for (const listener of this.#listeners.open ?? []) (listener as () => void)();
    });
  }

  #later(run: () => void): void {
    const { time, chance } = this.#network;
    if (this.#severed) return;
    const at = Math.max(this.#lastArrival, time.now + chance.between(1, 40));
    this.#lastArrival = at;
    time.after(at - time.now, run);
  }

  #travel(deliver: () => void): void {
    const { chance, weather, fault } = this.#network;
    if (this.#severed) return;
    if (chance.happens(weather.cut)) this.#cut();
    else if (chance.happens(weather.drop)) fault("drop");
    else {
      this.#carry(deliver);
      if (!chance.happens(weather.repeat)) return;
      fault("repeat");
      this.#carry(deliver);
    }
  }

  #carry(deliver: () => void): void {
    const { time, chance, weather, fault } = this.#network;
    if (chance.happens(weather.reorder)) {
      fault("reorder");
      time.after(chance.between(30, 400), deliver);
    } else if (chance.happens(weather.delay)) {
      fault("delay");
      this.#lastArrival = Math.max(this.#lastArrival, time.now + chance.between(500, 6_000));
      this.#later(deliver);
    } else this.#later(deliver);
  }

  #cut(): void {
    const { time, chance, fault } = this.#network;
    fault("cut");
    this.#severed = true;
    if (chance.happens(0.7)) time.after(chance.between(1, 3_000), () => this.#finish(abnormal));
    if (chance.happens(0.7)) time.after(chance.between(1, 9_000), () => this.server.end());
  }

  #finish(why: { readonly code: number; readonly reason: string }): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    for (const listener of this.#listeners.close ?? []) (listener as (event: typeof why) => void)(why);
  }

  #emit(type: "message", event: { readonly data: string }): void {
    if (this.#state !== "open") return;
    for (const listener of this.#listeners[type] ?? [])
      (listener as (event: { data: string }) => void)(event);
  }
}

type Listener = (...values: never[]) => void;

export class ServerEnd implements ServerSocket {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly number: number;
  readonly #wire: Wire;
  readonly #network: Network;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(wire: Wire, network: Network, number: number) {
    this.#wire = wire;
    this.#network = network;
    this.number = number;
  }

  on(event: string, listener: Listener): void {
    const known = this.#listeners.get(event);
    if (known === undefined) this.#listeners.set(event, [listener]);
    else known.push(listener);
  }

  send(text: string): void {
    if (this.readyState !== 1) return;
    this.#network.witness.said(this, text);
    this.#wire.tell(text);
  }

  ping(): void {
    this.#wire.ping();
  }

  close(code: number, reason: string): void {
    if (this.readyState !== 1) return;
    this.readyState = 2;
    this.#network.witness.closed(this, code, reason);
    this.#network.witness.ended(this);
    this.#wire.hangUp(code, reason);
  }

  terminate(): void {
    if (this.readyState === 3) return;
    this.#wire.break(true);
    this.end();
  }

  /** The process at this end dies and does nothing more. */
  die(isTold: boolean): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#listeners.clear();
    this.#network.witness.ended(this);
    this.#wire.break(isTold);
  }

  /** This end assumes that the connection is gone. */
  end(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#network.witness.ended(this);
    this.#emit("close");
  }

  hear(text: string): void {
    if (this.readyState !== 1) return;
    this.#network.witness.heard(this, text);
    this.#emit("message", Buffer.from(text), false);
  }

  /** Clients don't send socket pings. */
  pong(): void {}

  beat(): void {
    if (this.readyState === 1) this.#emit("pong", Buffer.alloc(0));
  }

  #emit(event: string, ...values: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? [])
      (listener as (...all: unknown[]) => void)(...values);
  }
}
