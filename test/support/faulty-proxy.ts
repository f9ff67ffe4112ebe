/**
 * A WebSocket proxy on a real port that treats messages badly, by a seed: it drops them, says them twice, lets later ones
 * overtake, breaks off in the middle of one together with the connection, and garbles what the server says.
 */

import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import type { Random } from "../../src/core/random.ts";

/** How likely each fault is, for each message. */
export interface MessageFaults {
  readonly drop: number;
  readonly repeat: number;
  readonly reorder: number;
  readonly cut: number;
  readonly garble: number;
}

export interface FaultyProxy {
  /** The service as it is seen through the proxy, with a slash at its end. */
  readonly address: string;
  /** How often each fault has happened. */
  readonly counts: Readonly<Record<keyof MessageFaults, number>>;
  /** From now on everything goes through. */
  mend(): void;
  close(): Promise<void>;
}

type Counts = Record<keyof MessageFaults, number>;

interface Weather {
  readonly random: Random;
  faults: MessageFaults;
  readonly counts: Counts;
}

const calm: MessageFaults = { drop: 0, repeat: 0, reorder: 0, cut: 0, garble: 0 };

export async function startFaultyProxy(
  target: string,
  faults: MessageFaults,
  random: Random,
): Promise<FaultyProxy> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const weather: Weather = { random, faults, counts: { ...calm } };
  const upstream = target.replace(/^http/, "ws");
  server.on("connection", (near, request) => {
    const far = new WebSocket(new URL(request.url ?? "/", upstream));
    connectBoth(near, far, weather);
  });
  return {
    address: `http://127.0.0.1:${port}/`,
    counts: weather.counts,
    mend: () => {
      weather.faults = calm;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of server.clients) socket.terminate();
      }),
  };
}

function connectBoth(near: WebSocket, far: WebSocket, weather: Weather): void {
  const waiting: string[] = [];
  const up = new Lane(far, near, weather, false);
  const down = new Lane(near, far, weather, true);
  far.on("open", () => {
    for (const text of waiting.splice(0)) up.pass(text);
  });
  near.on("message", (data: Buffer) => {
    if (far.readyState === WebSocket.CONNECTING) waiting.push(data.toString());
    else up.pass(data.toString());
  });
  far.on("message", (data: Buffer) => down.pass(data.toString()));
  near.on("close", () => far.terminate());
  far.on("close", (code, reason) => {
    if (code >= 3000 || code === 1012) near.close(code, reason.toString());
    else near.terminate();
  });
  for (const socket of [near, far]) socket.on("error", () => {});
}

/** One direction of a connection. */
class Lane {
  readonly #to: WebSocket;
  readonly #from: WebSocket;
  readonly #weather: Weather;
  readonly #garbles: boolean;
  #held: string | undefined;

  constructor(to: WebSocket, from: WebSocket, weather: Weather, garbles: boolean) {
    this.#to = to;
    this.#from = from;
    this.#weather = weather;
    this.#garbles = garbles;
  }

  pass(text: string): void {
    if (this.#happens("drop")) return;
    if (this.#happens("cut")) this.#breakOff(text);
    else if (this.#garbles && this.#happens("garble")) this.#send(text.slice(0, text.length / 2));
    else if (this.#held === undefined && this.#happens("reorder")) this.#hold(text);
    else this.#deliver(text);
  }

  #deliver(text: string): void {
    this.#send(text);
    if (this.#happens("repeat")) this.#send(text);
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined) this.#send(held);
  }

  /** The next message overtakes this one; where none comes, it goes its way a little later. */
  #hold(text: string): void {
    this.#held = text;
    setTimeout(() => {
      if (this.#held !== text) return;
      this.#held = undefined;
      this.#send(text);
    }, 20);
  }

  /** Half a message, and the line is dead. */
  #breakOff(text: string): void {
    if (this.#to.readyState === WebSocket.OPEN)
      this.#to.send(text.slice(0, text.length / 2), { fin: false }, () => this.#to.terminate());
    this.#from.terminate();
  }

  #send(text: string): void {
    if (this.#to.readyState === WebSocket.OPEN) this.#to.send(text);
  }

  #happens(fault: keyof MessageFaults): boolean {
    const { random, faults, counts } = this.#weather;
    const yes = random.below(1000) < faults[fault] * 1000;
    if (yes) counts[fault]++;
    return yes;
  }
}
